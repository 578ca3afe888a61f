// Files are kept in an object store: the service signs a URL that is valid for a short time, and the browser opens it.

const OPEN_MS = 60_000

/** Gives a file to the browser to keep. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), OPEN_MS)
}

/** Opens the file at a signed URL in a new tab. */
export function openFile(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer'
  anchor.click()
}
