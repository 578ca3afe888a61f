// The wire, as the contract writes it: keys stay French, nothing is renamed.

/** A file that travels apart, through object storage. */
export type PieceJointe = {
  fichier_id: string
  sha256: string
  role: 'signature' | 'photo' | 'piece_identite' | 'trace_gps' | 'formulaire' | 'autre'
}

/** Where and how a file is sent. */
export type AdresseEnvoi = {
  methode: 'PUT'
  url: string
  entetes: Record<string, string>
  expire_le: string
}

/** Versions used by the phone. */
export type Versions = { pack: string; parametres: string; application: string }

/** The fixed envelope of a command. */
export type Enveloppe = {
  id: string
  type: string
  version_schema: number
  organisation_id: string
  appareil_id: string
  utilisateur_id: string
  sequence: number
  cree_le_appareil: string
  horloge: { ref_serveur: string; ms_depuis_ref: number } | null
  reference_provisoire: string | null
  versions: Versions
  pieces_jointes: PieceJointe[]
  payload: unknown
  empreinte: string
}

/** The outcome of one command. */
export type Resultat = {
  commande_id: string
  issue: 'acceptee' | 'acceptee_controle' | 'rejetee'
  motifs: string[]
  alertes: string[]
  numero_officiel: string | null
  entites: Record<string, string>
  date_operation: string | null
  /** What is worth a look and calls for no control; absent when there is nothing. */
  details?: { reference_provisoire: { jour: string; attendu: string } }
}

/** The answer to a batch. */
export type ReponseLiasse = {
  resultats: Resultat[]
  derniere_sequence: number
  heure_serveur: string
  arret: { raison: 'sequence_attendue'; attendue: number } | null
}

/** What enrolment returns. */
export type Enrolement = {
  appareil_id: string
  code_court: string
  utilisateur_id: string
  organisation_id: string
  sequence_depart: number
  heure_serveur: string
}

/** What the server knows of the device. */
export type EtatAppareil = {
  appareil_id: string
  statut: 'actif' | 'revoque' | 'remplace'
  revoque_le: string | null
  derniere_sequence: number
  derniere_synchro: string | null
  versions_minimales: { schemas: Record<string, { courante: number; minimale: number }> }
  heure_serveur: string
}

/** The settings that the phone itself obeys. */
export type ReglagesTelephone = {
  hors_ligne_max_jours: number
  alerte_non_synchronise_h: number
  conservation_commandes_jours: number
}

/** An error body of the service. */
export type CorpsErreur = { erreur: string; details?: unknown }
