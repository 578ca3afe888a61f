// Purchase contracts of the demo. Prices are in minor units of the currency a kilogram: the XOF has no smaller unit.
import { CONTRAT, PRODUIT } from './ids.ts'

/** A contract with its lines; days are counted back from the loading. */
export type Contrat = {
  id: string
  code: string
  statut: 'brouillon' | 'actif' | 'clos'
  depuis_jours: number
  jusque_jours: number | null
  lignes: { rang: number; produit_id: string; quantite_g: number; prix_kg: number }[]
}

const TONNE_G = 1_000_000

function ligne(rang: number, produit_id: string, tonnes: number, prix_kg: number): Contrat['lignes'][number] {
  return { rang, produit_id, quantite_g: tonnes * TONNE_G, prix_kg }
}

/** The contracts of DEMO: one active, one draft, one closed. */
export const CONTRATS_DEMO: readonly Contrat[] = [
  {
    id: CONTRAT.actif,
    code: 'ACHAT-BIO-1',
    statut: 'actif',
    depuis_jours: 55,
    jusque_jours: null,
    lignes: [ligne(1, PRODUIT.ananas, 900, 190), ligne(2, PRODUIT.mangue, 25, 260)],
  },
  {
    id: CONTRAT.brouillon,
    code: 'ACHAT-BIO-2',
    statut: 'brouillon',
    depuis_jours: 7,
    jusque_jours: null,
    lignes: [ligne(1, PRODUIT.ananas, 300, 195)],
  },
  {
    id: CONTRAT.clos,
    code: 'ACHAT-ESSAI',
    statut: 'clos',
    depuis_jours: 58,
    jusque_jours: 12,
    lignes: [ligne(1, PRODUIT.ananas, 40, 180)],
  },
]

/** The contract of VOISINE. */
export const CONTRATS_VOISINE: readonly Contrat[] = [
  {
    id: CONTRAT.voisine,
    code: 'ACHAT-CACAO-1',
    statut: 'actif',
    depuis_jours: 55,
    jusque_jours: null,
    lignes: [ligne(1, PRODUIT.cacao, 12, 2400)],
  },
]
