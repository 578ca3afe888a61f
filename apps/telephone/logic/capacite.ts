// The capacities of producers as the phone knows them: the stored balances minus the collections that wait on this phone.
import { remainingCapacity } from '@sillon/telephone/calcul'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import { pending, type State } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { byId, type Ligne, openCampagne, producerName, type Registre } from './registre.ts'

/** A balance of a producer, with masses in grams. */
export type VueSolde = {
  readonly id: string
  readonly producteur: string
  readonly matiere: string
  readonly etat_code: string
  readonly plafond_g: number
  /** Collected so far, without `attente_g`, the mass that waits on this phone. */
  readonly consomme_g: number
  readonly attente_g: number
  /** Negative if the ceiling is exceeded. */
  readonly restant_g: number
}

/** A collection that waits on this phone. */
export type Attente = Pick<CollecteEnregistrer2, 'producteur_id' | 'parcelle_id' | 'produit_id'> & {
  readonly net_g: number
}

/** Returns the collections that wait on this phone: captured, and without a result. */
export function waitingCollectes(state: State): Attente[] {
  return pending(state)
    .filter(({ type }) => type === 'collecte.enregistrer')
    .map(({ texte }) => (JSON.parse(texte) as Enveloppe).payload as CollecteEnregistrer2)
    .map(({ producteur_id, parcelle_id, produit_id, calcul_telephone: { net_g } }) => ({
      producteur_id,
      parcelle_id,
      produit_id,
      net_g,
    }))
}

/** Returns the balance that a collection of a product from a plot reduces; null if none is known. */
export function balanceAt(
  registre: Registre,
  parcelle_id: string,
  produit_id: string | null,
): { solde: Ligne<'solde'>; restant_g: number } | null {
  const [plot, produit] = [byId(registre.parcelle, parcelle_id), byId(registre.produit, produit_id)]
  const campagne = openCampagne(registre)
  const matiere = produit?.matiere_premiere_liee_code ?? produit?.code
  const states = registre.statut_parcelle
    .filter((one) => one.parcelle_id === parcelle_id)
    .map(({ etat_code }) => etat_code)
  const solde = registre.solde.find(
    (one) =>
      one.producteur_id === plot?.producteur_id &&
      one.campagne_id === campagne?.id &&
      one.matiere_code === matiere &&
      states.includes(one.etat_code),
  )
  const restant_g = solde === undefined ? null : remainingCapacity(solde)
  return solde === undefined || restant_g === null ? null : { solde, restant_g }
}

/** Returns the grams that wait on this phone for a balance. */
export function waitingAt(registre: Registre, attente: readonly Attente[], solde: Ligne<'solde'>): number {
  return attente
    .filter((one) => balanceAt(registre, one.parcelle_id, one.produit_id)?.solde.id === solde.id)
    .reduce((sum, { net_g }) => sum + net_g, 0)
}

/** Returns the balances of the open campaign, smallest remaining share of the ceiling first. */
export function capacites(registre: Registre, state: State): VueSolde[] {
  const attente = waitingCollectes(state)
  const campagne = openCampagne(registre)
  return registre.solde
    .filter(({ campagne_id }) => campagne_id === campagne?.id)
    .flatMap((solde) => {
      const known = remainingCapacity(solde)
      if (known === null || solde.plafond_g === null || solde.consomme_g === null) return []
      const attente_g = waitingAt(registre, attente, solde)
      return {
        id: solde.id,
        producteur: producerName(registre, solde.producteur_id),
        matiere: solde.matiere_code ?? '',
        etat_code: solde.etat_code ?? '',
        plafond_g: solde.plafond_g,
        consomme_g: solde.consomme_g,
        attente_g,
        restant_g: known - attente_g,
      }
    })
    .sort((a, b) => shareOf(a) - shareOf(b))
}

function shareOf({ restant_g, plafond_g }: VueSolde): number {
  return plafond_g === 0 ? Math.min(0, restant_g) : restant_g / plafond_g
}
