// The requests of the screen.
import { answered } from '@sillon/client/client'
import type { components } from '@sillon/client/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import { pageOf, useRecords } from '../../parts/list/records.ts'

type Schemas = components['schemas']
/** The origins and destinations of a lot. */
export type Genealogy = Schemas['lots_genealogie']
/** The direction in which a recall follows matter. */
export type Way = NonNullable<Schemas['rappels_planifier_corps']['sens']>
/** A recall with its lines and its acts. */
export type Recall = Schemas['rappels_lire']
/** The records that a recall reaches: executed, or simulated. */
export type Line = Recall['lignes'][number]
/** A recall in a list. */
export type Summary = Schemas['rappels']['rappels'][number]
/** Totals of a recall. */
export type Measure = Recall['plan']
/** An act on a recall, and whether it is possible now. */
export type Act = NonNullable<Recall['actes']>[number]
/** The act that was done on the record of a line, or that the line allows. */
export type Effect = Line['effet']
/** The phase in which a line was written. */
export type Phase = 'plan' | 'execution' | 'suite'

/** Reads the genealogy of a lot, with a limit of records per direction. */
export function useGenealogy(id: string, sens: 'amont' | 'aval' | 'les_deux', limite: number) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['genealogie', id, sens, limite],
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/lots/{id}/genealogie', {
          params: { path: { id }, query: { sens, limite } },
          signal,
        }),
      ),
    placeholderData: (before) => (before?.lot_id === id ? before : undefined),
  })
}

/** Lots by a part of their number, latest first. */
export function useLots(recherche: string, limite: number) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['trace', 'recherche', recherche, limite],
    enabled: recherche !== '',
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/lots', { params: { query: { recherche, limite } }, signal })),
  })
}

/** Reads recalls; with `objet_id`, the recalls that reached this record. */
export function useRecalls(filters: { readonly objet_id?: string; readonly tri?: '-cree_le' | 'cree_le' }) {
  const { client } = useDesk()
  return useRecords<Summary>(['rappels', filters], async (curseur, signal) => {
    const query = { ...filters, limite: 50, ...(curseur === undefined ? { total: true } : { curseur }) }
    const page = answered(await client.GET('/v1/rappels', { params: { query }, signal }))
    return pageOf(page.rappels, page)
  })
}

/** Reads a recall with its possible acts. */
export function useRecall(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['rappel', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/rappels/{id}', { params: { path: { id } }, signal })),
  })
}

/** The lines of a recall, page by page. */
export function useLines(id: string, phase: Phase, effet: Effect | undefined) {
  const { client } = useDesk()
  return useInfiniteQuery({
    queryKey: ['rappel', id, 'lignes', phase, effet],
    queryFn: async ({ signal, pageParam }) =>
      answered(
        await client.GET('/v1/rappels/{id}/lignes', {
          params: {
            path: { id },
            query: {
              phase,
              limite: 100,
              ...(effet === undefined ? {} : { effet }),
              ...(pageParam === null ? {} : { curseur: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ suivant }) => suivant,
  })
}

/** The records that a recall of this lot would reach now. */
export function useForeseen(objet_id: string, sens: Way) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['apercu-rappel', objet_id, sens],
    queryFn: async ({ signal }) =>
      answered(
        await client.GET('/v1/apercu-rappel', {
          params: { query: { genre: 'lot', objet_id, sens } },
          signal,
        }),
      ),
  })
}

/** The effects that executing a planned recall would have now. */
export function useForeseenExecution(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['rappel', id, 'apercu'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/rappels/{id}/apercu', { params: { path: { id } }, signal })),
  })
}

/**
 * Plans a recall of a lot. A repeated request keeps its idempotency key, so that no second recall is planned after a lost
 * response.
 */
export function usePlanning() {
  const { client } = useDesk()
  const keyed = useKeys()
  return useDoing(async (body: Schemas['rappels_planifier_corps']) =>
    answered(await client.POST('/v1/rappels', { headers: keyed(body), body })),
  )
}

/** Executes a recall. */
export function useExecution(id: string) {
  const { client } = useDesk()
  return useDoing(async () =>
    answered(await client.POST('/v1/rappels/{id}/executer', { params: { path: { id } }, body: {} })),
  )
}

/** Closes a recall. */
export function useClosing(id: string) {
  const { client } = useDesk()
  return useDoing(async (conclusion: string) =>
    answered(await client.POST('/v1/rappels/{id}/clore', { params: { path: { id } }, body: { conclusion } })),
  )
}

// After an act, all cached data about recalls and lots may be outdated. Previews are requested again only when a person opens
// them.
function useDoing<Given, Done>(act: (given: Given) => Promise<Done>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('apercu') }),
  })
}
