// The model's input about a world, and its output about a command. Field names are those of the requests.
import type { Instant } from './instants.ts'

/** A member of an organization; the agent's permissions end at `droits_jusque`. */
export type Compte = {
  readonly id: string
  readonly identifiant: string
  readonly organisation_id: string
  readonly organisation_code: string
  readonly droits_jusque: Instant | null
}

/** A phone and the agent who carries it. */
export type Appareil = {
  readonly id: string
  readonly organisation_id: string
  readonly utilisateur_id: string
  readonly code_court: string
  readonly enrole_le: Instant
}

/** A record that may end; from `actif_jusque` on it counts as withdrawn. */
export type Reference = { readonly id: string; readonly actif_jusque: Instant | null }

/** An identity document. */
export type Piece = { readonly type: string; readonly numero: string; readonly pays: string }

/** A rectangle in degrees. */
export type Rectangle = {
  readonly ouest: number
  readonly est: number
  readonly sud: number
  readonly nord: number
}

/** A producer of the initial world, with one plot. */
export type ProducteurInitial = Reference & {
  readonly nom: string
  readonly piece: Piece | null
  /** The validated capacity in raw ANANAS, for the plot's state. */
  readonly plafond_g: number
  readonly parcelle: {
    readonly id: string
    readonly polygone_id: string
    readonly rectangle: Rectangle
    readonly surface_m2: number
    readonly etat: string
    /** The plot's states under other referentials, on which the judgements under AB do not depend. */
    readonly autres: Readonly<Record<string, string>>
    /** The yield for ANANAS in g/ha; null for the pack's default. */
    readonly rendement: number | null
  }
}

/** An input, and whether the pack authorizes it under the referential. */
export type Intrant = Reference & { readonly autorise: boolean }

/** The interest of an agent in a producer, with the instant of its end. */
export type Interet = {
  readonly utilisateur_id: string
  readonly producteur_id: string
  readonly jusque: Instant | null
}

/** An organization at the beginning of a history. */
export type Organisation = {
  readonly id: string
  readonly code: string
  readonly admin: Compte
  readonly rsci: Compte
  readonly agents: readonly Compte[]
  readonly appareils: readonly Appareil[]
  readonly campagne: { readonly id: string; readonly ouverte_le: Instant }
  /** The second campaign, with a later version of the pack. */
  readonly suivante: { readonly id: string; readonly ouverte_le: Instant }
  readonly groupement_id: string
  /** The products, each with its raw material as in the pack. */
  readonly produits: readonly {
    readonly id: string
    readonly code: string
    readonly matiere: string
    readonly coefficient_ppm: number
  }[]
  readonly producteurs: readonly ProducteurInitial[]
  /** The contracts of the campaign, with the product codes of their lines. */
  readonly contrats: readonly (Reference & { readonly lignes: readonly string[] })[]
  readonly emplacements: readonly Reference[]
  readonly intrants: readonly Intrant[]
  readonly interets: readonly Interet[]
  /** The end of the group's only certificate; null if it does not end. */
  readonly certificat_jusque: Instant | null
  /** The modules besides `noyau`, each with the end of its activity; a module that is not in the list was never active. */
  readonly modules: Readonly<Record<string, Instant | null>>
  /** The last rank given before the history, and the number of digits of ranks. */
  readonly rang_depart: number
  readonly chiffres: number
}

/** Two organizations, and the instant at which a history begins. */
export type Monde = { readonly t0: Instant; readonly organisations: readonly Organisation[] }

/** An envelope as the model reads it. */
export type Enveloppe = {
  readonly id: string
  readonly type: string
  readonly version_schema: number
  readonly organisation_id: string
  readonly appareil_id: string
  readonly utilisateur_id: string
  readonly sequence: number
  readonly cree_le_appareil: string
  readonly horloge: { readonly ref_serveur: string; readonly ms_depuis_ref: number } | null
  readonly reference_provisoire: string | null
  readonly versions: Readonly<Record<string, unknown>>
  readonly pieces_jointes: readonly unknown[]
  readonly payload: Payload
  readonly empreinte: string
}

// biome-ignore lint/suspicious/noExplicitAny: the form of each type was proved before its members are read.
type Member = any

/** A payload, whose form was checked before a rule reads its members. */
export type Payload = Readonly<Record<string, Member>>

/** The expected result; lists are sorted, because the specification states no order. */
export type Resultat = {
  readonly commande_id: string
  readonly issue: 'acceptee' | 'acceptee_controle' | 'rejetee'
  readonly motifs: readonly string[]
  readonly alertes: readonly string[]
  readonly numero_officiel: string | null
  readonly entites: Readonly<Record<string, string>>
  readonly date_operation: Instant | null
  /** Present only if the day in the reference differs. */
  readonly details?: { readonly reference_provisoire: { readonly jour: string; readonly attendu: string } }
}

/** The expected response to a batch. */
export type Reponse = {
  readonly resultats: readonly Resultat[]
  readonly derniere_sequence: number
  readonly arret: { readonly raison: 'sequence_attendue'; readonly attendue: number } | null
}

/** The effect of a command, apart from its dates and rights. `sujet` is the record that the command's motifs mark. */
export type Effet = {
  readonly motifs: readonly string[]
  readonly alertes?: readonly string[]
  readonly numero?: string | null
  readonly sujet: { readonly genre: string; readonly id: string } | null
  readonly entites: Readonly<Record<string, string>>
}

/** The finding of an open control. */
export type Constat = {
  readonly commande_id: string
  readonly motif: string
  readonly details: Readonly<Record<string, unknown>>
}
