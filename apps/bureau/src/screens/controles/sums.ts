// The sums of the effects of a decision in words, kind of record by kind of record.
import type { Trial } from './queries.ts'
import { type Speaker, spoken } from './values.ts'

type Total = Trial['sommes'][number]
/** The sum of the effects on a kind of record: how many records change, and the change of each member in words. */
export type Sum = {
  readonly entite: Total['entite']
  readonly n: number
  readonly changes: readonly Change[]
}
/** A change of a member: the number of effects, and the values before and after, null if they are not told. */
export type Change = {
  readonly champ: string
  readonly n: number
  readonly avant: string | null
  readonly apres: string | null
}

/** Returns the sums in words. */
export function sumsOf(totals: readonly Total[], by: Speaker): readonly Sum[] {
  return [...Map.groupBy(totals, ({ entite }) => entite)].map(([entite, ones]) => ({
    entite,
    n: ones[0]?.fiches ?? 0,
    changes: ones.map(({ champ, n, unite, dit, avant, apres }) => ({
      champ,
      n,
      avant: dit ? spoken(avant, champ, unite, by) : null,
      apres: dit ? spoken(apres, champ, unite, by) : null,
    })),
  }))
}

/** Says if the decision leaves the net masses of the collections as they are. */
export const isNetKept = (totals: readonly Total[]): boolean =>
  totals.some(({ entite }) => entite === 'collecte') &&
  !totals.some(({ entite, champ }) => entite === 'collecte' && champ.startsWith('net'))
