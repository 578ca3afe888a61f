// Surveys of fields by the demo's agents, at a place without an earlier survey, north of the villages.
import type { Releve } from '@sillon/telephone/payloads/parcelle.relever/1'
import { type PointGps, releveFrom } from '@sillon/telephone/releve'

/** The south-west corner of a field, in degrees. */
export type Corner = { longitude: number; latitude: number }

/** An offset from a corner, in metres to the east and the north. */
type Offset = readonly [east: number, north: number]

const METRES_PER_DEGREE = 111_320
const WALK_MS = 25 * 60_000

/** The outline of a field of about one hectare. */
export const FIELD: readonly Offset[] = [
  [0, 0],
  [104, 3],
  [112, 88],
  [55, 102],
  [-4, 91],
]

/** A second survey of the same field, with points a few metres off. */
export const FIELD_AGAIN: readonly Offset[] = FIELD.map(([east, north]) => [east + 1, north - 1])

/** An outline that crosses itself, because two posts were recorded in the wrong order. */
export const CROSSED_FIELD: readonly Offset[] = [
  [0, 0],
  [104, 3],
  [-4, 91],
  [112, 88],
]

/** A corner at which nothing was surveyed yet. */
export function freshCorner(): Corner {
  return { longitude: 2.3 + 0.4 * Math.random(), latitude: 6.9 + 0.4 * Math.random() }
}

/** Returns the place this many metres east of a corner. */
export function eastOf({ longitude, latitude }: Corner, metres: number): Corner {
  return { longitude: longitude + metres / METRES_PER_DEGREE, latitude }
}

/** Makes the survey of an outline, walked just before `end`. */
export function walk(corner: Corner, contour: readonly Offset[], end: Date): Releve {
  const points = contour.map(([east, north], i): PointGps => {
    return {
      longitude: roundDegrees(corner.longitude + east / METRES_PER_DEGREE),
      latitude: roundDegrees(corner.latitude + north / METRES_PER_DEGREE),
      precision_cm: 240 + 35 * i,
    }
  })
  return releveFrom(points, new Date(end.getTime() - WALK_MS), end)
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
