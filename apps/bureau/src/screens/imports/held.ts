// Keeps the sent files in the memory of the page, so that their cells can be corrected. They are stored nowhere else.

const MOST = 4
const files = new Map<string, File>()

/** Keeps the file of an import; of several imports, only the latest file. */
export function hold(id: string, file: File): void {
  files.delete(id)
  files.set(id, file)
  for (const oldest of [...files.keys()].slice(0, -MOST)) files.delete(oldest)
}

/** Returns the file of an import; undefined after a reload of the page. */
export const heldOf = (id: string): File | undefined => files.get(id)
