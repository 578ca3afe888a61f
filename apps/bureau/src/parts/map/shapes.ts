// Shapes as the service sends them (GeoJSON as text), and the extent of several shapes.
import type { Feature, Geometry, Position } from 'geojson'
import type { Bounds } from './map.ts'

/** Converts a shape to a feature; returns null if the text is no geometry. */
export function featureOf(geojson: string | null, properties: Record<string, unknown>): Feature[] {
  return geojson === null ? [] : [{ type: 'Feature', properties, geometry: JSON.parse(geojson) as Geometry }]
}

/** Returns the extent of features; null without features. */
export function boundsOf(features: readonly Feature[]): Bounds | null {
  const all = features.flatMap(({ geometry }) => positionsOf(geometry))
  if (all.length === 0) return null
  const [xs, ys] = [all.map(([x = 0]) => x), all.map(([, y = 0]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function positionsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
    case 'MultiPoint':
      return geometry.coordinates
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates.flat()
    case 'MultiPolygon':
      return geometry.coordinates.flat(2)
    case 'GeometryCollection':
      return geometry.geometries.flatMap(positionsOf)
  }
}
