// How a document is laid out, as data: which members of what was frozen stand where, under which words.

/** The languages in which documents are written. */
export type Language = 'fr' | 'en'

/** Words in every language. */
export type Words = Readonly<Record<Language, string>>

/** How a value is written; as it is when nothing is said. */
export type Shown =
  | 'masse'
  | 'instant'
  | 'jour'
  | 'pourcent'
  | 'mesure'
  | 'montant'
  | 'qualites'
  | 'liste'
  | 'mot'

/** A value with the words beside it. */
export type Field = { readonly label: Words; readonly member: string; readonly as?: Shown }

/** A column of a table: its heading, the member of a row, its part of the width. */
export type Column = Field & { readonly width: number }

/** A part of a document, from its head to its foot. */
export type Section =
  | { readonly fields: readonly Field[] }
  /** `mayLack`: nothing is said of it where there is none. */
  | {
      readonly rows: string
      readonly title: Words
      readonly columns: readonly Column[]
      readonly mayLack?: true
    }
  /** `when`: only where this member is said and not false. */
  | { readonly text: Words; readonly isLoud?: true; readonly when?: string }
  | { readonly signatures: readonly Words[] }

/**
 * Sheets by their width and height, in millimetres, with the margin, the size of the letters in points, and the sides of
 * the largest logo in letters: it stands above the name on a narrow sheet, else beside it.
 */
export const SHEETS = {
  a4: { width: 210, height: 297, margin: 16, size: 9, logo: { width: 12, height: 7, isAbove: false } },
  a6: { width: 105, height: 148, margin: 7, size: 9, logo: { width: 14, height: 4, isAbove: true } },
  rouleau: { width: 100, height: 60, margin: 4, size: 6.5, logo: { width: 7, height: 5, isAbove: false } },
} as const

/** How a type of document is laid out. */
export type Layout = {
  readonly sheet: keyof typeof SHEETS
  readonly title: Words
  readonly sections: readonly Section[]
}

/** What every document says, and what only its own type does: `contenu`. */
export type Frozen = {
  readonly id: string
  readonly code: string
  readonly type: string
  readonly indice: number
  readonly langue: Language
  readonly organisation: {
    readonly id: string
    readonly nom: string
    /** Of its logo, which the store keeps under its own id; absent where it had none. */
    readonly logo_sha256?: string
  }
  readonly fuseau_horaire: string
  readonly etabli_le: string
  readonly contenu: Content
  /** Of a reprint: which one, and when it was asked for. */
  readonly duplicata?: { readonly rang: number; readonly le: string }
}

/** What stands in a document of some type. */
export type Content = Readonly<Record<string, unknown>>
