// A history as data: the captures and batches of the phones of two organizations, and the acts of the offices. Small numbers name
// records; they wrap around at the number of records.
import type { TYPES } from '../oracle/forms.ts'

/** The instant of a capture: at a limit, or just before or after it. */
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

/**
 * The difference between the phone's clock and its estimate of server time: none, ten minutes, one millisecond more, or a lost
 * clock.
 */
export const MONTRE = ['juste', 'avance', 'retard', 'avance_trop', 'retard_trop', 'perdue'] as const

/** Faults of an envelope apart from its content. */
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

/** The choices for a payload; each type uses only those that it needs. */
export type Choix = {
  /** The number of the named record, for each kind. */
  readonly producteur: number
  readonly parcelle: number
  readonly produit: number
  readonly contrat: number
  readonly cible: number
  readonly destination: number
  /** The index of a mass, a value or a document number. */
  readonly valeur: number
  readonly piece: number
  readonly champs: readonly ('nom' | 'telephone' | 'localite' | 'groupement_id' | 'piece_identite')[]
  readonly version_base: number
  readonly qualite: string | null
  /** The error of the phone's own calculation, in steps. */
  readonly ecart: number
  readonly place: number
  readonly decalage: number
  readonly forme: (typeof FORME)[number]
  /** True to use an id that another record has. */
  readonly id_pris: boolean
}

/** A capture by an agent. */
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
  /** The number of commands with a response that are sent again, or of commands without one that are left out. */
  readonly recul: number
  readonly saut: number
  readonly combien: number
  readonly ordre: 'droit' | 'inverse' | 'doubles'
  /** True if the response is lost. */
  readonly perdu: boolean
  /** The signed-in person. */
  readonly par: 'soi' | 'collegue' | 'voisin'
  /** Fills the batch up to 50 with copies of its last envelope, or appends an unreadable text. */
  readonly ajout: 'rien' | 'plein' | 'illisible'
}

/** One step of a history. */
export type Pas =
  | Capture
  | Envoi
  | { readonly pas: 'revocation'; readonly appareil: number }
  /** The quality officer lifts all controls of one of the phone's commands. */
  | { readonly pas: 'levee'; readonly appareil: number; readonly cible: number }
  | { readonly pas: 'redemarrage'; readonly appareil: number }
  | {
      readonly pas: 'annulation'
      readonly appareil: number
      readonly decalage: number
      readonly etendue: number
    }

/** A history, with the circumstances of its world. */
export type Histoire = {
  /** Days since the enrolment of each phone. */
  readonly ages: readonly number[]
  /** The second agent's permissions ended twelve hours ago. */
  readonly droits_coupes: boolean
  /** The module `livraison` was deactivated twelve hours ago. */
  readonly livraison_coupee: boolean
  readonly pas: readonly Pas[]
}
