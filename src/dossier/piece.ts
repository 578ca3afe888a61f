// The pieces of an audit dossier, each written from one snapshot of the database. The content of a file depends only on that snapshot and
// the request: it has no clock and no random values, and a fixed order.
import type { Language, Words } from '../documents/layout.ts'
import type { Run, StreamRows } from '../http/calls/call.ts'

/** The request of a dossier, and the instant of its snapshot. */
export type Frame = {
  readonly id: string
  readonly organisation: { readonly id: string; readonly code: string; readonly nom: string }
  readonly langue: Language
  readonly fuseau_horaire: string
  readonly campagne: { readonly id: string; readonly code: string; readonly nom: string }
  /** The first and the last day of the period (`2026-11-01`), in the organization's time zone. */
  readonly du: string
  readonly au: string
  /** The first and the last instant of the period, in the format of list filters. */
  readonly depuis: string
  readonly jusqu_a: string
  /** The end of the records that descend from the campaign: `arrete_au` if the dossier extends to the campaign's last day. */
  readonly suites_jusqu_a: string
  /** The only group of operators in the dossier; null for the whole organization. */
  readonly groupement: { readonly id: string; readonly code: string; readonly nom: string } | null
  /** The lots whose trace is included, by code. */
  readonly lots: readonly { readonly id: string; readonly code: string }[]
  /** The instant of the snapshot: later data is not read. */
  readonly arrete_au: string
  /** True if the dossier includes identity documents: the requester wants them and may read them. */
  readonly pieces_identite?: boolean
  /** The reason why they are not included: `non_demandees`, `droit_manquant`; null if they are. */
  readonly pieces_identite_raison?: string | null
  /** The URL prefix at which anyone verifies a document. */
  readonly verification: string
}

/** The snapshot: every query sees the same instant, on behalf of the requester. */
export type SnapshotReader = {
  /** Calls a function of schema v1 and returns its JSON unchanged, as a route does. */
  readonly run: Run
  /** Calls a function of schema v1 that returns its JSON in pieces. */
  readonly tell: StreamRows
  /** Returns the rows of a list (`v1.collectes`…) page by page, with the filters of its route. */
  pages(list: string, request: Readonly<Record<string, unknown>>): AsyncIterable<readonly unknown[]>
}

/** A file of the dossier with its description. */
export type Piece = {
  /** Its path, of ASCII letters, digits and `. _ - /`. */
  readonly path: string
  readonly title: Words
  readonly about: Words
  /** Writes the file, piece by piece. */
  write(reading: SnapshotReader, frame: Frame): AsyncIterable<Uint8Array>
  /** The files to make from the stored data; the stored data are then not a file of the dossier. */
  readonly made?: readonly Made[]
}

/** A file that is made from stored data after the snapshot has ended. */
export type Made = {
  readonly path: string
  make(written: AsyncIterable<Uint8Array>, frame: Frame): AsyncIterable<Uint8Array>
}

/** A row of the table of pieces: one piece, or a function that returns those of a request, for example one per lot. */
export type Source = Piece | ((frame: Frame) => readonly Piece[])
