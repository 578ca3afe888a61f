// Makes the survey of a plot from the points that the agent walked: a closed ring, its quality and an indicative surface.
import { newId } from './ids.ts'
import type { Position, Releve } from './payloads/parcelle.relever/1.ts'
import { isOneVertex, MAX_VERTICES } from './values/shapes.ts'

/** A measured point: degrees on WGS 84, and the horizontal precision that the receiver reports. */
export type PointGps = { longitude: number; latitude: number; precision_cm: number }

const SEMI_MAJOR_AXIS_M = 6_378_137
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14

// Two places closer than this look alike to a GPS receiver. It is also the first step for thinning a long walk.
const STEP_M = 0.5

/**
 * Makes a survey of the points walked between two instants, and closes an open ring. From a walk of more than 10,000 points,
 * points close to the previous one are removed; `nb_points` still counts them.
 */
export function releveFrom(points: PointGps[], debut: Date, fin: Date): Releve {
  const walked = thinned(points.map(({ longitude, latitude }): Position => [longitude, latitude]))
  const [first] = walked
  const last = walked.at(-1)
  const isClosed = walked.length > 1 && isOneVertex(first, last)
  const ring = first === undefined ? walked : [...(isClosed ? walked.slice(0, -1) : walked), first]
  return {
    polygone_id: newId(),
    geojson: { type: 'Polygon', coordinates: [ring] },
    nb_points: points.length,
    precision_mediane_cm: median(points.map(({ precision_cm }) => precision_cm)),
    debut: debut.toISOString(),
    fin: fin.toISOString(),
    surface_telephone_m2: surfaceOf(ring),
  }
}

// Removes each point within a step of the last remaining point, and doubles the step until the ring is short enough for the
// server.
function thinned(walked: Position[]): Position[] {
  let kept = walked
  for (let step_m = STEP_M; kept.length >= MAX_VERTICES; step_m *= 2) {
    const metres = inMetres(walked)
    let [lastX, lastY] = [Number.NaN, Number.NaN]
    kept = walked.filter((_position, at) => {
      const [x, y] = metres[at] ?? [0, 0]
      if (Math.hypot(x - lastX, y - lastY) < step_m) return false
      ;[lastX, lastY] = [x, y]
      return true
    })
  }
  return kept
}

/** Returns the surface of a closed ring in m2. It is indicative: for a field, within a thousandth of the geodesic surface. */
export function surfaceOf(ring: Position[]): number {
  const points = inMetres(ring)
  const doubled = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.round(Math.abs(doubled) / 2)
}

/** Returns the perimeter of a closed ring in metres, which gives the uncertainty of its surface. */
export function perimeterOf(ring: Position[]): number {
  const points = inMetres(ring)
  const lengths = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y]
    return Math.hypot(x - fromX, y - fromY)
  })
  return Math.round(lengths.reduce((sum, length) => sum + length, 0))
}

// Returns metres east and north of the first point, by the curvature of the ellipsoid at its latitude: precise enough for a small field.
function inMetres(ring: Position[]): [number, number][] {
  const [longitude0 = 0, latitude0 = 0] = ring[0] ?? []
  const latitudes = ring.map(([, latitude = 0]) => latitude)
  const middle = toRadians(latitudes.reduce((sum, latitude) => sum + latitude, 0) / Math.max(1, ring.length))
  const flattened = 1 - ECCENTRICITY_SQUARED * Math.sin(middle) ** 2
  const northPerRadian = (SEMI_MAJOR_AXIS_M * (1 - ECCENTRICITY_SQUARED)) / flattened ** 1.5
  const eastPerRadian = (SEMI_MAJOR_AXIS_M * Math.cos(middle)) / Math.sqrt(flattened)
  return ring.map(([longitude = 0, latitude = 0]) => [
    toRadians(longitude - longitude0) * eastPerRadian,
    toRadians(latitude - latitude0) * northPerRadian,
  ])
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return Math.round(sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2)
}
