// Surveys of an allowed size whose comparison is the most expensive that a plot can cause.

type Point = readonly [number, number]

/** The maximum number of points in a ring that the schema of a survey allows. */
const MOST_POINTS = 10_000
/** The side of a square of about five hectares, in degrees; no limit on a plot's area refuses it. */
const SIDE = 0.003

/** The closed, counterclockwise rings of a survey, at a place away from all other surveys. */
export type CostlyShape = { readonly what: string; readonly rings: readonly (readonly Point[])[] }

/** The most expensive pairs, each far from the next. */
export const COSTLY_SHAPES: readonly CostlyShape[] = [
  { what: 'two crossing combs of 350 teeth', rings: combs([1, 20], 350) },
  { what: 'two stars of 10,000 points', rings: [star([5, 20], 0), star([5, 20], SIDE / 1_000)] },
  { what: 'two crossing combs of 10,000 points', rings: combs([7, 20], 121, 20) },
  {
    what: 'a comb of 2,400 teeth beside itself',
    rings: [teeth([9, 20], 2_400), teeth([9, 20.000_000_1], 2_400)],
  },
  {
    what: 'two spirals of 10,000 points within each other',
    rings: [spiral([11, 20], 0), spiral([11, 20], 0.5)],
  },
  // The most expensive pair that the limits accept: 18,000 crossings.
  {
    what: 'two stars of 10,000 points whose rays lean',
    rings: [leaning([13, 20]), leaning([13 + SIDE / 20, 20])],
  },
  { what: 'two walks of 10,000 points around one plot', rings: [walk([15, 20], 1), walk([15, 20], 2)] },
]

/**
 * Returns two combs, one with teeth to the north and one with teeth to the east: each tooth of one crosses every tooth of the
 * other.
 */
function combs([west, south]: Point, count: number, cuts = 1): Point[][] {
  const north = teeth([west, south], count, cuts)
  return [north, north.map(([x, y]): Point => [west + (y - south), south + (x - west)]).reverse()]
}

/** Returns a comb with this number of teeth; each side of a tooth is divided into this number of parts. */
function teeth([west, south]: Point, count: number, cuts = 1): Point[] {
  const step = SIDE / (2 * count)
  const corners: Point[] = [
    [west, south - step],
    [west + SIDE, south - step],
  ]
  for (let at = count - 1; at >= 0; at -= 1) {
    const x = west + 2 * at * step
    corners.push([x + step, south], [x + step, south + SIDE], [x, south + SIDE], [x, south])
  }
  const points = corners.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    return Array.from({ length: cuts }, (_, cut) => [
      x + ((nextX - x) * cut) / cuts,
      y + ((nextY - y) * cut) / cuts,
    ])
  })
  return closed(points.slice(0, MOST_POINTS - 1))
}

/** Returns a band that winds around a place twenty times and returns next to itself. */
function spiral([x, y]: Point, turned: number): Point[] {
  const [turns, half] = [20, MOST_POINTS / 2]
  const points = Array.from({ length: MOST_POINTS - 1 }, (_, at): Point => {
    const isOut = at < half
    const way = (isOut ? at : MOST_POINTS - 2 - at) / half
    const angle = 2 * Math.PI * turns * way + turned
    const radius = (SIDE / 2) * (0.02 + 0.96 * way + (isOut ? 0 : 0.4 / turns))
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return closed(points)
}

/** Returns a star of 5,000 short rays. Each ray is slanted and crosses fifty others. */
function leaning([x, y]: Point): Point[] {
  const count = MOST_POINTS - 2
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (2 * Math.PI * (at + (at % 2 === 0 ? 50 : 0))) / count
    const radius = (SIDE / 2) * (at % 2 === 0 ? 1 : 0.95)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return closed(points)
}

/** Returns a random walk with points some metres off the ring, in another direction each time. */
function walk([x, y]: Point, seed: number): Point[] {
  let state = seed
  const points = Array.from({ length: MOST_POINTS - 1 }, (_, at): Point => {
    state = (state * 48_271) % 2_147_483_647
    const angle = (2 * Math.PI * at) / (MOST_POINTS - 1)
    const radius = SIDE / 2 + (0.000_04 * state) / 2_147_483_647
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return closed(points)
}

/** Returns a star with thin rays: its edges cross those of a slightly shifted star. */
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
