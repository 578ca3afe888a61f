// Outlines of surveys, read of whatever the service tells: a shape, or the text that a phone sent and no rule accepts.

type Point = readonly [longitude: number, latitude: number]

/** An outline as GeoJSON; null of what can not be drawn. */
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
