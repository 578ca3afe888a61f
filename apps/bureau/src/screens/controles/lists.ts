// The values of the filters: all motifs, and all acts that motifs block.

/** Every motif of a control. */
export const MOTIFS = [
  'donnees_illisibles',
  'version_client_obsolete',
  'empreinte_incoherente',
  'module_inactif',
  'apres_revocation',
  'hors_ligne_depasse',
  'droit_manquant',
  'horloge_invraisemblable',
  'reference_inconnue',
  'reference_inactive',
  'dependance_en_controle',
  'ecart_calcul',
  'parametre_introuvable',
  'piece_manquante',
  'doublon_identite',
  'modification_concurrente',
  'polygone_invalide',
  'chevauchement_parcelle',
  'capacite_depassee',
  'intrant_non_autorise',
  'conflit_interets',
  'erreur_signalee_agent',
] as const

/** The acts that an open control blocks. */
export const EFFECTS = [
  'matiere_ecartee',
  'capacite_et_paiement_bloques',
  'capacite_bloquee',
  'valeur_serveur_gardee',
  'paiement_bloque',
  'entite_en_anomalie',
  'aucune_entite',
] as const
