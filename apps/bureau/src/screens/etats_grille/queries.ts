// Requests of the states of plots in a grid.
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'
import { gridOf, type List } from './grid.ts'

/** The day, and the group or producer that the grid is narrowed to. */
export type Asked = {
  readonly le: string
  readonly groupement_id?: string
  readonly producteur_id?: string
}

/** The most states that the screen reads. */
const MOST = 4000

/** Reads the states of a day as a grid, with the names of plots and producers. */
export function useGrid(asked: Asked) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['etats grille', asked],
    queryFn: async ({ signal }) => {
      const { rows, isCut } = await readPages(
        async (part): Promise<List> => {
          const query = { ...asked, ...part }
          return answered(await desk.client.GET('/v1/conformite/statuts', { params: { query }, signal }))
        },
        ({ statuts }) => statuts,
        MOST,
      )
      const grid = gridOf(rows)
      const names = await readNamesOf(
        desk,
        new Map([
          ['parcelle', new Set(grid.plots.map(({ id }) => id))],
          ['producteur', new Set(grid.plots.flatMap(({ producteur_id }) => producteur_id ?? []))],
        ]),
      )
      return { ...grid, states: rows.length, isCut, names }
    },
  })
}
