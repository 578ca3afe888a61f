// Makes the MapLibre style of a map from its sources and layers.
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { type Ground, graticule, groundLayers } from './ground.ts'
import type { MapProps } from './map.ts'

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }
const DEGREES = graticule(1)
/**
 * The deepest zoom level with its own tiles. Deeper levels enlarge these tiles, since one plot already fills the screen there.
 */
const DEEPEST = 16
/** The deepest zoom level of the outlines of countries: they have no more detail. */
const COARSE = 8
const TILE_PX = 256
const DEEPEST_IMAGES = 19

/** Returns the style of a map; its tiles are requested through this protocol. */
export function styleOf(
  { shapes = {}, tiles = {}, layers }: Pick<MapProps, 'shapes' | 'tiles' | 'layers'>,
  ground: Ground | null,
  scheme: 'light' | 'dark',
  protocol: string,
  imagery?: string,
): StyleSpecification {
  const sources: Record<string, SourceSpecification> = {
    terres: { ...geojson(ground?.terres ?? NOTHING), maxzoom: COARSE },
    frontieres: { ...geojson(ground?.frontieres ?? NOTHING), maxzoom: COARSE },
    graticule: geojson(DEGREES),
  }
  for (const [name, data] of Object.entries(shapes)) sources[name] = geojson(data)
  for (const [name, { of }] of Object.entries(tiles)) {
    const address = `${protocol}://${name}/{z}/{x}/{y}?${encodeURIComponent(of)}`
    sources[name] = { type: 'vector', tiles: [address], maxzoom: DEEPEST }
  }
  if (imagery === undefined) return { version: 8, sources, layers: [...groundLayers(scheme), ...layers] }
  sources.images = { type: 'raster', tiles: [imagery], tileSize: TILE_PX, maxzoom: DEEPEST_IMAGES }
  const above = [{ id: 'images', type: 'raster', source: 'images' } as const, ...layers]
  return { version: 8, sources, layers: [...groundLayers(scheme), ...above] }
}

function geojson(data: FeatureCollection): GeoJSONSourceSpecification {
  return { type: 'geojson', data }
}
