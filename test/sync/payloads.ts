import type { CommandType, Payload } from '@sillon/telephone/commandTypes'
import type { Releve } from '@sillon/telephone/payloads/parcelle.relever/1'

/** An id in the form in which phones make it. */
export const ID = '0190b8a6-5c00-7000-8000-000000000001'

/** A survey as a phone sends it. */
export const RELEVE: Releve = {
  polygone_id: ID,
  geojson: {
    type: 'Polygon',
    coordinates: [
      [
        [2.146, 6.668],
        [2.1472, 6.6681],
        [2.1471, 6.6692],
        [2.146, 6.668],
      ],
    ],
  },
  nb_points: 3,
  precision_mediane_cm: 320,
  debut: '2026-05-04T07:40:00Z',
  fin: '2026-05-04T08:05:00+01:00',
  surface_telephone_m2: 7420,
}

/** A valid payload of every command type, with only its required members. */
export const LEAST: { [T in CommandType]: Payload<T> } = {
  'producteur.enregistrer': {
    producteur_id: ID,
    groupement_id: ID,
    nom: 'Adanhou',
    prenoms: 'Honorine',
    piece_identite: null,
  },
  'producteur.modifier': { producteur_id: ID, version_base: 1, champs: { nom: 'Adanhou' } },
  'parcelle.enregistrer': {
    parcelle_id: ID,
    producteur_id: ID,
    nom: 'Bas-fond',
    cultures: [{ produit_id: ID, part_cp: 10_000, strate: 'principal' }],
    surface_declaree_m2: 7500,
    releve: RELEVE,
  },
  'parcelle.relever': { parcelle_id: ID, releve: RELEVE },
  'collecte.enregistrer': {
    collecte_id: ID,
    campagne_id: ID,
    producteur_id: ID,
    parcelle_id: ID,
    produit_id: ID,
    pesees: [{ brut_g: 50_000, tare_g: 1_000 }],
    calcul_telephone: { net_g: 49_000, refaction_g: 0, net_marchand_g: 49_000 },
    qualite_declaree: {},
  },
  'collecte.signaler_erreur': {
    signalement_id: ID,
    collecte_id: ID,
    motif: 'Une caisse n’a pas été pesée.',
    correction_proposee: null,
  },
  'recu.reimprimer': { reimpression_id: ID, reference_provisoire: 'BR-A7-20260504-0001', copies: 1 },
  'livraison.etablir_bon': {
    livraison_id: ID,
    campagne_id: ID,
    collectes: [ID],
    vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Théophile Hounkpè' },
    destination_id: ID,
  },
  'intrant.remettre': {
    remise_id: ID,
    producteur_id: ID,
    intrant_id: ID,
    quantite: 50,
    unite_code: 'KGM',
    valeur: { montant: 22_500, devise: 'XOF' },
    avance: true,
  },
  'inspection.enregistrer': {
    inspection_id: ID,
    producteur_id: ID,
    formulaire_code: 'visite_producteur',
    formulaire_version: 1,
    reponses: {},
    debut: '2026-05-04T08:00:00Z',
    fin: '2026-05-04T08:40:00Z',
  },
  'recolte.estimer': {
    estimation_id: ID,
    parcelle_id: ID,
    campagne_id: ID,
    produit_id: ID,
    date_prevue: '2026-07-03',
    quantite_g: 12_000_000,
  },
  'non_conformite.constater': {
    non_conformite_id: ID,
    producteur_id: ID,
    constat_code: 'registre_incomplet',
    gravite: 'mineure',
    description: 'Deux mois manquent.',
  },
}
