// The payload of a capture: applies its choices to the records that the organization's phones know at that time.
import { v7 as uuidv7 } from 'uuid'
import { campagneOf } from '../oracle/campagnes.ts'
import { massesOf } from '../oracle/collecte.ts'
import { surfaceOf } from '../oracle/geometry.ts'
import type { Payload } from '../oracle/types.ts'
import type { Choix } from './history.ts'
import { OPERATIONS } from './operationPayloads.ts'
import { make, name, pick, type Savoir } from './savoir.ts'
import { polygonOf, rectangleAt } from './shapes.ts'

const MASSES_G = [10_000, 40_000, 60_000, 100_000, 7, 92_593]
const PIECES = [null, 'BJ 1', 'bj-1', 'BJ2', 'b.j.0']
const VALEURS = ['Un', 'Deux', 'Trois', null, 'Un', 'Deux']
const GAPS = [1, 1.005, 1.02]

function releveOf(savoir: Savoir, choix: Choix): Payload {
  const rectangle = rectangleAt(choix.place, choix.decalage, choix.forme)
  return {
    polygone_id: make(savoir, 'polygone', choix),
    geojson: polygonOf(rectangle, choix.forme),
    nb_points: 4,
    precision_mediane_cm: 250,
    debut: '2026-01-02T08:00:00Z',
    fin: '2026-01-02T08:20:00Z',
    surface_telephone_m2: Math.round(surfaceOf(rectangle) * pick(GAPS, choix.ecart)),
  }
}

/** One crop or two: side by side, one under the other, or both on the whole land. */
function culturesOf({ organisation }: Savoir, choix: Choix): Payload[] {
  const produits = [...organisation.produits.map(({ id }) => id), uuidv7()]
  const one = { produit_id: pick(produits, choix.produit), part_cp: 6000, strate: 'principal' }
  const other = { ...one, produit_id: pick(produits, choix.produit + 1) }
  const strate = choix.valeur === 4 ? 'associe' : 'principal'
  return choix.valeur < 3 ? [one] : [one, { ...other, strate, part_cp: choix.valeur === 3 ? 4000 : 6000 }]
}

function pieceOf(choix: Choix): Payload | null {
  const numero = pick(PIECES, choix.piece)
  return numero === null ? null : { type: 'cip', numero, pays: 'BJ' }
}

function champsOf({ organisation }: Savoir, choix: Choix): Payload {
  const values: Record<string, unknown> = {
    nom: pick(VALEURS, choix.valeur) ?? 'Quatre',
    telephone: pick(VALEURS, choix.valeur),
    localite: pick(VALEURS, choix.valeur + 1),
    groupement_id: choix.valeur === 3 ? uuidv7() : organisation.groupement_id,
    piece_identite: pieceOf(choix) ?? { type: 'cip', numero: 'X', pays: 'BJ' },
  }
  return Object.fromEntries(choix.champs.map((champ) => [champ, values[champ]]))
}

/** A collection of about ten kilograms, from the plot of its producer unless the choice names another plot. */
function collecteOf(savoir: Savoir, choix: Choix): Payload {
  const { organisation } = savoir
  const known = organisation.producteurs[choix.producteur]
  const produit = pick<{ id: string; code: string }>(
    [...organisation.produits, { id: uuidv7(), code: '' }],
    choix.produit,
  )
  const net_g = choix.ecart === 2 ? -5 : pick(MASSES_G, choix.valeur)
  // Contracts and delivery notes belong to the first campaign, and name records of this campaign.
  const ours = choix.contrat === 0 && choix.valeur >= 4 ? organisation.suivante : organisation.campagne
  const campagne_id = choix.contrat === 3 && choix.valeur === 5 ? uuidv7() : ours.id
  const payload = {
    collecte_id: make(savoir, ours === organisation.suivante ? 'collecte suivante' : 'collecte', choix),
    campagne_id,
    producteur_id: name(savoir, 'producteur', choix.producteur),
    parcelle_id: choix.parcelle < 3 && known ? known.parcelle.id : name(savoir, 'parcelle', choix.parcelle),
    produit_id: produit.id,
    contrat_id: pick([null, ...organisation.contrats.map(({ id }) => id), uuidv7()], choix.contrat),
    pesees: [
      { brut_g: net_g + 1000, tare_g: 1000 },
      { brut_g: 500, tare_g: 500 },
    ],
    humidite_cp: choix.valeur === 1 ? 317 : choix.valeur === 2 ? null : 200,
    impuretes_cp: choix.valeur === 5 ? 190 : 100,
    qualite_declaree: choix.qualite === null ? {} : { AB: choix.qualite },
  }
  const reckoned = massesOf(produit.code, payload, campagneOf(organisation, ours.id))
  const phone = choix.ecart === 0 ? reckoned : { ...reckoned, net_marchand_g: reckoned.net_marchand_g + 1 }
  const { net_g: net, refaction_g, net_marchand_g } = phone
  return {
    ...payload,
    calcul_telephone: {
      net_g: Math.max(0, net),
      refaction_g: Math.max(0, refaction_g),
      net_marchand_g: Math.max(0, net_marchand_g),
    },
  }
}

