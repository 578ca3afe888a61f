// A kind of record that lists and sheets show from a table: the members of its row.

import type { fr } from '../../words/fr.ts'
import type { Entite, Operation } from '../act/forms.ts'

type Row = Readonly<Record<string, unknown>>

/** An act on a record; the service judges it again. */
export type RecordAct = {
  readonly operation: Operation
  /** Says if the record is in a state for it. */
  readonly when?: (record: Row) => boolean
  /** The values of the path's placeholders; `id` of the record unless said. */
  readonly params?: (record: Row, owner: Row) => Readonly<Record<string, string>>
  /** The first content of the form. */
  readonly begun?: (record: Row) => Readonly<Record<string, string>>
}

/** A list that belongs to a record. */
export type Belonging = {
  readonly title: 'attributions' | 'groupements' | 'documents' | 'appareils' | 'parcelles'
  readonly path: string
  readonly rows: string
  readonly query?: (record: Row) => Readonly<Record<string, string>>
  readonly columns: readonly string[]
  readonly acts?: readonly RecordAct[]
}

/** A kind of record. */
export type Kind = {
  readonly path: string
  /** The key of its name in the frame's texts. */
  readonly name: keyof typeof fr
  readonly list: string
  readonly rows: string
  /** The members that name a record in its heading and its link. */
  readonly named: readonly string[]
  readonly columns: readonly string[]
  /** Filters of the list, by their parameters: words of an enumeration, yes or no, or a record. */
  readonly filters?: Readonly<Record<string, readonly string[] | 'flag' | 'record'>>
  readonly search?: 'recherche' | 'numero'
  /** True if the list comes whole, without pages. */
  readonly isWhole?: true
  /** False if the list does not say how many rows it has. */
  readonly isCounted?: false
  readonly one?: string
  /** The member of that response that holds the record; absent if the response is the record. */
  readonly within?: string
  readonly create?: Operation
  readonly edit?: RecordAct
  readonly acts?: readonly RecordAct[]
  /** The kind by which the service lists the acts itself, changes too. */
  readonly entite?: Entite
  /** Acts on the rows of a member that is a list. */
  readonly inner?: Readonly<Record<string, readonly RecordAct[]>>
  readonly belongings?: readonly Belonging[]
  readonly hidden?: readonly string[]
}
