// Purchase contracts of the demo. Prices are in minor units of the currency per kilogram; for the XOF, which has no smaller unit,
// that is whole francs.
import { CONTRAT, PRODUIT } from './ids.ts'

/** A contract with its lines. Days are counted back from the loading of the demo. */
export type Contrat = {
  id: string
  code: string
  statut: 'brouillon' | 'actif' | 'clos'
  depuis_jours: number
  jusque_jours: number | null
  /** The currency, if it is not the organization's. */
  devise?: string
  lignes: { rang: number; produit_id: string; quantite_g: number; prix_kg?: number; formule?: Formule }[]
}

/** A price by measurements: a base price, and an addition or deduction for each whole step beyond a threshold. */
export type Formule = {
  prix_base_kg: number
  ajustements: {
    mesure: string
    sens: 'au_dessus' | 'au_dessous'
    seuil: number
    pas: number
    montant_kg: number
    maximum_pas?: number
  }[]
  minimum_kg?: number
  maximum_kg?: number
}

/** An exchange rate: the units of `cible` for one unit of `source`. */
export type Taux = { source: string; cible: string; valeur: string; depuis_jours: number; raison: string }

const TONNE_G = 1_000_000

function ligne(rang: number, produit_id: string, tonnes: number, prix_kg: number): Contrat['lignes'][number] {
  return { rang, produit_id, quantite_g: tonnes * TONNE_G, prix_kg }
}

// Thirty cents a kilogram at 13 degrees Brix. Each half degree above adds one cent; each percent of impurities deducts two cents.
const BRIX: Formule = {
  prix_base_kg: 30,
  minimum_kg: 22,
  maximum_kg: 38,
  ajustements: [
    { mesure: 'brix_dixiemes', sens: 'au_dessus', seuil: 130, pas: 5, montant_kg: 1, maximum_pas: 8 },
    { mesure: 'brix_dixiemes', sens: 'au_dessous', seuil: 130, pas: 5, montant_kg: -2 },
    { mesure: 'impuretes_cp', sens: 'au_dessus', seuil: 100, pas: 100, montant_kg: -2 },
  ],
}

/** The exchange rates of DEMO: the fixed parity, and two rates of the dollar at different dates. */
export const TAUX_DEMO: readonly Taux[] = [
  { source: 'EUR', cible: 'XOF', valeur: '655.957', depuis_jours: 400, raison: 'Parité fixe' },
  { source: 'USD', cible: 'XOF', valeur: '601.25', depuis_jours: 60, raison: 'Cours de la BCEAO' },
  { source: 'USD', cible: 'XOF', valeur: '598.1', depuis_jours: 10, raison: 'Cours de la BCEAO' },
]

/** The contracts of DEMO: one active, one draft, one closed, and one in euros with a price by measurements. */
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
  {
    id: CONTRAT.formule,
    code: 'ACHAT-BRIX',
    statut: 'actif',
    depuis_jours: 30,
    jusque_jours: null,
    devise: 'EUR',
    lignes: [{ rang: 1, produit_id: PRODUIT.ananas, quantite_g: 120 * TONNE_G, formule: BRIX }],
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
