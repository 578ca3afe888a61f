// Adds French texts to the findings of the database, for the report.
import { type Finding, faultOf, warningOf } from './fault.ts'

type DatabaseFinding = { readonly code: string; readonly colonne?: string | null; readonly details?: unknown }

/** The outcome of a batch of rows. */
export type Lot = {
  /** The last row; null if there was no row. */
  readonly dernier: number | null
  /** The rows that were written before. */
  readonly deja: number
  readonly lignes: readonly {
    readonly rang: number
    readonly ecrite: boolean
    readonly fautes: readonly DatabaseFinding[]
    readonly avertissements: readonly DatabaseFinding[]
  }[]
}

/** Returns the findings of these rows for the report. */
export function reportOf(lignes: Lot['lignes']): {
  rangs: number[]
  constats: (Finding & { rang: number })[]
} {
  return {
    rangs: lignes.map(({ rang }) => rang),
    constats: lignes.flatMap(({ rang, fautes, avertissements }) => [
      ...fautes.map(({ code, ...about }) => ({ rang, ...faultOf(code, about) })),
      ...avertissements.map(({ code, ...about }) => ({ rang, ...warningOf(code, about) })),
    ]),
  }
}
