// Doubts about a survey, which the agent reviews before the capture. They are hints: the server judges the shape itself, and
// stores the survey in any case.
import type { Position, Releve } from './payloads/parcelle.relever/1.ts'

/** The reasons for which a survey looks wrong. */
export type Doute =
  /** Fewer than three distinct places, so that there is no surface. */
  | 'trop_peu_de_points'
  /** The walk crosses itself. */
  | 'se_croise'
  /** Near 0, 0: the receiver had no position. */
  | 'origine'
  /** More than about 100 km from every known plot. */
  | 'lointaine'
  /** Far from every known plot, but near one if longitude and latitude are swapped. */
  | 'intervertie'

/** A plot is far beyond one degree, about 111 km. */
const FAR_DEGREES = 1
const ORIGIN_DEGREES = 0.1
// Greatest number of rows and of columns of the grid that finds neighbouring sides.
const MAX_SQUARES = 256

/** Returns the doubts about a survey. `known` are positions of the organization's plots that are on the phone. */
export function doubtsOf({ geojson }: Pick<Releve, 'geojson'>, known: readonly Position[] = []): Doute[] {
  const ring = (geojson.coordinates[0] ?? []) as Position[]
  const places = new Set(ring.map(([longitude, latitude]) => `${longitude} ${latitude}`)).size
  const [longitude = 0, latitude = 0] = ring[0] ?? []
  const isNear = (x: number, y: number) =>
    known.some(([atX = 0, atY = 0]) => Math.abs(atX - x) < FAR_DEGREES && Math.abs(atY - y) < FAR_DEGREES)
  const isFar = known.length > 0 && ring.length > 0 && !isNear(longitude, latitude)
  const doubts: [Doute, boolean][] = [
    ['trop_peu_de_points', places < 3],
    ['se_croise', places > 2 && crossesItself(ring)],
    ['origine', ring.length > 0 && Math.hypot(longitude, latitude) < ORIGIN_DEGREES],
    ['lointaine', isFar],
    ['intervertie', isFar && isNear(latitude, longitude)],
  ]
  return doubts.filter(([, isFound]) => isFound).map(([doubt]) => doubt)
}

/** Returns true if two sides of a closed ring that are not neighbours share a point. */
export function crossesItself(closed: readonly Position[]): boolean {
  const ring = closed.filter((position, at) => at === 0 || !isSame(position, closed[at - 1]))
  const count = ring.length - 1
  const squaresOf = gridOf(ring)
  const bySquare = new Map<number, number[]>()
  for (let at = 0; at < count; at += 1) {
    const [from, to] = sideAt(ring, at)
    for (const square of squaresOf(from, to)) {
      const others = bySquare.get(square) ?? []
      const meets = (other: number) => {
        const apart = at - other
        return apart > 1 && apart < count - 1 && meet(from, to, ...sideAt(ring, other))
      }
      if (others.some(meets)) return true
      others.push(at)
      bySquare.set(square, others)
    }
  }
  return false
}

const isSame = ([x, y]: Position, other?: Position) => x === other?.[0] && y === other?.[1]
const sideAt = (ring: readonly Position[], at: number): [Position, Position] => [
  ring[at] ?? [],
  ring[at + 1] ?? [],
]

// Puts the sides into a grid, so that only sides in the same square are compared: a walk of 10,000 points has 50,000,000 pairs.
function gridOf(ring: readonly Position[]): (from: Position, to: Position) => Iterable<number> {
  const [xs, ys] = [0, 1].map((axis) => ring.map((position) => position[axis] ?? 0)) as [number[], number[]]
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Number.MAX_VALUE)
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), -Number.MAX_VALUE)
  const [west, south] = [least(xs), least(ys)]
  const side = Math.min(MAX_SQUARES, Math.ceil(Math.sqrt(ring.length)))
  const size = Math.max(most(xs) - west, most(ys) - south) / side || 1
  const squareAt = (degree: number, from: number) => Math.floor((degree - from) / size)
  return function* ([x = 0, y = 0], [toX = 0, toY = 0]) {
    for (
      let column = squareAt(Math.min(x, toX), west);
      column <= squareAt(Math.max(x, toX), west);
      column += 1
    )
      for (let row = squareAt(Math.min(y, toY), south); row <= squareAt(Math.max(y, toY), south); row += 1)
        yield column * (side + 1) + row
  }
}

// Returns the side of a line on which a place lies: left, right or on the line.
const turn = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [x = 0, y = 0]: Position) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))

function meet(a: Position, b: Position, c: Position, d: Position): boolean {
  const [left, right, from, to] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (left !== right && from !== to) return true
  return left === 0 && right === 0 && [c, d].some((place) => isBetween(a, b, place))
}

const isBetween = (a: Position, b: Position, place: Position) =>
  [0, 1].every((axis) => {
    const [one = 0, other = 0, at = 0] = [a[axis], b[axis], place[axis]]
    return Math.min(one, other) <= at && at <= Math.max(one, other)
  })
