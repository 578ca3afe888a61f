// Land that two plots have in common, as a hint for the agent: the service calculates it exactly.
import type { Anneau } from './carte.ts'

type Point = readonly [number, number]

/**
 * Returns true if two closed rings have land in common. Neighbours that share a border have none: corners within `GRAIN` of the
 * other ring do not count.
 */
export function ringsOverlap(a: Anneau, b: Anneau): boolean {
  if (a.length < 4 || b.length < 4 || areApart(a, b)) return false
  return isDeepIn(a, b) || isDeepIn(b, a)
}

// 3 m in degrees: two surveys of one border differ by that.
const GRAIN = 3 / 111_320

function areApart(a: Anneau, b: Anneau): boolean {
  return [0, 1].some((axis) => {
    const values = (ring: Anneau) => ring.map((point) => point[axis] ?? 0)
    const [x, y] = [values(a), values(b)]
    const most = (of: number[]) => of.reduce((one, other) => Math.max(one, other))
    const least = (of: number[]) => of.reduce((one, other) => Math.min(one, other))
    return most(x) <= least(y) || most(y) <= least(x)
  })
}

// Returns true if a corner of a ring, the middle of a side, or its middle lies in the other ring, away from the other's border.
function isDeepIn(a: Anneau, b: Anneau): boolean {
  const places = a.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = a[at + 1] ?? [x, y]
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2],
    ]
  })
  const corners = a.slice(0, -1)
  const sum = corners.reduce(([x, y], [u, v]) => [x + u, y + v] as const, [0, 0] as Point)
  const middle: Point = [sum[0] / corners.length, sum[1] / corners.length]
  const inner = contains(a, middle) ? [...places, middle] : places
  return inner.some((place) => contains(b, place) && distanceTo(b, place) > GRAIN)
}

function contains(ring: Anneau, [x, y]: Point): boolean {
  let isInside = false
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
  })
  return isInside
}

function distanceTo(ring: Anneau, [x, y]: Point): number {
  return ring.reduce((least, [x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = dx * dx + dy * dy
    const t = along === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / along))
    return Math.min(least, Math.hypot(x - x1 - t * dx, y - y1 - t * dy))
  }, Number.MAX_VALUE)
}
