// Shapes that phones survey: squares in a row, apart from each other or shifted onto their neighbour.
import type { Rectangle } from '../oracle/types.ts'
import type { FORME } from './history.ts'

const METRE = 1 / 110_600 // of latitude, in degrees, near the equator
const SIDE_M = 101.7
const SMALL_M = 20.3
const APART = 0.002

type Ring = [number, number][]

/**
 * The metres by which a square extends beyond the western edge of its place: none, half a square, and the distances for overlaps
 * of 41 and 61 m2.
 */
const SHIFTS_M = [0, 50, 0.4, 0.6, -3]

/** Returns the rectangle of a place; `decalage` selects the metres by which it extends into the square to its west. */
export function rectangleAt(place: number, decalage: number, forme: (typeof FORME)[number]): Rectangle {
  const side = forme === 'immense' ? 460 : forme === 'petit' ? SMALL_M : SIDE_M
  const shift = SHIFTS_M[decalage] ?? 0
  // A shifted square lies next to the square of its place, and overlaps its eastern edge.
  const offset = decalage === 0 ? 0 : (SIDE_M - shift) * METRE
  const ouest = 2 + place * APART + offset
  const sud = forme === 'hors_bornes' ? 89.9999 : 0.5
  return { ouest, est: ouest + side * METRE, sud, nord: sud + side * METRE }
}

/** Returns the GeoJSON polygon of a shape. */
export function polygonOf(rectangle: Rectangle, forme: (typeof FORME)[number]): object {
  const { ouest, est, sud, nord } = rectangle
  const [a, b, c, d]: Ring = [
    [ouest, sud],
    [est, sud],
    [est, nord],
    [ouest, nord],
  ]
  const square = [a, b, c, d, a]
  const third = (est - ouest) / 3
  const hole = rectangle && [
    [ouest + third, sud + third],
    [ouest + third, nord - third],
    [est - third, nord - third],
    [est - third, sud + third],
    [ouest + third, sud + third],
  ]
  const rings = {
    croise: [[a, c, b, d, a]],
    ouvert: [[a, b, c, d]],
    trou: [square, hole],
  } as Record<string, unknown>
  return { type: 'Polygon', coordinates: rings[forme] ?? [square] }
}
