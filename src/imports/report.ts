// What the database found of rows, as the report keeps it: with words.
import { type Finding, faultOf, warningOf } from './fault.ts'

type Found = { readonly code: string; readonly colonne?: string | null; readonly details?: unknown }

/** What became of some rows. */
export type Lot = {
  /** The last of them; null when there was none. */
  readonly dernier: number | null
  /** How many were written before. */
  readonly deja: number
  readonly lignes: readonly {
    readonly rang: number
    readonly ecrite: boolean
    readonly fautes: readonly Found[]
    readonly avertissements: readonly Found[]
  }[]
}

/** The findings of these rows, for the report. */
export function noted(lignes: Lot['lignes']): { rangs: number[]; constats: (Finding & { rang: number })[] } {
  return {
    rangs: lignes.map(({ rang }) => rang),
    constats: lignes.flatMap(({ rang, fautes, avertissements }) => [
      ...fautes.map(({ code, ...about }) => ({ rang, ...faultOf(code, about) })),
      ...avertissements.map(({ code, ...about }) => ({ rang, ...warningOf(code, about) })),
    ]),
  }
}
