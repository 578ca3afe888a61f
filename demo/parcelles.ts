// A plot of the demo: its shape, crops, yields and quality states.
import { demoId, PRODUCTEUR, PRODUIT } from './ids.ts'
import { type Point, type Random, ring } from './polygons.ts'

/** A plot with its crops, its survey, its yields and its states, oldest first, in days before the loading of the demo. */
export type Parcelle = {
  id: string
  producteur_id: string
  groupement_id: string
  nom: string
  surface_declaree_m2: number
  polygone_id: string
  geojson: { type: 'Polygon'; coordinates: Point[][] }
  nb_points: number
  precision_mediane_cm: number
  cultures: { produit_id: string; part_cp: number }[]
  rendements: { id: string; produit_id: string; rendement_g_ha: number }[]
  statuts: {
    id: string
    referentiel: string
    etat: string
    depuis_jours: number
    jusque_jours: number | null
  }[]
}

const PLACE_NAMES = [
  'Près du fromager',
  'Bas-fond',
  'Piste de Niaouli',
  'Teckeraie',
  'Vieux verger',
  'Derrière l’école',
  'La colline',
  'Palmeraie',
  'Champ du grand-père',
  'Marigot',
  'Les trois baobabs',
  'Route du marché',
]

/** The states of a plot that has been organic for a year, or is in its third, second or first year of conversion. */
const HISTORIES: Record<string, [etat: string, depuis_jours: number, jusque_jours: number | null][]> = {
  AB: [
    ['C2', 1130, 765],
    ['C3', 765, 400],
    ['AB', 400, null],
  ],
  C3: [
    ['C1', 1130, 765],
    ['C2', 765, 400],
    ['C3', 400, null],
  ],
  C2: [
    ['C1', 765, 400],
    ['C2', 400, null],
  ],
  C1: [['C1', 400, null]],
}
const CURRENT_STATES = ['AB', 'AB', 'AB', 'C3', 'AB', 'C2', 'AB', 'C1']

/** Draws the plot with this number, in the n-th cell of its producer's village. */
export function drawParcelle(
  random: Random,
  number: number,
  producteur: { id: string; groupement_id: string },
  place: { centre: Point; cell: number },
  cultures: Parcelle['cultures'],
): Parcelle {
  const small = producteur.id === PRODUCTEUR.small
  const surface = small ? 5_200 : 6_000 + Math.floor(random() * 23_000)
  const points = ring(random, place.centre, place.cell, surface)
  const etat =
    producteur.id === PRODUCTEUR.ordinary || small
      ? 'AB'
      : (CURRENT_STATES[Math.floor(random() * CURRENT_STATES.length)] ?? 'AB')
  return {
    id: demoId('parcelle', number),
    producteur_id: producteur.id,
    groupement_id: producteur.groupement_id,
    nom: PLACE_NAMES[Math.floor(random() * PLACE_NAMES.length)] ?? 'Champ',
    surface_declaree_m2: Math.round((surface * (0.92 + 0.16 * random())) / 500) * 500,
    polygone_id: demoId('polygone', number),
    geojson: { type: 'Polygon', coordinates: [points] },
    nb_points: points.length - 1,
    precision_mediane_cm: 180 + Math.floor(random() * 240),
    cultures: small ? cultures.map((culture) => ({ ...culture, part_cp: 200 })) : cultures,
    rendements: drawRendements(random, number, cultures),
    statuts: statutsOf(number, etat, random() < 0.3),
  }
}

/** One plot in seven has no yield of its own, so that its capacity depends on the pack's yield. */
function drawRendements(
  random: Random,
  number: number,
  cultures: Parcelle['cultures'],
): Parcelle['rendements'] {
  const drawn = cultures.map(({ produit_id }, rank) => ({
    id: demoId('rendement', 10 * number + rank),
    produit_id,
    rendement_g_ha: usualRendement(produit_id) * (76 + Math.floor(random() * 40)),
  }))
  return (number / 10) % 7 === 4 ? [] : drawn
}

/** One hundredth of the usual yield of a raw material, in g/ha. */
function usualRendement(produitId: string): number {
  if (produitId === PRODUIT.mangue) return 80_000
  return produitId === PRODUIT.cacao ? 4_500 : 450_000
}

function statutsOf(number: number, etat: string, nop: boolean): Parcelle['statuts'] {
  const ab = (HISTORIES[etat] ?? []).map(([code, depuis_jours, jusque_jours], rank) => ({
    id: demoId('statut', 10 * number + rank),
    referentiel: 'AB',
    etat: code,
    depuis_jours,
    jusque_jours,
  }))
  if (etat !== 'AB' || !nop) return ab
  const id = demoId('statut', 10 * number + 9)
  return [...ab, { id, referentiel: 'NOP', etat: 'NOP', depuis_jours: 400, jusque_jours: null }]
}
