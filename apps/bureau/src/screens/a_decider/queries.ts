// Requests of the capacities that wait.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'

type List = operations['capacites']['responses'][200]['content']['application/json']
/** A capacity. */
export type Capacity = List['capacites'][number]
/** The calculation of a capacity for a plot. */
export type Line = Capacity['lignes'][number]
/** Names of records, by id. */
export type Names = ReadonlyMap<string, string>

const PAGE = 200
/** The most capacities that the screen shows at a time. */
export const MOST = 1000

// The key of every list of capacities that wait.
const WAITING = ['a decider']

type Filters = { readonly campagne_id: string; readonly groupement_id: string | undefined }

/** Returns the filters of the service for the capacities that wait. */
export const filtersOf = ({ campagne_id, groupement_id }: Filters) => ({
  campagne_id,
  statut: 'proposee' as const,
  ...(groupement_id === undefined ? {} : { groupement_id }),
})

/** Reads the capacities that wait, with the names of their producers, groups and signers. */
export function useWaiting(filters: Filters) {
  const { campagne_id, groupement_id } = filters
  const desk = useDesk()
  return useQuery({
    queryKey: [...WAITING, campagne_id, groupement_id],
    enabled: campagne_id !== '',
    queryFn: async ({ signal }) => {
      const { rows, isCut } = await readPages(
        async (part): Promise<List> => {
          const query = { ...filtersOf(filters), ...part }
          return answered(await desk.client.GET('/v1/capacites', { params: { query }, signal }))
        },
        ({ capacites }) => capacites,
        MOST,
      )
      const named = await readNamesOf(desk, wantedOf(rows))
      return { rows, isCut, names: named }
    },
  })
}

function wantedOf(rows: readonly Capacity[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([
    ['producteur', new Set(rows.map(({ producteur_id }) => producteur_id))],
    ['groupement', new Set(rows.flatMap(({ groupement_id }) => groupement_id ?? []))],
    [
      'utilisateur',
      new Set(rows.flatMap(({ validations }) => validations.map(({ utilisateur_id }) => utilisateur_id))),
    ],
  ])
}

/** Reads a capacity beside the yield of its plots by present data, the one in force, and the names of the plots. */
export function useDetail({ id, producteur_id, campagne_id, matiere_code, etat_code }: Capacity) {
  const desk = useDesk()
  return useQuery({
    queryKey: [...WAITING, 'detail', id],
    queryFn: async ({ signal }) => {
      const { client } = desk
      const query = {
        producteur_id,
        campagne_id,
        matiere: matiere_code,
        etat: etat_code,
        en_vigueur: true,
        limite: 1,
      }
      const [read, before] = await Promise.all([
        client.GET('/v1/capacites/{id}', { params: { path: { id } }, signal }),
        client.GET('/v1/capacites', { params: { query }, signal }),
      ])
      const { evaluation, capacite } = answered(read)
      const former = answered(before).capacites[0] ?? null
      const plots = [...capacite.lignes, ...(former?.lignes ?? [])].map(({ parcelle_id }) => parcelle_id)
      const names = await readNamesOf(desk, new Map([['parcelle', new Set(plots)]]))
      return { evaluation, capacite, former, names }
    },
  })
}

/** Reads the campaigns and the groups, for the filters. */
export function useChoices() {
  const { client } = useDesk()
  return useQuery({
    queryKey: [...WAITING, 'choix'],
    queryFn: async ({ signal }) => {
      const [campaigns, groups] = await Promise.all([
        client.GET('/v1/campagnes', { signal }),
        client.GET('/v1/groupements', { params: { query: { limite: PAGE } }, signal }),
      ])
      return { campagnes: answered(campaigns).campagnes, groupements: answered(groups).groupements }
    },
  })
}
