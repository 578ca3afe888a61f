// The sum of the effects of a decision, kind of record by kind of record.
import { mass } from '../../words/figures.ts'
import type { Trial } from './queries.ts'
import { type Speaker, spoken } from './values.ts'

type Effect = Trial['effets'][number]
/** The records of a kind that change: how many, and the change of each member in words. */
export type Sum = {
  readonly entite: Effect['entite']
  readonly n: number
  readonly changes: readonly Change[]
}
/** A change that many records share: the member, its values before and after if they are told, and the number of records. */
export type Change = {
  readonly champ: string
  readonly n: number
  readonly avant: string | null
  readonly apres: string | null
}

/** Returns the sums of effects. Masses are added; other values are told if they are the same everywhere. */
export function sumsOf(effects: readonly Effect[], by: Speaker): readonly Sum[] {
  return [...Map.groupBy(effects, ({ entite }) => entite)].map(([entite, ones]) => ({
    entite,
    n: new Set(ones.map(({ id, libelle }) => id ?? libelle)).size,
    changes: [...Map.groupBy(ones, ({ champ }) => champ)].map(([champ, alike]) => changeOf(champ, alike, by)),
  }))
}

function changeOf(champ: string, alike: readonly Effect[], by: Speaker): Change {
  const whole = { champ, n: alike.length }
  if (alike.every(({ unite, avant, apres }) => unite === 'g' && isMass(avant) && isMass(apres)))
    return {
      ...whole,
      avant: mass(total(alike, 'avant'), by.langue),
      apres: mass(total(alike, 'apres'), by.langue),
    }
  const told = (side: 'avant' | 'apres') =>
    new Set(alike.map((effect) => spoken(effect[side], champ, effect.unite, by)))
  const [before, after] = [told('avant'), told('apres')]
  if (before.size !== 1 || after.size !== 1) return { ...whole, avant: null, apres: null }
  return { ...whole, avant: [...before][0] ?? null, apres: [...after][0] ?? null }
}

const isMass = (value: unknown) => value === null || Number.isSafeInteger(value)
const total = (alike: readonly Effect[], side: 'avant' | 'apres') =>
  alike.reduce((sum, effect) => sum + ((effect[side] as number | null) ?? 0), 0)

/** Says if the effects leave the net masses of the collections as they are. */
export const isNetKept = (effects: readonly Effect[]): boolean =>
  effects.some(({ entite }) => entite === 'collecte') && !effects.some(({ champ }) => champ.startsWith('net'))
