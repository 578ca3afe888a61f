// One builder per command type, named by the act and its object. Written from schemas/commandes and
// sql/commande/type_commande.rows.sql; change these, not this file.
import { builder } from './builder.ts'

/** A producer registered in the field. */
export const enregistrerProducteur = builder('producteur.enregistrer', 'producteur_id')

/** Changed fields of a producer, with the version that the change started from. */
export const modifierProducteur = builder('producteur.modifier')

/** A plot registered with its crops, its declared surface and its first survey. */
export const enregistrerParcelle = builder('parcelle.enregistrer', 'parcelle_id')

/** A new survey of a plot. */
export const releverParcelle = builder('parcelle.relever')

/** A collection recorded in the field. */
export const enregistrerCollecte = builder('collecte.enregistrer', 'collecte_id')

/** An error that an agent reports in a collection, with the correction proposed. */
export const signalerErreur = builder('collecte.signaler_erreur', 'signalement_id')

/** A duplicate of a field document, printed again. */
export const reimprimerRecu = builder('recu.reimprimer', 'reimpression_id')

/** A delivery note. */
export const etablirBon = builder('livraison.etablir_bon', 'livraison_id')

/** An input handed to a producer, with its value and whether it is an advance. */
export const remettreIntrant = builder('intrant.remettre', 'remise_id')

/** An internal inspection. */
export const enregistrerInspection = builder('inspection.enregistrer', 'inspection_id')

/** An estimated harvest of a plot. */
export const estimerRecolte = builder('recolte.estimer', 'estimation_id')

/** A non-conformity found in the field, of a producer, of a plot, or of both. */
export const constaterNonConformite = builder('non_conformite.constater', 'non_conformite_id')
