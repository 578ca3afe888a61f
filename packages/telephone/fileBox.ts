/** Stores the content of the phone's files until the service has them. A write is atomic. */
export type FileBox = {
  write(id: string, contenu: Uint8Array): Promise<void>
  /** Returns null if nothing is stored under this id. */
  read(id: string): Promise<Uint8Array | null>
  remove(id: string): Promise<void>
  /** Returns the ids of all stored contents, including those left by an interrupted write. */
  ids(): Promise<string[]>
  erase(): Promise<void>
}

/** A box in memory, for tests and trials. */
export function memoryFileBox(): FileBox {
  const kept = new Map<string, Uint8Array>()
  return {
    write: async (id, contenu) => void kept.set(id, contenu.slice()),
    read: async (id) => kept.get(id) ?? null,
    remove: async (id) => void kept.delete(id),
    ids: async () => [...kept.keys()],
    erase: async () => kept.clear(),
  }
}
