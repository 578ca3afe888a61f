// Describes a kind of record in a table, from which its list and its page are drawn.

import type { ReactNode } from 'react'
import type { fr } from '../../words/fr.ts'
import type { Entite, Operation } from '../act/forms.ts'
import type { Drafts } from '../form/draft.ts'
import type { Schema } from '../form/schema.ts'

type Row = Readonly<Record<string, unknown>>

/** An act on a record; the service checks it again. */
export type RecordAct = {
  readonly operation: Operation
  /** Says if the record is in a state for it. */
  readonly when?: (record: Row, owner: Row) => boolean
  /** The values of the path's placeholders; `id` of the record unless said. */
  readonly params?: (record: Row, owner: Row) => Readonly<Record<string, string>>
  /** The first content of the form. */
  readonly begun?: (record: Row) => Drafts
  /** True if the response is what the person asked for: it is shown. */
  readonly tells?: true
  /** The schemas of members that depend on the record. */
  readonly refined?: (record: Row) => Readonly<Record<string, Schema>>
  /** Shows something of the typed body below the fields; the body is null while it has faults. */
  readonly preview?: (body: object | null) => ReactNode
}

/** A read that a person asks for by a button. */
export type RecordRead = {
  readonly title: 'piece_identite' | 'eudr' | 'remise_eudr' | 'document_pack' | 'preuve' | 'comparer'
  readonly path: string
  readonly params?: (record: Row, owner: Row) => Readonly<Record<string, string>>
  readonly when?: (record: Row, owner: Row) => boolean
  /** The read needs one of them; absent if every person who sees the record may read. */
  readonly permissions?: readonly string[]
  /** The member of the response that is shown; absent if the whole response is. */
  readonly of?: string
  /** The file in which the response, or a member of it, is kept; absent if the response is shown. */
  readonly file?: (
    record: Row,
    owner: Row,
  ) => {
    readonly name: string
    readonly type: string
    readonly of?: string
    /** True if the service writes the file itself. */
    readonly isWritten?: true
  }
}

/** A list of records that belong to a record. */
export type Belonging = {
  readonly title:
    | 'attributions'
    | 'groupements'
    | 'documents'
    | 'appareils'
    | 'parcelles'
    | 'differences'
    | 'fautes'
    | 'historique'
    | 'volume'
    | 'operations'
    | 'masses'
    | 'soldes'
    | 'envois'
  readonly path: string
  readonly rows: string
  readonly query?: (record: Row) => Readonly<Record<string, string>>
  readonly columns: readonly string[]
  /** Headings of columns that would be named alike. */
  readonly heads?: Readonly<Record<string, 'etat_du_sujet'>>
  /** True if the list comes whole, without pages. */
  readonly isWhole?: true
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
  /** Filters of the list, by query parameter: the values of an enumeration, yes or no, a record, a word, the first or last day. */
  readonly filters?: Readonly<
    Record<string, readonly string[] | 'flag' | 'record' | 'text' | 'from' | 'until'>
  >
  readonly search?: 'recherche' | 'numero' | 'prefixe'
  /** True if the list comes whole, without pages. */
  readonly isWhole?: true
  /** False if the service does not return the number of rows. */
  readonly isCounted?: false
  readonly one?: string
  /** The member of the response to `one` that holds the record; absent if the response is the record. */
  readonly within?: string
  /** The parameter of the list that finds one record, where no route reads it. */
  readonly found?: string
  /** The row to show, where the list nests what it says; `n` is its place. */
  readonly shown?: (row: Row, n: number) => Row
  readonly create?: Operation
  /** Other acts that need no record. */
  readonly also?: readonly Operation[]
  readonly edit?: RecordAct
  readonly acts?: readonly RecordAct[]
  /** The name of the kind in `GET /v1/actes`: the service lists the possible acts, changes included. */
  readonly entite?: Entite
  /** Acts on the rows of a member that is a list. */
  readonly inner?: Readonly<Record<string, readonly RecordAct[]>>
  /** Reads on the record, and on the rows of a member that is a list. */
  readonly reads?: readonly RecordRead[]
  readonly innerReads?: Readonly<Record<string, readonly RecordRead[]>>
  readonly belongings?: readonly Belonging[]
  readonly hidden?: readonly string[]
  /** Members that a list of the sheet tells better, with the permission that reads it: they are hidden from who holds it. */
  readonly retold?: Readonly<Record<string, string>>
  /** True if the record on paper is signed by two persons: a receipt. */
  readonly isSigned?: true
}

/** The filters of the publisher's journal. */
export const JOURNAL_FILTERS: NonNullable<Kind['filters']> = {
  refuses: 'flag',
  identifiant: 'text',
  organisation_id: 'record',
  depuis: 'from',
  jusqu_a: 'until',
}

/** Says if a record of a kind has a page of its own. */
export const hasSheet = ({ one, found }: Kind): boolean => one !== undefined || found !== undefined
/** Returns the name of a record in addresses: its id, else the code or key that names it. */
export const keyOf = ({ id, code, cle }: Row): string => String(id ?? code ?? cle)
/** Returns the values of the placeholders in the paths of a record: each kind has its own name for its key. */
export const placeOfKey = (key: string) => ({ id: key, code: key, cle: key })
