// The types of requests and responses, as the contract writes them: keys stay French.

/** An attachment: a file that is sent separately, through object storage. */
export type PieceJointe = {
  fichier_id: string
  sha256: string
  role: 'signature' | 'photo' | 'piece_identite' | 'trace_gps' | 'formulaire' | 'autre'
}

/** The URL and headers of an upload. */
export type AdresseEnvoi = {
  methode: 'PUT'
  url: string
  entetes: Record<string, string>
  expire_le: string
}

/** The versions that the phone uses. */
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
  /** A remark that needs no control; absent if there is none. */
  details?: { reference_provisoire: { jour: string; attendu: string } }
}

/** The response to a batch. */
export type ReponseLiasse = {
  resultats: Resultat[]
  derniere_sequence: number
  heure_serveur: string
  arret: { raison: 'sequence_attendue'; attendue: number } | null
}

/** The response to an enrolment. */
export type Enrolement = {
  appareil_id: string
  code_court: string
  utilisateur_id: string
  organisation_id: string
  sequence_depart: number
  heure_serveur: string
}

/** The server's record of the device. */
export type EtatAppareil = {
  appareil_id: string
  statut: 'actif' | 'revoque' | 'remplace'
  revoque_le: string | null
  derniere_sequence: number
  derniere_synchro: string | null
  versions_minimales: { schemas: Record<string, { courante: number; minimale: number }> }
  heure_serveur: string
}

/** The settings that the phone itself applies. */
export type ReglagesTelephone = {
  hors_ligne_max_jours: number
  alerte_non_synchronise_h: number
  conservation_commandes_jours: number
}

/** An error body of the service. */
export type CorpsErreur = { erreur: string; details?: unknown }
