// A cell, and the result of reading it.

/** A cell as its file holds it. */
export type Cell = {
  readonly text: string
  readonly kind?: CellKind
  /** The number in the form that its sheet shows, if a format adds zeros or words: `00012`, `P-007`. */
  readonly shown?: string
  readonly shape?: unknown
  /** The reason why a shape is unreadable, and the cell that causes it. */
  readonly wrong?: {
    readonly raison: string
    readonly numero?: number
    readonly colonne?: string
    readonly lu?: string
  }
  /** The parts of a geometry besides its shape, which are left out. */
  readonly left?: readonly string[]
}

/**
 * The kind of a workbook's cell: a formula, whose result is not trusted; a failed computation; a number; a number shown as a
 * percentage; a number shown as a day; a truth value.
 */
export type CellKind = 'formule' | 'erreur' | 'nombre' | 'pourcent' | 'jour' | 'booleen'

/** A value, or the code of its fault. */
export type Reading = { readonly value: unknown } | { readonly fault: string; readonly details?: object }

/** Greatest number of characters of a cell: more than any column accepts. */
export const MAX_TEXT = 1_000
