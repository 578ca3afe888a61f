// The data of a demo phone, read from the service's lists, and an ordinary collection made from it.
import { type Critere, computeCollecte } from '@sillon/telephone/calcul'
import { enregistrerCollecte } from '@sillon/telephone/commandes'
import type { Payload } from '@sillon/telephone/commandTypes'
import type { Commande } from '@sillon/telephone/envelope'
import type { Server } from '@sillon/telephone/http'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import {
  type Campagne,
  listCampagnes,
  listParcelles,
  listProducteurs,
  listProduits,
  type Parcelle,
  type Producteur,
  type Produit,
} from '@sillon/telephone/reference'
import type { RetryPolicy } from '@sillon/telephone/retry'
import fruits from '../../packs/fruits.json' with { type: 'json' }
import { Sentence } from '../../src/process/lifetime.ts'
import { type Corner, FIELD, walk } from './survey.ts'

/** A campaign, a product, its deduction criteria, the producers, and the plots with this product. */
export type Terrain = {
  campagne: Campagne
  produit: Produit
  producteurs: Producteur[]
  parcelles: Parcelle[]
  criteres: Critere[]
}

/** The pack version of the demo's campaign. */
export const PACK_VERSION = fruits.version

/** Reads the data about pineapples in the open campaign. */
export async function readTerrain(server: Server, retry: RetryPolicy): Promise<Terrain> {
  const [[campagne], produits, producteurs, plots] = await Promise.all([
    listCampagnes(server, retry),
    listProduits(server, retry),
    listProducteurs(server, retry),
    listParcelles(server, retry),
  ])
  const produit = produits.find((p) => p.code === 'ANANAS')
  if (campagne === undefined || produit === undefined) {
    throw new Sentence('there is no open campaign or no product ANANAS: is this the demo data?')
  }
  const active = new Set(producteurs.filter((p) => p.actif).map((p) => p.id))
  const parcelles = plots.filter(
    (p) => p.actif && active.has(p.producteur_id) && p.cultures.some((c) => c.produit_id === produit.id),
  )
  // A phone gets the pack's parameters by replication; here they come from the pack's file.
  const criteres = fruits.parametres['collecte.refaction.ANANAS'] as Critere[]
  return { campagne, produit, producteurs, parcelles, criteres }
}

/** Makes a collection from a plot, calculated as the phone does. */
export function collecteFrom(
  { campagne, produit, criteres }: Terrain,
  plot: Parcelle,
  nets_g: number[],
  changes: Partial<CollecteEnregistrer2> = {},
): Commande {
  const pesees = nets_g.map((net_g) => ({ brut_g: net_g + 600, tare_g: 600 }))
  const mesures = { humidite_cp: null, impuretes_cp: 80, ...changes }
  return enregistrerCollecte({
    campagne_id: campagne.id,
    producteur_id: plot.producteur_id,
    parcelle_id: plot.id,
    produit_id: produit.id,
    contrat_id: null,
    pesees,
    calcul_telephone: computeCollecte(pesees, mesures, criteres),
    qualite_declaree: plot.qualites,
    ...mesures,
  })
}

/** Makes the command that registers a field of pineapples surveyed just now. */
export function newField(
  { produit }: Terrain,
  ids: { parcelle_id: string; producteur_id: string },
  corner: Corner,
  today: Date,
): Payload<'parcelle.enregistrer'> {
  const cultures = [{ produit_id: produit.id, part_cp: 10_000, strate: 'principal' as const }]
  const releve = walk(corner, FIELD, today)
  return { ...ids, nom: 'Champ neuf', cultures, surface_declaree_m2: 10_000, releve }
}

/** Returns the version of a producer that the phone has. */
export function versionOf({ producteurs }: Terrain, id: string): number {
  const known = producteurs.find((p) => p.id === id)
  if (known === undefined) throw new Error(`the terrain has no producer ${id}`)
  return known.version
}

/** Returns the first plot of a group. */
export function plotOf({ parcelles }: Terrain, groupementId: string): Parcelle {
  const plot = parcelles.find((p) => p.groupement_id === groupementId)
  if (plot === undefined) throw new Error(`the terrain has no plot of group ${groupementId}`)
  return plot
}
