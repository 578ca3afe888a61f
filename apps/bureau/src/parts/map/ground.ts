// The base map, without requests to another host: outlines of countries (Natural Earth, 1:50 million) and whole degrees. It is
// loaded when a person opens a map.
import type { Feature, FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { GeometryCollection, Topology } from 'topojson-specification'
import outlines from 'world-atlas/countries-50m.json?url'

/** The sources of the base map. */
export type Ground = { readonly terres: FeatureCollection; readonly frontieres: FeatureCollection }

const [FARTHEST_LONGITUDE, FARTHEST_LATITUDE] = [180, 80]

let asked: Promise<Ground> | null = null

/** Reads the outlines, once. */
export function readGround(): Promise<Ground> {
  asked ??= load().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function load(): Promise<Ground> {
  const [{ feature, mesh }, response] = await Promise.all([import('topojson-client'), fetch(outlines)])
  const world = (await response.json()) as Topology<{
    land: GeometryCollection
    countries: GeometryCollection
  }>
  const { land, countries } = world.objects
  const borders: Feature = {
    type: 'Feature',
    properties: {},
    geometry: mesh(world, countries, (one, other) => one !== other),
  }
  return { terres: feature(world, land), frontieres: { type: 'FeatureCollection', features: [borders] } }
}

/** Returns meridians and parallels, `step` degrees apart. */
export function graticule(step: number): FeatureCollection {
  const lines: Feature[] = []
  const line = (from: [number, number], to: [number, number]) =>
    lines.push({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: [from, to] },
    })
  for (let x = -FARTHEST_LONGITUDE; x <= FARTHEST_LONGITUDE; x += step)
    line([x, -FARTHEST_LATITUDE], [x, FARTHEST_LATITUDE])
  for (let y = -FARTHEST_LATITUDE; y <= FARTHEST_LATITUDE; y += step)
    line([-FARTHEST_LONGITUDE, y], [FARTHEST_LONGITUDE, y])
  return { type: 'FeatureCollection', features: lines }
}

const COLOURS = {
  light: { mer: '#dbe7ee', terre: '#f6f3ec', bord: '#b3a98f', ligne: '#c9d6dd' },
  dark: { mer: '#14202a', terre: '#22282c', bord: '#59666e', ligne: '#2c3a44' },
}

/** The base map's layers, for a colour scheme. */
export function groundLayers(scheme: 'light' | 'dark'): LayerSpecification[] {
  const { mer, terre, bord, ligne } = COLOURS[scheme]
  return [
    { id: 'mer', type: 'background', paint: { 'background-color': mer } },
    { id: 'terres', type: 'fill', source: 'terres', paint: { 'fill-color': terre } },
    { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': ligne } },
    {
      id: 'frontieres',
      type: 'line',
      source: 'frontieres',
      paint: { 'line-color': bord, 'line-dasharray': [3, 2] },
    },
    { id: 'cotes', type: 'line', source: 'terres', paint: { 'line-color': bord } },
  ]
}
