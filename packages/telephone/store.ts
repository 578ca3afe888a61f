// Where the phone keeps its state: rows, so that a capture writes what it changed and nothing else.
import type { FileBox } from './fileBox.ts'

/** What rows tell of. */
export type Genre = 'etat' | 'reference' | 'commande' | 'fichier'

/** A row, as JSON. */
export type Row = { readonly genre: Genre; readonly cle: string; readonly texte: string }

/** What one change of the state writes and removes. */
export type Changes = { readonly put: readonly Row[]; readonly remove: readonly Omit<Row, 'texte'>[] }

/** A place of rows; all of a change is written or none of it, and what was written is on disk. */
export type Store = {
  /** In the order in which they were first written. */
  read(): Promise<Row[]>
  write(changes: Changes): Promise<void>
  erase(): Promise<void>
}

/** What an earlier version kept: its state as one text, and in another box than the phone's what its files hold. */
export type KeptText = { read(): Promise<string | null>; erase(): Promise<void>; fichiers?: FileBox }

/** A store that forgets, for tests and trials. */
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
