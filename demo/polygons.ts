// Irregular plots on a grid. Each plot stays inside its own cell, so that no two overlap.

/** The side of a plot's cell, in metres. */
const CELL_SIDE_M = 290

const METRES_PER_DEGREE = 111_320
const COLUMNS = 4

/** A pseudo-random source: the same seed gives the same numbers, in [0, 1). */
export type Random = () => number

/** A point in degrees, longitude first. */
export type Point = [number, number]

/** Makes a pseudo-random source (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a closed ring of about `areaM2` in the n-th cell of the village at `centre`, counterclockwise as GeoJSON requires. */
export function ring(random: Random, centre: Point, cell: number, areaM2: number): Point[] {
  const vertices = contour(random, areaM2)
  const east = ((cell % COLUMNS) - (COLUMNS - 1) / 2) * CELL_SIDE_M
  const north = (Math.floor(cell / COLUMNS) - 1) * CELL_SIDE_M
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((centre[1] * Math.PI) / 180)
  const points = vertices.map(
    ([x, y]): Point => [
      roundDegrees(centre[0] + (east + x) / metresPerDegreeEast),
      roundDegrees(centre[1] + (north + y) / METRES_PER_DEGREE),
    ],
  )
  return [...points, ...points.slice(0, 1)]
}

/** Returns a star-shaped outline around the origin, in metres; it never crosses itself, because its angles increase. */
function contour(random: Random, areaM2: number): Point[] {
  const count = 6 + Math.floor(random() * 5)
  const turn = random() * Math.PI
  const polar = Array.from({ length: count }, (_, i) => ({
    angle: turn + ((i + 0.45 * (random() - 0.5)) * 2 * Math.PI) / count,
    radius: 0.84 + 0.32 * random(),
  }))
  const points = polar.map(({ angle, radius }): Point => [radius * Math.cos(angle), radius * Math.sin(angle)])
  const scale = Math.sqrt(areaM2 / area(points))
  return points.map(([x, y]): Point => [x * scale, y * scale])
}

function area(points: Point[]): number {
  const sum = points.reduce((total, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
