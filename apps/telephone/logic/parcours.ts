// A walk around a plot: the points of the receiver, the area while it grows, pauses, and what the agent should see while still
// standing there.
import { doubtsOf } from '@sillon/telephone/doutes'
import type { Position } from '@sillon/telephone/payloads/parcelle.relever/1'
import { type PointGps, perimeterOf, releveFrom, surfaceOf } from '@sillon/telephone/releve'
import type { Connu } from './acte.ts'
import { type Anneau, type Lieu, metresBetween, ringOf } from './carte.ts'
import type { SaisieActe } from './champs.ts'
import { ringsOverlap } from './recouvrement.ts'

/** A walk under way. */
export type Parcours = { readonly points: readonly PointGps[]; readonly enPause: boolean }

/** The view of a walk. */
export type VueParcours = {
  readonly anneau: Anneau
  readonly surface_m2: number
  readonly perimetre_m: number
  /** The median precision of the points, in centimetres; null without points. */
  readonly precision_cm: number | null
  /** The precision of the last point is too bad for a survey. */
  readonly imprecis: boolean
}

// A receiver under trees reports 30 m and more; such a point would draw a spike.
const WORST_PRECISION_CM = 2_500
// A point closer to the last one than half its precision says nothing new. At least a metre: a survey is no finer.
const STEP_M = 1
// Declared and walked surface differ by a fifth: the agent looks again.
const SURFACE_SHARE = 5
// Plots whose corner is farther away share no land with a walk.
const NEAR_M = 3_000

/** Adds a point of the receiver: none during a pause, none that is too imprecise, none on the place of the last one. */
export function withPoint(parcours: Parcours, point: PointGps): Parcours {
  const last = parcours.points.at(-1)
  const step = Math.max(STEP_M, point.precision_cm / 200)
  const isNew = last === undefined || metresBetween(last, point) >= step
  if (parcours.enPause || point.precision_cm > WORST_PRECISION_CM || !isNew) return parcours
  return { ...parcours, points: [...parcours.points, point] }
}

/** Removes the last point, for an agent who walked the wrong way. */
export function withoutLast(parcours: Parcours): Parcours {
  return { ...parcours, points: parcours.points.slice(0, -1) }
}

/** Calculates the view of a walk. */
export function vueParcours(points: readonly PointGps[]): VueParcours {
  const now = new Date(0)
  const { geojson, precision_mediane_cm } = releveFrom([...points], now, now)
  const ring = (geojson.coordinates[0] ?? []) as Position[]
  return {
    anneau: ring.map(([x = 0, y = 0]) => [x, y] as const),
    surface_m2: surfaceOf(ring),
    perimetre_m: perimeterOf(ring),
    precision_cm: points.length === 0 ? null : precision_mediane_cm,
    imprecis: (points.at(-1)?.precision_cm ?? 0) > WORST_PRECISION_CM / 2,
  }
}

/** Returns the plots near a place, to outline before a walk begins. */
export function plotsNear(
  { registre }: Pick<Connu, 'registre'>,
  lieu: Lieu,
  but = '',
): { id: string; anneau: Anneau }[] {
  return registre.parcelle
    .filter(({ id }) => id !== but)
    .map(({ id, geojson }) => ({ id, anneau: ringOf(geojson) }))
    .filter(({ anneau: [corner] }) => corner !== undefined && metresBetween(lieu, at(corner)) < NEAR_M)
}

const at = ([longitude, latitude]: readonly [number, number]): Lieu => ({ longitude, latitude })

/** Returns what the office will probably say about a walk; `but` is the plot itself, which its survey may overlap. */
export function doutesDuParcours(
  connu: Connu,
  { points }: Pick<SaisieActe, 'points'>,
  but: string,
  declared_m2: number | null,
): string[] {
  const [first] = points
  if (first === undefined) return []
  const releve = releveFrom([...points], connu.now, connu.now)
  const ring = (releve.geojson.coordinates[0] ?? []).map(([x = 0, y = 0]) => [x, y] as const)
  const known = connu.registre.parcelle.flatMap(({ geojson }) => {
    const [corner] = ringOf(geojson)
    return corner === undefined ? [] : [[...corner] as Position]
  })
  const shape = doubtsOf(releve, known)
  const overlaps = plotsNear(connu, first, but).some(({ anneau }) => ringsOverlap(ring, anneau))
  const difference = declared_m2 === null ? 0 : Math.abs(releve.surface_telephone_m2 - declared_m2)
  return [
    ...shape,
    ...(overlaps ? ['chevauchement_parcelle'] : []),
    ...(declared_m2 !== null && difference * SURFACE_SHARE > declared_m2 ? ['surface_differente'] : []),
  ]
}

/** Returns the raw trace of a walk as GPX 1.1, with every point that the receiver gave. */
export function traceOf(points: readonly PointGps[]): Uint8Array {
  const track = points.map(
    ({ longitude, latitude, precision_cm }) =>
      `<trkpt lat="${latitude}" lon="${longitude}"><hdop>${precision_cm / 100}</hdop></trkpt>`,
  )
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Sillon" xmlns="http://www.topografix.com/GPX/1/1">'
  return new TextEncoder().encode(`${head}<trk><trkseg>${track.join('')}</trkseg></trk></gpx>\n`)
}
