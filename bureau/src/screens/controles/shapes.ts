// Outlines of surveys, read of whatever the service tells: a shape, or the text that a phone sent and no rule accepts.

/** A place: longitude and latitude, in degrees. */
export type Point = readonly [longitude: number, latitude: number]
/** An outline to be drawn. */
export type Shape = {
  readonly id: string
  readonly nom: string
  readonly rings: readonly (readonly Point[])[]
  readonly isInForce: boolean
  /** Of the other plot of an overlap. */
  readonly isOther: boolean
}

/** The rings of a polygon; null of what can not be drawn. */
export function shapeOf(forme: unknown, geojson: string | null): Shape['rings'] | null {
  const told = forme ?? parsed(geojson)
  const rings = (told as { coordinates?: unknown } | null)?.coordinates
  if (!Array.isArray(rings)) return null
  const clean = rings.map((ring) => (Array.isArray(ring) ? ring.filter(isPoint) : []))
  return clean.some((ring) => ring.length > 2) ? clean.filter((ring) => ring.length > 2) : null
}

/** What surrounds some outlines: west, south, east, north. */
export function boundsOf(shapes: readonly Shape[]): [number, number, number, number] {
  const points = shapes.flatMap(({ rings }) => rings.flat())
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function isPoint(point: unknown): point is Point {
  return (
    Array.isArray(point) &&
    point.length >= 2 &&
    Math.abs(Number(point[0])) <= 180 &&
    Math.abs(Number(point[1])) <= 85
  )
}
