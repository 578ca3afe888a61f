// The types of layouts, as data: the members of the frozen content, their places and their labels.

/** The languages of documents. */
export type Language = 'fr' | 'en'

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>

/** The formats of values; a value without a format is written unchanged. */
export type ValueFormat =
  | 'masse'
  | 'instant'
  | 'jour'
  | 'pourcent'
  | 'mesure'
  | 'montant'
  | 'qualites'
  | 'liste'
  | 'mot'

/** A value with its label. */
export type Field = { readonly label: Words; readonly member: string; readonly as?: ValueFormat }

/** A column of a table: its heading, the member of a row, its share of the width. */
export type Column = Field & { readonly width: number }

/** A section of a document, from top to bottom. */
export type Section =
  | { readonly fields: readonly Field[] }
  /** `mayLack`: omits the whole table if it has no rows. */
  | {
      readonly rows: string
      readonly title: Words
      readonly columns: readonly Column[]
      readonly mayLack?: true
    }
  /** `when`: draws the section only if this member is present and not false. */
  | { readonly text: Words; readonly isLoud?: true; readonly when?: string }
  | { readonly signatures: readonly Words[] }

/**
 * The sheets: width, height and margin in millimetres, letter size in points, and the largest logo in letter sizes. The logo is above the
 * name on a narrow sheet, otherwise beside it.
 */
export const SHEETS = {
  a4: { width: 210, height: 297, margin: 16, size: 9, logo: { width: 12, height: 7, isAbove: false } },
  a6: { width: 105, height: 148, margin: 7, size: 9, logo: { width: 14, height: 4, isAbove: true } },
  rouleau: { width: 100, height: 60, margin: 4, size: 6.5, logo: { width: 7, height: 5, isAbove: false } },
} as const

/** The layout of a type of document. */
export type Layout = {
  readonly sheet: keyof typeof SHEETS
  readonly title: Words
  readonly sections: readonly Section[]
}

/** The frozen content: the members of every document, and those of its type in `contenu`. */
export type Frozen = {
  readonly id: string
  readonly code: string
  readonly type: string
  readonly indice: number
  readonly langue: Language
  readonly organisation: {
    readonly id: string
    readonly nom: string
    /** The hash of its logo, which the store keeps under the organization's id; absent without a logo. */
    readonly logo_sha256?: string
  }
  readonly fuseau_horaire: string
  readonly etabli_le: string
  readonly contenu: Content
  /** For a reprint: its number, and the time at which it was requested. */
  readonly duplicata?: { readonly rang: number; readonly le: string }
}

/** The content of a type of document. */
export type Content = Readonly<Record<string, unknown>>
