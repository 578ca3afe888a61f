// Surveys whose size is allowed and whose comparison is the dearest that a plot can ask for.

type Point = readonly [number, number]

/** Points of a ring at most, as the schema of a survey allows. */
const MOST_POINTS = 10_000
/** Degrees: some five hectares, which no limit of a plot's surface refuses. */
const SIDE = 0.003

/** A survey's ring, closed and counterclockwise, around a place that no other one touches. */
export type CostlyShape = { readonly what: string; readonly rings: readonly (readonly Point[])[] }

/** The worst pairs, each far from the next. */
export const COSTLY_SHAPES: readonly CostlyShape[] = [
  { what: 'two crossing combs of 350 teeth', rings: combs([1, 20], 350) },
  { what: 'two stars of 10,000 points', rings: [star([5, 20], 0), star([5, 20], SIDE / 1_000)] },
]

/** A comb whose teeth point north and one whose teeth point east: each tooth of one crosses every tooth of the other. */
function combs([west, south]: Point, teeth: number): Point[][] {
  const step = SIDE / (2 * teeth)
  const north: Point[] = [
    [west, south - step],
    [west + SIDE, south - step],
  ]
  for (let at = teeth - 1; at >= 0; at -= 1) {
    const x = west + 2 * at * step
    north.push([x + step, south], [x + step, south + SIDE], [x, south + SIDE], [x, south])
  }
  const turned = north.map(([x, y]): Point => [west + (y - south), south + (x - west)]).reverse()
  return [closed(north), closed(turned)]
}

/** A star whose rays are thin: its edges cross those of one that is shifted a little. */
function star([x, y]: Point, shift: number): Point[] {
  const points = Array.from({ length: MOST_POINTS - 1 }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / (MOST_POINTS - 1)
    const radius = at % 2 === 0 ? SIDE / 2 : SIDE / 20
    return [x + shift + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return closed(points)
}

function closed(points: Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}
