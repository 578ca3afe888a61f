// A history as data: what the phones of two organizations capture and send, and what their offices do meanwhile.
// Records are named by small numbers that wrap around what the world holds by then.
import type { TYPES } from '../oracle/forms.ts'

/** When a capture takes place: an instant that a limit is about, or one to either side of it. */
export const QUAND = [
  'maintenant',
  'hier',
  'avant_hier',
  'coupure',
  'avant_coupure',
  'enrolement',
  'avant_enrolement',
  'limite',
  'apres_limite',
  'revocation',
  'apres_revocation',
  'synchro',
  'avant_synchro',
  'futur',
] as const

/** The phone's clock against its estimate of server time: equal, ten minutes off, a millisecond more, or lost. */
export const MONTRE = ['juste', 'avance', 'retard', 'avance_trop', 'retard_trop', 'perdue'] as const

/** Faults of an envelope besides its content. */
export const DEFAUT = [
  'aucun',
  'empreinte',
  'champ_absent',
  'champ_de_trop',
  'nul',
  'piece_jointe',
  'type',
  'version_suivante',
  'version_ancienne',
  'version_precedente',
  'id_repris',
  'sequence_reprise',
  'utilisateur',
  'organisation',
  'appareil',
  'reference_prise',
  'reference_absente',
  'reference_autrui',
  'pack_autre',
  'pack_par_code',
] as const

/** A survey's shape. */
export const FORME = ['petit', 'grand', 'croise', 'ouvert', 'trou', 'immense', 'hors_bornes'] as const

/** Choices that a payload is made of; each type reads those that it needs. */
export type Choix = {
  /** Which record of each kind is named. */
  readonly producteur: number
  readonly parcelle: number
  readonly produit: number
  readonly contrat: number
  readonly cible: number
  readonly destination: number
  /** Index of a mass, a value, a document number. */
  readonly valeur: number
  readonly piece: number
  readonly champs: readonly ('nom' | 'telephone' | 'localite' | 'groupement_id' | 'piece_identite')[]
  readonly version_base: number
  readonly qualite: string | null
  /** The phone's own calculation is off, by this step. */
  readonly ecart: number
  readonly place: number
  readonly decalage: number
  readonly forme: (typeof FORME)[number]
  /** An id that another record has is used again. */
  readonly id_pris: boolean
}

/** An agent captures something. */
export type Capture = {
  readonly pas: 'capture'
  readonly appareil: number
  readonly type: keyof typeof TYPES & string
  readonly choix: Choix
  readonly quand: (typeof QUAND)[number]
  readonly montre: (typeof MONTRE)[number]
  readonly defaut: (typeof DEFAUT)[number]
}

/** A phone sends part of its queue. */
export type Envoi = {
  readonly pas: 'envoi'
  readonly appareil: number
  /** Commands that were answered already and are sent again, and unanswered ones that are left out. */
  readonly recul: number
  readonly saut: number
  readonly combien: number
  readonly ordre: 'droit' | 'inverse' | 'doubles'
  /** The answer does not arrive. */
  readonly perdu: boolean
  /** The signed-in person. */
  readonly par: 'soi' | 'collegue' | 'voisin'
  /** The batch is filled up to 50 with copies of its last envelope, or ends with something unreadable. */
  readonly ajout: 'rien' | 'plein' | 'illisible'
}

/** One step of a history. */
export type Pas =
  | Capture
  | Envoi
  | { readonly pas: 'revocation'; readonly appareil: number }
  /** The quality officer lifts everything that was found in one of the phone's commands. */
  | { readonly pas: 'levee'; readonly appareil: number; readonly cible: number }
  | { readonly pas: 'redemarrage'; readonly appareil: number }
  | {
      readonly pas: 'annulation'
      readonly appareil: number
      readonly decalage: number
      readonly etendue: number
    }

/** A history and the circumstances of its world. */
export type Histoire = {
  /** Days since the enrolment of each phone. */
  readonly ages: readonly number[]
  /** The second agent lost their permissions twelve hours ago. */
  readonly droits_coupes: boolean
  /** Module `livraison` was left twelve hours ago. */
  readonly livraison_coupee: boolean
  readonly pas: readonly Pas[]
}
