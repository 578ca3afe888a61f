// What an audit dossier is made of: pieces, each written out of one moment of the database. Whatever stands in a file follows
// from that moment and from what was asked, and from nothing else: no clock, no chance, an order of its own.
import type { Language, Words } from '../documents/layout.ts'
import type { Run, StreamRows } from '../http/calls/call.ts'

/** What was asked, and the moment out of which it is answered. */
export type Frame = {
  readonly id: string
  readonly organisation: { readonly id: string; readonly code: string; readonly nom: string }
  readonly langue: Language
  readonly fuseau_horaire: string
  readonly campagne: { readonly id: string; readonly code: string; readonly nom: string }
  /** The first and the last day of the period (`2026-11-01`), on the clock of the organization. */
  readonly du: string
  readonly au: string
  /** The first and the last instant of the period, as lists take them. */
  readonly depuis: string
  readonly jusqu_a: string
  /** The last instant of what descends from the campaign: of a dossier until its last day, `arrete_au`. */
  readonly suites_jusqu_a: string
  /** The one group of operators that it is about; null for the whole organization. */
  readonly groupement: { readonly id: string; readonly code: string; readonly nom: string } | null
  /** The lots whose trace is told, in the order of their codes. */
  readonly lots: readonly { readonly id: string; readonly code: string }[]
  /** Nothing that came later is read. */
  readonly arrete_au: string
  /** Whether identity documents stand in it: whoever asked wants them, and may read them. */
  readonly pieces_identite?: boolean
  /** Why they do not: `non_demandees`, `droit_manquant`; null where they do. */
  readonly pieces_identite_raison?: string | null
  /** Where anybody verifies a document: what stands before its code. */
  readonly verification: string
}

/** The moment: whatever is asked of it is answered as of the same instant, in the name of who asked for the dossier. */
export type Reading = {
  /** Calls a function of schema v1 and answers its JSON as it is, as a route does. */
  readonly run: Run
  /** The same, of what is told in pieces. */
  readonly tell: StreamRows
  /** The rows of a list (`v1.collectes`…), page by page, by the filters of its route. */
  pages(list: string, request: Readonly<Record<string, unknown>>): AsyncIterable<readonly unknown[]>
}

/** A file of the dossier, and what it says of itself. */
export type Piece = {
  /** Where it stands: ASCII letters, digits and `. _ - /`. */
  readonly path: string
  readonly title: Words
  readonly about: Words
  /** The file, piece by piece. */
  write(reading: Reading, frame: Frame): AsyncIterable<Uint8Array>
  /** Files that are made of what was written, which is then none itself. */
  readonly made?: readonly Made[]
}

/** A file that is made once the moment is over, of what was written in it. */
export type Made = {
  readonly path: string
  make(written: AsyncIterable<Uint8Array>, frame: Frame): AsyncIterable<Uint8Array>
}

/** A row of the table of pieces: one piece, or those that what was asked comes to, each lot's for instance. */
export type Source = Piece | ((frame: Frame) => readonly Piece[])
