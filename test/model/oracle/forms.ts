// The forms of payloads, from the specification's table of payloads: the members of each type, and the kind of each member.
import {
  day,
  flagless,
  instant,
  integer,
  list,
  orNull,
  positive,
  type Rule,
  reference,
  shape,
  text,
  uuid,
} from './kinds.ts'

const piece = shape({ type: text, numero: text, pays: text })
const identity = { nom: text, prenoms: text, telephone: orNull(text), localite: orNull(text) }
const releve = shape({
  polygone_id: uuid,
  geojson: shape({ type: (value) => value === 'Polygon', coordinates: list(list(list(Number.isFinite))) }),
  nb_points: integer,
  precision_mediane_cm: integer,
  debut: instant,
  fin: instant,
  surface_telephone_m2: integer,
})
const plot = { parcelle_id: uuid, producteur_id: uuid, nom: text, surface_declaree_m2: integer, releve }
const crop = { produit_id: uuid, part_cp: integer }
const strate: Rule = (value) => value === 'principal' || value === 'associe'
const crops = list(shape({ ...crop, strate, 'cycle?': positive }))
const collecte = {
  collecte_id: uuid,
  campagne_id: uuid,
  producteur_id: uuid,
  parcelle_id: uuid,
  produit_id: uuid,
  'contrat_id?': orNull(uuid),
  pesees: list(shape({ brut_g: integer, tare_g: integer }), 1),
  'humidite_cp?': orNull(integer),
  'impuretes_cp?': orNull(integer),
  calcul_telephone: shape({ net_g: integer, refaction_g: integer, net_marchand_g: integer }),
  qualite_declaree: flagless,
}

const nonConformite = shape({
  non_conformite_id: uuid,
  'producteur_id?': uuid,
  'parcelle_id?': uuid,
  constat_code: text,
  gravite: (value) => ['mineure', 'majeure', 'critique'].includes(String(value)),
  description: text,
})

/** The model's data about a command type. */
export type TypeConnu = {
  /** The current version N; version N-1 is accepted if it exists. */
  readonly courante: number
  readonly module: string
  /** True if the type produces a field document, which needs a provisional reference. */
  readonly document: boolean
  /** The form of the payload in each version. */
  readonly formes: Readonly<Record<number, Rule>>
}

const noyau = { courante: 1, module: 'noyau', document: false }

/** The command types that occur in histories. */
export const TYPES: Readonly<Record<string, TypeConnu>> = {
  'producteur.enregistrer': {
    ...noyau,
    formes: {
      1: shape({ producteur_id: uuid, groupement_id: uuid, ...identity, piece_identite: orNull(piece) }),
    },
  },
  'producteur.modifier': {
    ...noyau,
    formes: {
      1: shape({
        producteur_id: uuid,
        version_base: positive,
        champs: shape({
          'nom?': text,
          'telephone?': orNull(text),
          'localite?': orNull(text),
          'groupement_id?': uuid,
          'piece_identite?': piece,
        }),
      }),
    },
  },
  'parcelle.enregistrer': {
    ...noyau,
    courante: 2,
    formes: { 1: shape({ ...plot, cultures: list(shape(crop)) }), 2: shape({ ...plot, cultures: crops }) },
  },
  'parcelle.relever': {
    ...noyau,
    courante: 2,
    formes: {
      1: shape({ parcelle_id: uuid, releve }),
      2: shape({ parcelle_id: uuid, 'cultures?': crops, releve }),
    },
  },
  'collecte.enregistrer': {
    courante: 2,
    module: 'noyau',
    document: true,
    formes: { 1: shape(collecte), 2: shape({ ...collecte, 'observation?': text }) },
  },
  'collecte.signaler_erreur': {
    ...noyau,
    formes: {
      1: shape({
        signalement_id: uuid,
        collecte_id: uuid,
        motif: text,
        correction_proposee: orNull(flagless),
      }),
    },
  },
  'recu.reimprimer': {
    ...noyau,
    document: true,
    formes: { 1: shape({ reimpression_id: uuid, reference_provisoire: reference, copies: positive }) },
  },
  'livraison.etablir_bon': {
    courante: 1,
    module: 'livraison',
    document: true,
    formes: {
      1: shape({
        livraison_id: uuid,
        campagne_id: uuid,
        collectes: list(uuid, 1),
        vehicule: shape({ immatriculation: text, chauffeur: text }),
        destination_id: uuid,
      }),
    },
  },
  'intrant.remettre': {
    courante: 1,
    module: 'intrants',
    document: true,
    formes: {
      1: shape({
        remise_id: uuid,
        producteur_id: uuid,
        intrant_id: uuid,
        quantite: positive,
        unite_code: text,
        valeur: shape({ montant: integer, devise: text }),
        avance: (value) => typeof value === 'boolean',
      }),
    },
  },
  'inspection.enregistrer': {
    courante: 1,
    module: 'inspection',
    document: false,
    formes: {
      1: shape({
        inspection_id: uuid,
        producteur_id: uuid,
        'parcelle_id?': orNull(uuid),
        formulaire_code: text,
        formulaire_version: positive,
        reponses: flagless,
        debut: instant,
        fin: instant,
      }),
    },
  },
  'non_conformite.constater': {
    courante: 1,
    module: 'inspection',
    document: false,
    formes: {
      1: (value) =>
        nonConformite(value) &&
        ['producteur_id', 'parcelle_id'].some((name) => Object.hasOwn(value as object, name)),
    },
  },
  'recolte.estimer': {
    courante: 1,
    module: 'estimation',
    document: false,
    formes: {
      1: shape({
        estimation_id: uuid,
        parcelle_id: uuid,
        campagne_id: uuid,
        produit_id: uuid,
        date_prevue: day,
        quantite_g: integer,
      }),
    },
  },
}
