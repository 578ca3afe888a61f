// Compares the calculation of a capacity with that of the one in force, and judges which capacities a person can sign.
import type { Capacity, Line } from './queries.ts'

/** A line of a capacity beside the line of the one in force; null where a side has none. */
export type Compared = { readonly key: string; readonly now: Line | null; readonly before: Line | null }

const keyOf = ({ parcelle_id, strate, cycle }: Line) => [parcelle_id, strate, cycle].join(' ')

/** Returns the lines of both calculations, plot by plot. */
export function compare(now: readonly Line[], before: readonly Line[]): readonly Compared[] {
  const former = new Map(before.map((line) => [keyOf(line), line]))
  const present = new Set(now.map(keyOf))
  return [
    ...now.map((line) => ({ key: keyOf(line), now: line, before: former.get(keyOf(line)) ?? null })),
    ...before
      .filter((line) => !present.has(keyOf(line)))
      .map((line) => ({ key: keyOf(line), now: null, before: line })),
  ]
}

/** Says if two lines have the same surface, share and yield. */
export const isSame = (one: Line, other: Line): boolean =>
  one.surface_m2 === other.surface_m2 &&
  one.part_cp === other.part_cp &&
  one.rendement_g_ha === other.rendement_g_ha

/** The effect of a validation: the capacities that the person can sign, and those that are left out. */
export type Preview = {
  readonly signed: readonly Capacity[]
  readonly left: readonly Capacity[]
  readonly sum_g: number
  /** The number of capacities that become the ceiling by this signature. */
  readonly seconds: number
}

/** Returns the preview of a validation; the service judges each capacity again. */
export function previewOf(chosen: readonly Capacity[], person: string): Preview {
  const isOpen = ({ empechements, proposee_par, validations }: Capacity) =>
    empechements.length === 0 &&
    proposee_par !== person &&
    validations.every(({ utilisateur_id }) => utilisateur_id !== person)
  const signed = chosen.filter(isOpen)
  return {
    signed,
    left: chosen.filter((one) => !isOpen(one)),
    sum_g: signed.reduce((sum, { capacite_g }) => sum + capacite_g, 0),
    seconds: signed.filter(({ validations }) => validations.length > 0).length,
  }
}
