// A style of MapLibre out of what a map is given.
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { type Ground, graticule, groundLayers } from './ground.ts'
import type { MapProps } from './map.ts'

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }
const DEGREES = graticule(1)
/** Beyond it a tile is drawn larger: a plot fills it. */
const DEEPEST = 16
/** Outlines of countries have no more to tell nearer by. */
const COARSE = 8

/** The style of a map, whose tiles are read under this protocol. */
export function styleOf(
  { shapes = {}, tiles = {}, layers }: Pick<MapProps, 'shapes' | 'tiles' | 'layers'>,
  ground: Ground | null,
  scheme: 'light' | 'dark',
  protocol: string,
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
  return { version: 8, sources, layers: [...groundLayers(scheme), ...layers] }
}

function geojson(data: FeatureCollection): GeoJSONSourceSpecification {
  return { type: 'geojson', data }
}
