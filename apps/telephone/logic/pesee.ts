// A weighing during its capture: the typed values, the result, the missing parts, and the finished collection.
import { type Calcul, type Critere, computeCollecte } from '@sillon/telephone/calcul'
import { enregistrerCollecte } from '@sillon/telephone/commandes'
import type { Commande } from '@sillon/telephone/envelope'
import type { PieceJointe } from '@sillon/telephone/types'
import { balanceAt } from './capacite.ts'
import { gramsOf, hundredthsOf } from './formats.ts'
import { byId, type Ligne, openCampagne, parameterOf, type Registre } from './registre.ts'

/** A weighing, in grams. */
export type Pesee = { readonly brut_g: number; readonly tare_g: number }

/** The values entered so far; typed text stays as typed. */
export type Saisie = {
  readonly parcelle_id: string
  readonly produit_id: string | null
  readonly pesees: readonly Pesee[]
  readonly brut: string
  readonly tare: string
  readonly humidite: string
  readonly impuretes: string
  readonly observation: string
}

/** The maximum number of weighings in a collection, from the command's schema. */
export const MAX_PESEES = 200
/** The maximum number of characters in a remark, from the command's schema. */
export const MAX_OBSERVATION = 500

/** The reasons why a collection can not be captured yet; the screens have a sentence for each. */
export type Manque =
  | 'parcelle_partie'
  | 'campagne_fermee'
  | 'produit_manquant'
  | 'pesee_manquante'
  | 'pesee_non_ajoutee'
  | 'mesure_illisible'

/** The data that the screen shows about a capture. */
export type VuePesee = {
  readonly produits: readonly Ligne<'produit'>[]
  readonly criteres: readonly Critere['critere'][]
  readonly calcul: Calcul
  /** The grams that the producer may still deliver after this collection; null if unknown. */
  readonly restant_g: number | null
  readonly manques: readonly Manque[]
}

/** Starts a capture; chooses the product if the plot has only one. */
export function newSaisie(registre: Registre, parcelle_id: string): Saisie {
  const produits = productsOf(registre, parcelle_id)
  return {
    parcelle_id,
    produit_id: produits.length === 1 ? (produits[0]?.id ?? null) : null,
    pesees: [],
    brut: '',
    tare: '',
    humidite: '',
    impuretes: '',
    observation: '',
  }
}

/** Returns the products that grow on a plot and are collected raw. */
export function productsOf(registre: Registre, parcelle_id: string): readonly Ligne<'produit'>[] {
  const plot = byId(registre.parcelle, parcelle_id)
  const cultures = JSON.parse(plot?.cultures ?? '[]') as { produit_id: string }[]
  return registre.produit.filter(({ id }) => cultures.some(({ produit_id }) => produit_id === id))
}

/** Returns the weighing in the two fields; null if one is not a mass, or if the tare is not below the gross mass. */
export function typedPesee({ brut, tare }: Pick<Saisie, 'brut' | 'tare'>): Pesee | null {
  const [brut_g, tare_g] = [gramsOf(brut), gramsOf(tare === '' ? '0' : tare)]
  return brut_g === null || tare_g === null || tare_g >= brut_g ? null : { brut_g, tare_g }
}

/**
 * Adds the typed weighing. The tare stays in its field, because the next crate usually weighs the same. Returns the capture
 * unchanged if the fields hold no weighing.
 */
export function withTyped(saisie: Saisie): Saisie {
  const pesee = typedPesee(saisie)
  if (pesee === null || saisie.pesees.length >= MAX_PESEES) return saisie
  return { ...saisie, pesees: [...saisie.pesees, pesee], brut: '' }
}

/** Removes a weighing. */
export function without(saisie: Saisie, index: number): Saisie {
  return { ...saisie, pesees: saisie.pesees.filter((_, at) => at !== index) }
}

/** Calculates the data to show; `attente_g` is the mass that waits on this phone for the same balance. */
export function viewOf(registre: Registre, saisie: Saisie, attente_g: number): VuePesee {
  const criteres = criteriaOf(registre, saisie)
  const calcul = computeCollecte([...saisie.pesees], measured(saisie), criteres)
  const solde = balanceAt(registre, saisie.parcelle_id, saisie.produit_id)
  return {
    produits: productsOf(registre, saisie.parcelle_id),
    criteres: criteres.map(({ critere }) => critere),
    calcul,
    restant_g: solde === null ? null : solde.restant_g - attente_g - calcul.net_g,
    manques: missing(registre, saisie),
  }
}

/** Returns the command of a complete capture, with the files that it announces; throws if something is missing. */
export function collecteOf(registre: Registre, saisie: Saisie, pieces: PieceJointe[]): Commande {
  const [manque] = missing(registre, saisie)
  const [plot, campagne] = [byId(registre.parcelle, saisie.parcelle_id), openCampagne(registre)]
  if (manque !== undefined || !plot?.producteur_id || campagne === undefined || saisie.produit_id === null)
    throw new RangeError(`a collection lacks ${manque ?? 'its producer'}`)
  const pesees = [...saisie.pesees]
  const mesures = measured(saisie)
  const observation = saisie.observation.trim()
  const states = registre.statut_parcelle.filter(({ parcelle_id }) => parcelle_id === plot.id)
  return enregistrerCollecte(
    {
      campagne_id: campagne.id,
      producteur_id: plot.producteur_id,
      parcelle_id: plot.id,
      produit_id: saisie.produit_id,
      contrat_id: null,
      pesees,
      ...mesures,
      calcul_telephone: computeCollecte(pesees, mesures, criteriaOf(registre, saisie)),
      qualite_declaree: Object.fromEntries(
        states.map(({ referentiel_code, etat_code }) => [referentiel_code ?? '', etat_code ?? '']),
      ),
      ...(observation === '' ? {} : { observation }),
    },
    pieces,
  )
}

function criteriaOf(registre: Registre, { produit_id }: Saisie): Critere[] {
  const code = byId(registre.produit, produit_id)?.code
  return (parameterOf(registre, `collecte.refaction.${code}`) as Critere[] | undefined) ?? []
}

function measured({ humidite, impuretes }: Saisie) {
  return { humidite_cp: hundredthsOf(humidite), impuretes_cp: hundredthsOf(impuretes) }
}

function missing(registre: Registre, saisie: Saisie): Manque[] {
  const { brut, humidite, impuretes, pesees } = saisie
  const unreadable = [humidite, impuretes].some((typed) => typed !== '' && hundredthsOf(typed) === null)
  const found: [boolean, Manque][] = [
    [openCampagne(registre) === undefined, 'campagne_fermee'],
    [byId(registre.parcelle, saisie.parcelle_id) === undefined, 'parcelle_partie'],
    [byId(registre.produit, saisie.produit_id) === undefined, 'produit_manquant'],
    // Refuses a mass that was typed but not added, because it would be lost unnoticed.
    [brut !== '', 'pesee_non_ajoutee'],
    [pesees.length === 0 && brut === '', 'pesee_manquante'],
    [unreadable, 'mesure_illisible'],
  ]
  return found.filter(([isMissing]) => isMissing).map(([, manque]) => manque)
}
