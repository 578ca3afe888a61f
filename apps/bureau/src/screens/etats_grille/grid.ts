// Turns the states of plots into a grid of plots and referentials.
import type { operations } from '@sillon/client/contract'

/** A page of the states of plots. */
export type List = operations['conformite_statuts']['responses'][200]['content']['application/json']
/** A state of a plot. */
export type State = List['statuts'][number]

/** A plot with its state under each referential. */
export type Plot = {
  readonly id: string
  readonly producteur_id: string | null
  readonly states: ReadonlyMap<string, State>
}
/** The plots, and the referentials under which at least one of them has a state. */
export type Grid = { readonly plots: readonly Plot[]; readonly referentials: readonly string[] }

/** Returns the grid; plots stay in the order of the list. */
export function gridOf(states: readonly State[]): Grid {
  const plots = [...Map.groupBy(states, ({ parcelle_id }) => parcelle_id)].map(
    ([id, of]): Plot => ({
      id,
      producteur_id: of[0]?.producteur_id ?? null,
      states: new Map(of.map((state) => [state.referentiel_code, state])),
    }),
  )
  return { plots, referentials: [...new Set(states.map((state) => state.referentiel_code))].toSorted() }
}

/** Returns how many plots are in each category under a referential. */
export function countsOf({ plots }: Pick<Grid, 'plots'>, referential: string) {
  const found = plots.flatMap(({ states }) => states.get(referential) ?? [])
  return [...Map.groupBy(found, ({ categorie_affichage }) => categorie_affichage)].map(
    ([category, of]) => [category, of.length] as const,
  )
}
