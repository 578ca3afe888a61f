// Reference data over HTTP, to set up a phone without a replication service.
import { expectStatus, persist, type Server } from './http.ts'
import type { RetryPolicy } from './retry.ts'

/** A campaign, with the fields that a phone needs. */
export type Campagne = {
  id: string
  code: string
  nom: string
  statut: string
  pack: { code: string; version: string }
}

/** A product, with the fields that a phone needs. */
export type Produit = {
  id: string
  code: string
  nom_fr: string
  est_matiere_premiere: boolean
  actif: boolean
}

/** A producer, with the fields that a phone needs. */
export type Producteur = {
  id: string
  nom: string
  prenoms: string
  groupement_id: string
  /** The version on which a modification is based. */
  version: number
  actif: boolean
}

/** A plot, with the fields that a phone needs. */
export type Parcelle = {
  id: string
  producteur_id: string
  groupement_id: string
  nom: string
  surface_declaree_m2: number
  actif: boolean
  cultures: { produit_id: string; part_cp: number; strate: 'principal' | 'associe'; cycle: number | null }[]
  polygone: { id: string; geojson: string; surface_m2: number } | null
  /** The point that locates a plot without a survey; absent in responses of earlier services. */
  point?: { longitude_microdegres: number; latitude_microdegres: number } | null
  qualites: Record<string, string>
}

/** Returns the campaigns with a status. */
export async function listCampagnes(
  server: Server,
  retry: RetryPolicy,
  statut = 'ouverte',
): Promise<Campagne[]> {
  const answer = await persist(server, retry, 'GET', `/v1/campagnes?statut=${encodeURIComponent(statut)}`)
  return (expectStatus(answer, 200) as { campagnes: Campagne[] }).campagnes
}

/** Returns the products of the organization. */
export async function listProduits(server: Server, retry: RetryPolicy): Promise<Produit[]> {
  const answer = await persist(server, retry, 'GET', '/v1/produits')
  return (expectStatus(answer, 200) as { produits: Produit[] }).produits
}

/** Returns the producers that the account may see. */
export function listProducteurs(server: Server, retry: RetryPolicy): Promise<Producteur[]> {
  return listAll<Producteur>(server, retry, 'producteurs')
}

/** Returns the plots that the account may see. */
export function listParcelles(server: Server, retry: RetryPolicy): Promise<Parcelle[]> {
  return listAll<Parcelle>(server, retry, 'parcelles')
}

async function listAll<T>(server: Server, retry: RetryPolicy, plural: string): Promise<T[]> {
  const all: T[] = []
  let curseur: string | null = null
  do {
    const after: string = curseur === null ? '' : `&curseur=${encodeURIComponent(curseur)}`
    const answer = await persist(server, retry, 'GET', `/v1/${plural}?limite=200${after}`)
    const page = expectStatus(answer, 200) as Record<string, T[]> & { suivant: string | null }
    all.push(...(page[plural] ?? []))
    curseur = page.suivant
  } while (curseur !== null)
  return all
}
