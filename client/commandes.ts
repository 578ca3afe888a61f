// One builder per command type, named by the act and its object: what the agent captured becomes a command with its id,
// its current schema version and, where it produces a field document, its right to a provisional reference.
import { COMMAND_TYPES, type CommandType, type Payload } from './commandTypes.ts'
import { type Commande, newId } from './envelope.ts'
import type { PieceJointe } from './types.ts'

/** What an agent captured for a command: its payload, whose own id may be left to the library. */
export type Saisie<T extends CommandType, K extends keyof Payload<T>> = Omit<Payload<T>, K> &
  Partial<Pick<Payload<T>, K>>

/** Makes the command of what was captured, with the files that travel apart. */
export type Builder<T extends CommandType, K extends keyof Payload<T>> = (
  saisie: Saisie<T, K>,
  pieces_jointes?: PieceJointe[],
) => Commande

function builder<T extends CommandType, K extends keyof Payload<T> = never>(
  type: T,
  ownId?: K,
): Builder<T, K> {
  const { version, document } = COMMAND_TYPES[type]
  return (saisie, pieces_jointes = []) => ({
    type,
    version_schema: version,
    payload: ownId === undefined ? saisie : { [ownId]: newId(), ...saisie },
    document,
    pieces_jointes,
  })
}

/** Registers a producer with their group and identity document. */
export const enregistrerProducteur = builder('producteur.enregistrer', 'producteur_id')

/** Changes fields of a producer, from the version that the phone held. */
export const modifierProducteur = builder('producteur.modifier')

/** Registers a plot with its crops and its first survey. */
export const enregistrerParcelle = builder('parcelle.enregistrer', 'parcelle_id')

/** Brings a new survey of a plot. */
export const releverParcelle = builder('parcelle.relever')

/** Records a collection: weighings, measurements, declared quality and the phone's calculation. */
export const enregistrerCollecte = builder('collecte.enregistrer', 'collecte_id')

/** Reports an error in a collection and proposes its correction. */
export const signalerErreur = builder('collecte.signaler_erreur', 'signalement_id')

/** Traces a field document printed again. */
export const reimprimerRecu = builder('recu.reimprimer', 'reimpression_id')

/** Groups collections into a delivery note with vehicle and destination. */
export const etablirBon = builder('livraison.etablir_bon', 'livraison_id')

/** Records an input handed to a producer. */
export const remettreIntrant = builder('intrant.remettre', 'remise_id')

/** Records an inspection: the answers to a form. */
export const enregistrerInspection = builder('inspection.enregistrer', 'inspection_id')

/** Records the estimated harvest of a plot. */
export const estimerRecolte = builder('recolte.estimer', 'estimation_id')

/** Records a non-conformity of a producer or a plot. */
export const constaterNonConformite = builder('non_conformite.constater', 'non_conformite_id')
