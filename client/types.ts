// The wire, as the contract writes it: keys stay French, nothing is renamed.
import type { CollecteEnregistrer1 } from './payloads/collecte.enregistrer/1.ts'
import type { CollecteEnregistrer2 } from './payloads/collecte.enregistrer/2.ts'
import type { CollecteSignalerErreur1 } from './payloads/collecte.signaler_erreur/1.ts'
import type { InspectionEnregistrer1 } from './payloads/inspection.enregistrer/1.ts'
import type { IntrantRemettre1 } from './payloads/intrant.remettre/1.ts'
import type { LivraisonEtablirBon1 } from './payloads/livraison.etablir_bon/1.ts'
import type { NonConformiteConstater1 } from './payloads/non_conformite.constater/1.ts'
import type { ParcelleEnregistrer1 } from './payloads/parcelle.enregistrer/1.ts'
import type { ParcelleEnregistrer2 } from './payloads/parcelle.enregistrer/2.ts'
import type { ParcelleRelever1 } from './payloads/parcelle.relever/1.ts'
import type { ParcelleRelever2 } from './payloads/parcelle.relever/2.ts'
import type { ProducteurEnregistrer1 } from './payloads/producteur.enregistrer/1.ts'
import type { ProducteurModifier1 } from './payloads/producteur.modifier/1.ts'
import type { RecolteEstimer1 } from './payloads/recolte.estimer/1.ts'
import type { RecuReimprimer1 } from './payloads/recu.reimprimer/1.ts'

/** Payload per command type and schema version. */
export type Payloads = {
  'producteur.enregistrer': { 1: ProducteurEnregistrer1 }
  'producteur.modifier': { 1: ProducteurModifier1 }
  'parcelle.enregistrer': { 1: ParcelleEnregistrer1; 2: ParcelleEnregistrer2 }
  'parcelle.relever': { 1: ParcelleRelever1; 2: ParcelleRelever2 }
  'collecte.enregistrer': { 1: CollecteEnregistrer1; 2: CollecteEnregistrer2 }
  'collecte.signaler_erreur': { 1: CollecteSignalerErreur1 }
  'recu.reimprimer': { 1: RecuReimprimer1 }
  'livraison.etablir_bon': { 1: LivraisonEtablirBon1 }
  'intrant.remettre': { 1: IntrantRemettre1 }
  'inspection.enregistrer': { 1: InspectionEnregistrer1 }
  'recolte.estimer': { 1: RecolteEstimer1 }
  'non_conformite.constater': { 1: NonConformiteConstater1 }
}

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
export type ReponseLot = {
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
