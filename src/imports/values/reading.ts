// What a cell holds, and what reading it gives.

/** A cell as its file holds it. */
export type Cell = {
  readonly text: string
  readonly kind?: CellKind
  /** The number as its sheet shows it, where a format adds noughts or words: `00012`, `P-007`. */
  readonly shown?: string
  readonly shape?: unknown
  /** The cell that makes a shape unreadable. */
  readonly wrong?: { readonly numero: number; readonly colonne: string; readonly lu: string }
  /** The parts of a geometry that stand beside its shape and are left out. */
  readonly left?: readonly string[]
}

/**
 * What a workbook knows of a cell beside its text: a formula, whose result is not believed; a failed computation; a number,
 * one that is shown as a share in percent, one that is shown as a day.
 */
export type CellKind = 'formule' | 'erreur' | 'nombre' | 'pourcent' | 'jour'

/** A value, or the code of what is wrong with it. */
export type Reading = { readonly value: unknown } | { readonly fault: string; readonly details?: object }

/** The length of a cell's text at most: more than any column takes. */
export const MAX_TEXT = 1_000
