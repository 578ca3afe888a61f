// Rectangles on the WGS 84 ellipsoid, aligned with its meridians: the only valid shapes of surveys in histories.
import type { Rectangle } from './types.ts'

const A = 6_378_137
const F = 1 / 298.257223563
const E = Math.sqrt(F * (2 - F))
const rad = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the area between the equator and a parallel, for one radian of longitude. */
function zone(latitude: number): number {
  const s = Math.sin(rad(latitude))
  return ((A * A * (1 - E * E)) / 2) * (s / (1 - E * E * s * s) + Math.atanh(E * s) / E)
}

/** Returns the area of a rectangle, in m2. */
export function surfaceOf({ ouest, est, sud, nord }: Rectangle): number {
  return rad(est - ouest) * (zone(nord) - zone(sud))
}

/** Returns the area that two rectangles share, in m2. */
export function commonSurface(a: Rectangle, b: Rectangle): number {
  const common = {
    ouest: Math.max(a.ouest, b.ouest),
    est: Math.min(a.est, b.est),
    sud: Math.max(a.sud, b.sud),
    nord: Math.min(a.nord, b.nord),
  }
  return common.est <= common.ouest || common.nord <= common.sud ? 0 : surfaceOf(common)
}

/**
 * Returns the rectangle that a GeoJSON polygon draws; null if it is not a single simple closed ring within the limits of WGS 84.
 */
export function rectangleOf(coordinates: readonly (readonly (readonly number[])[])[]): Rectangle | null {
  const [ring = [], ...holes] = coordinates
  const [first, last] = [ring[0], ring.at(-1)]
  if (holes.length > 0 || ring.length !== 5 || String(first) !== String(last)) return null
  const turns = ring
    .slice(1)
    .every((point, index) => point[0] === ring[index]?.[0] || point[1] === ring[index]?.[1])
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)]
  const box = { ouest: Math.min(...xs), est: Math.max(...xs), sud: Math.min(...ys), nord: Math.max(...ys) }
  const inBounds = box.ouest >= -180 && box.est <= 180 && box.sud >= -90 && box.nord <= 90
  return turns && inBounds && box.est > box.ouest && box.nord > box.sud ? box : null
}
