// Files stand in a store of their own: the service signs an address for a moment, and the browser reads it there.

/** Opens the file at an address that the service signed, in another tab. */
export function openFile(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer'
  anchor.click()
}
