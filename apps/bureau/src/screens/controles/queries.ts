// The requests of the control queue.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { DecisionsDuMotif, NomsDesFiches, RelevesDesParcelles } from '@sillon/client/operations'
import { type InfiniteData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { Search } from '../../address.ts'
import { useDesk } from '../../desk.ts'
import { type Page, pageOf, useRecords } from '../../parts/list/records.ts'

type Answered<Name extends 'controles' | 'controles_lire' | 'controles_essayer'> =
  operations[Name]['responses'][200]['content']['application/json']
type Queue = InfiniteData<Page<Item>>
type Asked = NonNullable<operations['controles']['parameters']['query']>

/** An item of the queue. */
export type Item = Answered<'controles'>['controles'][number]
/** An item with the data of its command. */
export type Detail = Answered<'controles_lire'>
/** The effects of a decision. */
export type Trial = Answered<'controles_essayer'>
/** The request that lifts a control. */
export type Lifting = operations['controles_lever']['requestBody']['content']['application/json']

/** Items per page. */
const PAGE = 50
// The first part of the cache key of every list of the queue.
const LISTS = ['controles', 'liste']
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Converts the filters of the URL to those of the service; an age is counted from the last full hour. */
export function filtersOf(search: Search, now: number): Asked {
  const { motif, effet, statut, mien, producteur, campagne, age, du, au, tri, recherche } = search
  const until = new Date(Math.floor(now / HOUR_MS) * HOUR_MS - Number(age) * DAY_MS)
  return {
    statut: statut === 'leve' ? 'leve' : 'ouvert',
    ...(motif === undefined ? {} : { motif }),
    ...(effet === undefined ? {} : { effet: effet as NonNullable<Asked['effet']> }),
    ...(mien === 'true' ? { decidable: true } : {}),
    ...(producteur === undefined ? {} : { producteur_id: producteur }),
    ...(campagne === undefined ? {} : { campagne_id: campagne }),
    ...(age === undefined || Number.isNaN(until.getTime()) ? {} : { au: until.toISOString() }),
    // The period comes from the link of a campaign figure.
    ...(du === undefined ? {} : { du }),
    ...(au === undefined ? {} : { au }),
    ...(tri === '-ouvert_le' ? { tri } : {}),
    ...(recherche === undefined ? {} : { recherche }),
  }
}

/** Reads the queue with the filters of the URL. */
export function useQueue(filters: Asked) {
  const { client } = useDesk()
  return useRecords<Item>([...LISTS, filters], async (curseur, signal) => {
    const page = { limite: PAGE, ...(curseur === undefined ? { total: true } : { curseur }) }
    const query = { ...filters, ...page }
    const body = answered(await client.GET('/v1/controles', { params: { query }, signal }))
    return pageOf(body.controles, body)
  })
}

/**
 * Removes lifted items from the shown list, which keeps its scroll position. Other cached lists are read again before they are
 * shown.
 */
export async function takeOut(asked: QueryClient, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids)
  asked.setQueriesData<Queue>({ queryKey: LISTS, type: 'active' }, (queue) => queue && without(queue, gone))
  await asked.invalidateQueries({ refetchType: 'none' })
  await asked.invalidateQueries({ queryKey: ['controle'] })
}

function without({ pages, pageParams }: Queue, gone: ReadonlySet<string>): Queue {
  const left = pages.map(({ rows }) => rows.filter(({ id }) => !gone.has(id)))
  const taken = pages.reduce((sum, { rows }, at) => sum + rows.length - (left[at]?.length ?? 0), 0)
  return {
    pageParams,
    pages: pages.map(({ next, total }, at) => ({
      next,
      rows: left[at] ?? [],
      total: total && { ...total, lignes: total.lignes - taken },
    })),
  }
}

/** Reads an item with the data of its command. */
export function useItem(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['controle', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/controles/{id}', { params: { path: { id } }, signal })),
  })
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Names of records of any kind, by id. */
export function useNames(of: unknown): ReadonlyMap<string, { genre: string; nom: string }> {
  const { read, langue } = useDesk()
  const ids = [...new Set((JSON.stringify(of) ?? '').match(UUID))].slice(0, 50)
  const { data } = useQuery({
    queryKey: ['noms', ids],
    enabled: ids.length > 0,
    queryFn: () => read(NomsDesFiches, { ids }),
  })
  const named = new Map<string, { genre: string; nom: string }>()
  for (const one of data?.producteurs?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'producteur', nom: one.nomComplet ?? one.id })
  for (const one of data?.parcelles?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'parcelle', nom: one.nom })
  for (const one of data?.collectes?.nodes ?? [])
    if (one !== null)
      named.set(one.id, { genre: 'collecte', nom: one.numeroOfficiel ?? one.referenceProvisoire ?? one.id })
  for (const one of data?.produits?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'produit', nom: langue === 'fr' ? one.nomFr : one.nomEn })
  for (const one of data?.campagnes?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'campagne', nom: one.code })
  for (const one of data?.contrats?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'contrat', nom: one.code })
  for (const one of data?.groupements?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'groupement', nom: one.nom })
  for (const one of data?.emplacements?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'emplacement', nom: `${one.code} · ${one.nom}` })
  for (const one of data?.intrants?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'intrant', nom: `${one.code} · ${one.nom}` })
  for (const one of data?.utilisateurs?.nodes ?? [])
    if (one !== null) named.set(one.id, { genre: 'utilisateur', nom: one.nomAffiche })
  return named
}

/** Plots with the versions of their surveys. */
export function useSurveys(ids: readonly string[]) {
  const { read } = useDesk()
  return useQuery({
    queryKey: ['releves', ids],
    enabled: ids.length > 0,
    queryFn: () => read(RelevesDesParcelles, { ids: [...ids] }),
  })
}

/** Reads the decisions for a motif; empty if the motif is unknown. */
export function useDecisions(motif: string) {
  const { read } = useDesk()
  const { data } = useQuery({
    queryKey: ['decisions', motif],
    queryFn: () => read(DecisionsDuMotif, { motif }),
  })
  return (data?.motif?.motifsDecision.nodes ?? []).filter((one) => one !== null)
}

/** Campaigns, for the filter. */
export function useCampaigns() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['controles', 'campagnes'],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/campagnes', { signal })),
  })
}
