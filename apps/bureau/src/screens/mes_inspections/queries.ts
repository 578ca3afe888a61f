// Requests of an inspector's own list.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'

type List = operations['inspections_plan']['responses'][200]['content']['application/json']
type Findings = operations['non_conformites']['responses'][200]['content']['application/json']
/** A planned inspection. */
export type Planned = List['inspections'][number]

const OPEN = ['en_retard', 'a_faire'] as const

/** Reads the inspections that the person must still do, the open findings of their producers, and the names of these. */
export function useMine() {
  const desk = useDesk()
  return useQuery({
    queryKey: ['mes inspections'],
    queryFn: async ({ signal }) => {
      const all = await Promise.all(OPEN.map((statut) => readOpen(desk, statut, signal)))
      const mine = all.flat().filter(({ inspecteur_id }) => inspecteur_id === desk.me.utilisateur.id)
      const producers = new Set(mine.map(({ producteur_id }) => producteur_id))
      const findings = await readFindings(desk, producers, signal)
      const groups = await readNamesOf(
        desk,
        new Map([['groupement', new Set(mine.map(({ groupement_id }) => groupement_id))]]),
      )
      // An inspector may not read members: the plan names them.
      const members = mine.map(
        ({ producteur_id, producteur_nom }) => [producteur_id, producteur_nom] as const,
      )
      const names: ReadonlyMap<string, string> = new Map([...groups, ...members])
      return { mine, findings, names }
    },
  })
}

async function readOpen({ client }: Desk, statut: (typeof OPEN)[number], signal: AbortSignal) {
  const { rows } = await readPages(
    async (part): Promise<List> => {
      const query = { statut, ...part }
      return answered(await client.GET('/v1/inspections/plan', { params: { query }, signal }))
    },
    ({ inspections }) => inspections,
  )
  return rows
}

async function readFindings({ client }: Desk, producers: ReadonlySet<string>, signal: AbortSignal) {
  if (producers.size === 0) return []
  const lists = await Promise.all(
    (['ouverte', 'mesuree'] as const).map((statut) =>
      readPages(
        async (part): Promise<Findings> => {
          const query = { statut, ...part }
          return answered(await client.GET('/v1/non-conformites', { params: { query }, signal }))
        },
        ({ non_conformites }) => non_conformites,
      ),
    ),
  )
  return lists.flatMap(({ rows }) => rows).filter(({ producteur_id }) => producers.has(producteur_id ?? ''))
}
