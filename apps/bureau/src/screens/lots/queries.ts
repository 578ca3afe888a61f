// The requests of the screen of lots.
import { answered } from '@sillon/client/client'
import type { operations } from '@sillon/client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Search } from '../../address.ts'
import { useDesk } from '../../desk.ts'
import { pageOf, useRecords } from '../../parts/list/records.ts'

type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** A lot in a list. */
export type Lot = Answer<'lots'>['lots'][number]
/** A lot on its own page. */
export type LotSheet = Answer<'lots_lire'>
/** A reception in a list. */
export type Reception = Answer<'receptions'>['receptions'][number]
/** A place with its stock. */
export type Place = Answer<'emplacements'>['emplacements'][number]

/** The states of lots, in the order in which a lot passes through them. */
export const STATUTS = [
  'brouillon',
  'en_attente',
  'validé',
  'quarantaine',
  'consommé',
  'rejeté',
  'annulé',
  'archivé',
] as const
/** The categories of lots, highest first. */
export const CATEGORIES = ['bio', 'conversion', 'conventionnel', 'hors_statut'] as const

/** The filters in the URL; they have the names of the service's query parameters. */
export const FILTERS = [
  'recherche',
  'statut',
  'categorie',
  'produit_id',
  'emplacement_id',
  'campagne_id',
  'disponible',
  'en_stock',
] as const

const PAGE = 100
const isOne = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((one) => one === word)

/** Converts the filters of an address to those of the service; drops unknown ones. */
export function filtersOf(search: Search) {
  const { recherche, produit_id, emplacement_id, campagne_id, disponible, en_stock } = search
  const statut = isOne(STATUTS, search.statut)
  const categorie = isOne(CATEGORIES, search.categorie)
  return {
    ...(recherche === undefined ? {} : { recherche }),
    ...(statut === undefined ? {} : { statut }),
    ...(categorie === undefined ? {} : { categorie }),
    ...(produit_id === undefined ? {} : { produit_id }),
    ...(emplacement_id === undefined ? {} : { emplacement_id }),
    ...(campagne_id === undefined ? {} : { campagne_id }),
    ...(disponible === 'true' ? { disponible: true } : {}),
    ...(en_stock === 'true' ? { en_stock: true } : {}),
  }
}

/** Reads the lots that match the filters. */
export function useLots(search: Search, order: { readonly tri?: '-cree_le' | 'cree_le' }) {
  const { client } = useDesk()
  const filters = { ...filtersOf(search), ...order }
  return useRecords<Lot>(['lots', 'liste', filters], async (curseur, signal) => {
    const cursor = curseur === undefined ? { total: true } : { curseur }
    const query = { ...filters, limite: PAGE, ...cursor }
    const body = answered(await client.GET('/v1/lots', { params: { query }, signal }))
    return pageOf(body.lots, body)
  })
}

/** Reads a lot with its history. */
export function useLot(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['lots', 'lot', id],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/lots/{id}', { params: { path: { id } }, signal })),
  })
}

const from = (curseur: string | undefined) => (curseur === undefined ? {} : { curseur })

/** The movements of a lot, latest first. */
export function useMovements(lot_id: string) {
  const { client } = useDesk()
  return useRecords(['lots', 'mouvements', lot_id], async (cursor, signal) => {
    const query = { lot_id, limite: 20, ...from(cursor) }
    const body = answered(await client.GET('/v1/mouvements', { params: { query }, signal }))
    return pageOf(body.mouvements, body)
  })
}

/** Outputs of a lot, latest first. */
export function useOutputs(lot_id: string) {
  const { client } = useDesk()
  return useRecords(['lots', 'sorties', lot_id], async (cursor, signal) => {
    const query = { lot_id, limite: 20, ...from(cursor) }
    const body = answered(await client.GET('/v1/sorties', { params: { query }, signal }))
    return pageOf(body.sorties, body)
  })
}

/** The filter of the receptions that wait for a decision. */
export const WAITING = { statut: 'en_attente' } as const

/** Reads the receptions that wait for a decision. */
export function useWaiting(order: { readonly tri?: '-date_operation' | 'date_operation' }) {
  const { client } = useDesk()
  return useRecords<Reception>(['lots', 'receptions', 'en_attente', order], async (cursor, signal) => {
    const counted = cursor === undefined ? { total: true } : {}
    const query = { ...WAITING, ...order, limite: 50, ...counted, ...from(cursor) }
    const body = answered(await client.GET('/v1/receptions', { params: { query }, signal }))
    return pageOf(body.receptions, body)
  })
}

/** All places, page by page until there are no more. */
export function usePlaces() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['lots', 'emplacements'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const places: Place[] = []
      for (let curseur: string | null = null; ; ) {
        const query = { limite: 200, ...(curseur === null ? {} : { curseur }) }
        const page: Answer<'emplacements'> = answered(
          await client.GET('/v1/emplacements', { params: { query }, signal }),
        )
        places.push(...page.emplacements)
        if (page.suivant === null) return places
        curseur = page.suivant
      }
    },
  })
}

/** Returns a function for the names of records that lots refer to; it returns the id until a name is loaded. */
export function useNames() {
  const { client, langue } = useDesk()
  const places = usePlaces().data
  const products = useQuery({
    queryKey: ['lots', 'produits'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => answered(await client.GET('/v1/produits', { signal })).produits,
  }).data
  const campaigns = useQuery({
    queryKey: ['lots', 'campagnes'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => answered(await client.GET('/v1/campagnes', { signal })).campagnes,
  }).data
  return useMemo(() => {
    const options = {
      produit_id: (products ?? []).map(({ id, nom_fr, nom_en }) => ({
        value: id,
        label: langue === 'fr' ? nom_fr : nom_en,
      })),
      emplacement_id: (places ?? []).map(({ id, code, nom }) => ({ value: id, label: `${code} · ${nom}` })),
      campagne_id: (campaigns ?? []).map(({ id, code, nom }) => ({ value: id, label: `${code} · ${nom}` })),
    }
    const labels = new Map(
      Object.values(options).flatMap((some) => some.map(({ value, label }) => [value, label])),
    )
    return { options, nameOf: (id: string) => labels.get(id) ?? '…' }
  }, [products, places, campaigns, langue])
}
