// Stores the phone's state as rows, so that a capture writes only what it changed.
import type { FileBox } from './fileBox.ts'

/** The kinds of rows. */
export type Genre = 'etat' | 'reference' | 'commande' | 'fichier'

/** A row, as JSON. */
export type Row = { readonly genre: Genre; readonly cle: string; readonly texte: string }

/** The rows that one change of the state writes and removes. */
export type Changes = { readonly put: readonly Row[]; readonly remove: readonly Omit<Row, 'texte'>[] }

/** A store of rows. A change is atomic, and it is on disk when `write` returns. */
export type Store = {
  /** Returns the rows in the order in which they were first written. */
  read(): Promise<Row[]>
  write(changes: Changes): Promise<void>
  erase(): Promise<void>
}

/** The data of an earlier version: its state as one text, and its files in a box of their own. */
export type KeptText = {
  read(): Promise<string | null>
  erase(): Promise<void>
  fichiers?: FileBox | undefined
}

/** A store in memory, for tests and trials. */
export function memoryStore(): Store {
  const kept = new Map<string, Row>()
  const keyOf = ({ genre, cle }: Omit<Row, 'texte'>) => `${genre} ${cle}`
  return {
    read: () => Promise.resolve([...kept.values()]),
    write({ put, remove }) {
      for (const row of put) kept.set(keyOf(row), row)
      for (const row of remove) kept.delete(keyOf(row))
      return Promise.resolve()
    },
    erase: () => Promise.resolve(kept.clear()),
  }
}