/** The payload of each type. */
export const PAYLOADS: Readonly<Record<string, (savoir: Savoir, choix: Choix) => Payload>> = {
  'producteur.enregistrer': (savoir, choix) => ({
    producteur_id: make(savoir, 'producteur', choix),
    groupement_id: choix.valeur === 3 ? uuidv7() : savoir.organisation.groupement_id,
    nom: pick(VALEURS, choix.valeur) ?? 'Quatre',
    prenoms: 'Prénom',
    telephone: pick(VALEURS, choix.valeur + 2),
    localite: null,
    piece_identite: pieceOf(choix),
  }),
  'producteur.modifier': (savoir, choix) => ({
    producteur_id: name(savoir, 'producteur', choix.producteur),
    version_base: choix.version_base,
    champs: champsOf(savoir, choix),
  }),
  'parcelle.enregistrer': (savoir, choix) => ({
    parcelle_id: make(savoir, 'parcelle', choix),
    producteur_id: name(savoir, 'producteur', choix.producteur),
    nom: 'Champ',
    cultures: culturesOf(savoir, choix),
    surface_declaree_m2: 10_000,
    releve: releveOf(savoir, choix),
  }),
  'parcelle.relever': (savoir, choix) => ({
    parcelle_id: name(savoir, 'parcelle', choix.parcelle),
    ...(choix.valeur % 2 === 0 ? {} : { cultures: culturesOf(savoir, choix) }),
    releve: releveOf(savoir, choix),
  }),
  'collecte.enregistrer': collecteOf,
  'collecte.signaler_erreur': (savoir, choix) => ({
    signalement_id: make(savoir, 'signalement', choix),
    collecte_id: name(savoir, 'collecte', choix.cible),
    motif: 'Mauvaise bascule',
    correction_proposee: null,
  }),
  'recu.reimprimer': (savoir, choix) => ({
    reimpression_id: make(savoir, 'reimpression', choix),
    reference_provisoire: pick([...savoir.references, 'BR-ZZ-20260101-0001'], choix.cible),
    copies: 1,
  }),
  'livraison.etablir_bon': (savoir, choix) => ({
    livraison_id: make(savoir, 'livraison', choix),
    campagne_id: savoir.organisation.campagne.id,
    collectes: [
      ...new Set([
        name(savoir, 'collecte', choix.cible),
        name(savoir, 'collecte', choix.cible + choix.valeur),
      ]),
    ],
    vehicule: { immatriculation: 'AB 1234', chauffeur: 'Chauffeur' },
    destination_id: pick(
      [...savoir.organisation.emplacements.map(({ id }) => id), uuidv7()],
      choix.destination,
    ),
  }),
  ...OPERATIONS,
  'recolte.estimer': (savoir, choix) => ({
    estimation_id: make(savoir, 'estimation', choix),
    parcelle_id: name(savoir, 'parcelle', choix.parcelle),
    campagne_id: savoir.organisation.campagne.id,
    produit_id: pick([...savoir.organisation.produits.map(({ id }) => id), uuidv7()], choix.produit),
    date_prevue: '2026-12-01',
    quantite_g: 1_000_000,
  }),
}
