// The payloads' forms, from the domain's table of payloads: which members a type has, and of what kind.
type Rule = (value: unknown) => boolean

const text: Rule = (value) => typeof value === 'string' && /\S/.test(value)
const integer: Rule = (value) => Number.isInteger(value) && Number(value) >= 0
const positive: Rule = (value) => integer(value) && Number(value) > 0
const flagless: Rule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const uuid: Rule = (value) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
const day: Rule = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const instant: Rule = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)
const reference: Rule = (value) => typeof value === 'string' && /^BR-[A-Z0-9]+-\d{8}-\d{4}$/.test(value)

const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value)
const list =
  (rule: Rule, least = 0): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(rule)

/** An object with these members and no other; a name that ends in `?` may be absent. */
function shape(members: Readonly<Record<string, Rule>>): Rule {
  const rules = new Map(Object.entries(members).map(([name, rule]) => [name.replace('?', ''), rule]))
  const required = Object.keys(members).filter((name) => !name.endsWith('?'))
  return (value) =>
    flagless(value) &&
    required.every((name) => Object.hasOwn(value as object, name)) &&
    Object.entries(value as object).every(([name, member]) => rules.get(name)?.(member) === true)
}

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

/** What the model knows of a command type. */
export type TypeConnu = {
  /** The current version N; N-1 is accepted where it exists. */
  readonly courante: number
  readonly module: string
  /** Whether it produces a field document, and so needs a provisional reference. */
  readonly document: boolean
  /** The form of each version. */
  readonly formes: Readonly<Record<number, Rule>>
}

const noyau = { courante: 1, module: 'noyau', document: false }

/** The command types that histories hold. */
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
    formes: {
      1: shape({
        parcelle_id: uuid,
        producteur_id: uuid,
        nom: text,
        cultures: list(shape({ produit_id: uuid, part_cp: integer })),
        surface_declaree_m2: integer,
        releve,
      }),
    },
  },
  'parcelle.relever': { ...noyau, formes: { 1: shape({ parcelle_id: uuid, releve }) } },
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

const ROLES = ['signature', 'photo', 'piece_identite', 'trace_gps', 'formulaire', 'autre']

/** An attached file. */
export const pieceJointe: Rule = shape({
  fichier_id: uuid,
  sha256: (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value),
  role: (value) => ROLES.includes(String(value)),
})
