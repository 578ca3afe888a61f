// Findings that still hold when a person decides about them: a decision that changes nothing leaves them standing.
import type { Instant } from './instants.ts'
import { isReferenceStanding } from './references.ts'
import type { Etat } from './state.ts'
import type { Constat, Enveloppe } from './types.ts'

/**
 * Says if the finding of a control holds for its command with the same payload, or with a later date: only then the service must
 * refuse the decision. Null if the model does not know.
 */
export function isStanding(etat: Etat, envelope: Enveloppe, date: Instant, constat: Constat): boolean | null {
  const { commande_id, motif, details } = constat
  switch (motif) {
    // Dates in a history end rights, phones and synchronizations for ever: a later date is as bad.
    case 'apres_revocation':
    case 'hors_ligne_depasse':
    case 'droit_manquant':
      return true
    // The same shape is as invalid, and the same figures differ as much.
    case 'polygone_invalide':
    case 'ecart_calcul':
      return true
    case 'chevauchement_parcelle':
      return [...etat.paires].some(
        ([paire, commande]) =>
          commande === commande_id && paire.split(' ').includes(String(details.autre_id)),
      )
    default:
      return isReferenceStanding(etat, envelope, date, constat)
  }
}
