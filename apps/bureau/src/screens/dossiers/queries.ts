// The requests of the screen of audit dossiers.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { pageOf } from '../../parts/list/records.ts'

/** An audit dossier. */
export type Dossier =
  operations['dossiers_audit']['responses']['200']['content']['application/json']['dossiers'][number]

const SOON_MS = 2000
const isMoving = ({ statut }: Dossier) => statut === 'en_attente' || statut === 'en_cours'

/** Reads the requested dossiers; reads them again at intervals while one is being made. */
export function useDossiers(order: { readonly tri?: '-cree_le' | 'cree_le' }) {
  const { client } = useDesk()
  return useInfiniteQuery({
    queryKey: ['dossiers', 'liste', order],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: curseur, signal }) => {
      const query = { ...order, limite: 50, ...(curseur === undefined ? { total: true } : { curseur }) }
      const page = answered(await client.GET('/v1/dossiers-audit', { params: { query }, signal }))
      return pageOf(page.dossiers, page)
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(isMoving)) ? SOON_MS : false,
  })
}

/** Reads a dossier; reads it again at intervals while it is being made. */
export function useDossier(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['dossiers', 'dossier', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/dossiers-audit/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? SOON_MS : false),
  })
}

/** The campaigns and the groups of the organization. */
export function useScopes() {
  const { client } = useDesk()
  const campagnes = useQuery({
    queryKey: ['dossiers', 'campagnes'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => answered(await client.GET('/v1/campagnes', { signal })).campagnes,
  })
  const groupements = useQuery({
    queryKey: ['dossiers', 'groupements'],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/groupements', { params: { query: { limite: 200 } }, signal }))
        .groupements,
  })
  return { campagnes: campagnes.data ?? [], groupements: groupements.data ?? [] }
}

/** The numbers of lots by their ids. */
export function useNumbers(ids: readonly string[]): ReadonlyMap<string, string> {
  const { client } = useDesk()
  const asked = useQuery({
    queryKey: ['dossiers', 'numeros', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const lots = await Promise.all(
        ids.map(async (id) => (await client.GET('/v1/lots/{id}', { params: { path: { id } }, signal })).data),
      )
      return new Map(
        lots.flatMap((lot) => (lot?.numero_officiel ? [[lot.id, lot.numero_officiel] as const] : [])),
      )
    },
  })
  return asked.data ?? new Map()
}
