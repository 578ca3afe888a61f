// Files are kept in an object store: the service signs a URL that is valid for a short time, and the browser opens it.

/** Opens the file at a signed URL in a new tab. */
export function openFile(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer'
  anchor.click()
}
