/** Where the phone keeps what its files hold until the service has them; a write happened whole or did not happen. */
export type FileBox = {
  write(id: string, contenu: Uint8Array): Promise<void>
  /** Null when nothing is kept under this id. */
  read(id: string): Promise<Uint8Array | null>
  remove(id: string): Promise<void>
  /** What is kept, and what a write that was cut left behind. */
  ids(): Promise<string[]>
  erase(): Promise<void>
}

/** A box that forgets, for tests and trials. */
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
