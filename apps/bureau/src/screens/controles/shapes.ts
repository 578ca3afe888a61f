// Reads the outline of a survey from a response of the service: a valid shape, or the invalid text that a phone sent.

type Point = readonly [longitude: number, latitude: number]

/** Returns an outline as GeoJSON; null if it can not be drawn. */
export function shapeOf(forme: unknown, geojson: string | null): string | null {
  const told = forme ?? parsed(geojson)
  const rings = (told as { coordinates?: unknown } | null)?.coordinates
  if (!Array.isArray(rings)) return null
  const clean = rings.map((ring) => (Array.isArray(ring) ? ring.filter(isPoint) : []))
  const coordinates = clean.filter((ring) => ring.length > 2)
  return coordinates.length === 0 ? null : JSON.stringify({ type: 'Polygon', coordinates })
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
