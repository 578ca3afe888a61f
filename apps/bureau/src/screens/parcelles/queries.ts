// The requests of the screen; all of them go to this service.
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Search, useAddress } from '../../address.ts'
import { type Desk, useDesk } from '../../desk.ts'
import type { Bounds, Tiles } from '../../parts/map/map.ts'
import { CATEGORIES, type Categorie, ETATS, type Etat } from './states.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MICRO = 1_000_000

/** Filters of plots. */
export type Filters = {
  recherche?: string
  groupement_id?: string
  producteur_id?: string
  etat?: Etat
  categorie?: Categorie
}

/** Reads the filters from the URL; drops empty ones. */
export function useFilters(): Filters {
  const [search] = useAddress()
  return useMemo(() => filtersOf(search), [search])
}

function filtersOf({ recherche, groupement, etat, categorie }: Search): Filters {
  return {
    ...(recherche ? { recherche: recherche.slice(0, 100) } : {}),
    ...(groupement !== undefined && UUID.test(groupement) ? { groupement_id: groupement } : {}),
    ...(ETATS.some((one) => one === etat) ? { etat: etat as Etat } : {}),
    ...(CATEGORIES.some((one) => one === categorie) ? { categorie: categorie as Categorie } : {}),
  }
}

/** The extent and the counts of plots. */
export function useExtent(filters: Filters) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['parcelles', 'etendue', filters],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/parcelles/etendue', { params: { query: filters }, signal })),
    placeholderData: (before) => before,
  })
}

/** Converts the extent that the service returned to degrees. */
export function degreesOf(extent: ReturnType<typeof useExtent>['data']): Bounds | null {
  const found = extent?.etendue
  if (!found) return null
  const { ouest_microdegres, sud_microdegres, est_microdegres, nord_microdegres } = found
  return [
    ouest_microdegres / MICRO,
    sud_microdegres / MICRO,
    est_microdegres / MICRO,
    nord_microdegres / MICRO,
  ]
}

/** Returns the tiles of the plots that match the filters. */
export function tilesOf({ client, me }: Desk, filters: Filters): Tiles {
  return {
    of: JSON.stringify([me.organisation.code, filters]),
    async read({ z, x, y }, signal) {
      const answer = await client.GET('/v1/parcelles/tuiles/{z}/{x}/{y}', {
        params: { path: { z: String(z), x: String(x), y: String(y) }, query: filters },
        headers: { Accept: 'application/vnd.mapbox-vector-tile' },
        parseAs: 'arrayBuffer',
        signal,
      })
      return answered(answer) as unknown as ArrayBuffer
    },
  }
}

/** A plot with its history. */
export function usePlot(id: string, isAsked = true) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['parcelles', id],
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/parcelles/{id}', { params: { path: { id } }, signal })),
  })
}

/** Reads the plots that overlap a plot. */
export function useOverlaps(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['parcelles', id, 'chevauchements'],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/parcelles/{id}/chevauchements', { params: { path: { id } }, signal })),
  })
}

/** A producer, with the latest capacities and collections. */
export function useProducer(id: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['producteurs', id],
    queryFn: async ({ signal }) => {
      const [producteur, capacites, collectes] = await Promise.all([
        client.GET('/v1/producteurs/{id}', { params: { path: { id } }, signal }),
        client.GET('/v1/capacites', { params: { query: { producteur_id: id, limite: 200 } }, signal }),
        client.GET('/v1/collectes', { params: { query: { producteur_id: id, limite: 10 } }, signal }),
      ])
      return {
        producteur: answered(producteur),
        capacites: answered(capacites).capacites,
        collectes: answered(collectes).collectes,
      }
    },
  })
}

/** The products, by their ids. */
export function useProducts() {
  const { client, langue } = useDesk()
  const asked = useQuery({
    queryKey: ['parcelles', 'produits'],
    queryFn: async ({ signal }) => answered(await client.GET('/v1/produits', { signal })),
    staleTime: 600_000,
  })
  return (id: string): string => {
    const found = asked.data?.produits.find((produit) => produit.id === id)
    return found === undefined ? id : langue === 'fr' ? found.nom_fr : found.nom_en
  }
}

/** The groups, for the filter. */
export function useGroups() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['parcelles', 'groupements'],
    queryFn: async ({ signal }) =>
      answered(await client.GET('/v1/groupements', { params: { query: { limite: 200 } }, signal })),
    staleTime: 60_000,
  })
}
