/** Where the phone keeps its state, as one text; a write either happened whole or did not happen. */
export type Store = {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  erase(): Promise<void>
}

/** A store that forgets, for tests and trials. */
export function memoryStore(initial: string | null = null): Store {
  let kept = initial
  const keep = (text: string | null) => {
    kept = text
    return Promise.resolve()
  }
  return { read: () => Promise.resolve(kept), write: keep, erase: () => keep(null) }
}
