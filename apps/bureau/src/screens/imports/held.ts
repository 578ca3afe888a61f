// The files that were sent, in the memory of the page, so that their cells can be corrected. Nothing of them is kept elsewhere.

const MOST = 4
const files = new Map<string, File>()

/** Keeps the file of an import; of many, the latest. */
export function hold(id: string, file: File): void {
  files.delete(id)
  files.set(id, file)
  for (const oldest of [...files.keys()].slice(0, -MOST)) files.delete(oldest)
}

/** Returns the file of an import; undefined after the page was loaded again. */
export const heldOf = (id: string): File | undefined => files.get(id)
