// Describes a kind of record in a table, from which its list and its page are drawn.

import type { fr } from '../../words/fr.ts'
import type { Entite, Operation } from '../act/forms.ts'

type Row = Readonly<Record<string, unknown>>

/** An act on a record; the service checks it again. */
export type RecordAct = {
  readonly operation: Operation
  /** Says if the record is in a state that allows the act. */
  readonly when?: (record: Row) => boolean
  /** Returns the values of the path's placeholders; if absent, only `id`, the id of the record. */
  readonly params?: (record: Row, owner: Row) => Readonly<Record<string, string>>
  /** Returns the initial values of the form. */
  readonly begun?: (record: Row) => Readonly<Record<string, string>>
}

/** A list of records that belong to a record. */
export type Belonging = {
  readonly title: 'attributions' | 'groupements' | 'documents' | 'appareils' | 'parcelles'
  readonly path: string
  readonly rows: string
  readonly query?: (record: Row) => Readonly<Record<string, string>>
  readonly columns: readonly string[]
  readonly acts?: readonly RecordAct[]
}

/** A kind of record: a row of the table. */
export type Kind = {
  readonly path: string
  /** The key of the kind's name in the frame's texts. */
  readonly name: keyof typeof fr
  readonly list: string
  readonly rows: string
  /** The members that name a record in its heading and its link. */
  readonly named: readonly string[]
  readonly columns: readonly string[]
  /** Filters of the list, by query parameter: the values of an enumeration, yes or no, or a record. */
  readonly filters?: Readonly<Record<string, readonly string[] | 'flag' | 'record'>>
  readonly search?: 'recherche' | 'numero'
  /** True if the service returns the whole list at once, without pages. */
  readonly isWhole?: true
  /** False if the service does not return the number of rows. */
  readonly isCounted?: false
  readonly one?: string
  /** The member of the response to `one` that holds the record; absent if the response is the record. */
  readonly within?: string
  readonly create?: Operation
  readonly edit?: RecordAct
  readonly acts?: readonly RecordAct[]
  /** The name of the kind in `GET /v1/actes`: the service lists the possible acts, changes included. */
  readonly entite?: Entite
  /** Acts on the rows of a member that is a list. */
  readonly inner?: Readonly<Record<string, readonly RecordAct[]>>
  readonly belongings?: readonly Belonging[]
  readonly hidden?: readonly string[]
}
