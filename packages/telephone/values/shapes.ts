// Reads outlines of plots in the formats of files. A file may give a point instead of an outline. PostGIS validates all shapes in
// the same way.
import { type Axis, degrees } from './degrees.ts'
import type { Cell } from './reading.ts'

/** A position: longitude, latitude. */
export type Position = readonly number[]

/** Ends of a ring closer than this are one vertex: 0.0000001° is about 1 cm. */
const CLOSED = 1e-7

/** Greatest number of vertices of a ring: the limit of the plot schemas. */
export const MAX_VERTICES = 10_000
// Greatest number of rings of a shape: the limit of the plot schemas.
const MAX_RINGS = 10

/** Greatest number of characters of an outline as text: the limit of a spreadsheet's cell. */
export const MAX_SHAPE = 32_767

/**
 * Returns the cell of a geometry: its only polygon, or its only point if it contains nothing else. Other parts besides a polygon,
 * such as a label or a track, are left out and reported.
 */
export function shapeOf(geometry: unknown): Cell {
  const parts = partsOf(geometry)
  const [only] = parts
  const polygons = parts.filter(({ type }) => type === 'Polygon')
  const point = parts.length === 1 && only?.type === 'Point' ? positionOf(only.coordinates) : null
  if (point !== null) return { text: 'Point', shape: { type: 'Point', coordinates: point } }
  const left = [...new Set(parts.map(({ type }) => type).filter((type) => type !== 'Polygon'))]
  const rings = polygons.length === 1 ? ringsOf(polygons[0]?.coordinates) : null
  if (rings !== null)
    return {
      text: 'Polygon',
      shape: { type: 'Polygon', coordinates: rings },
      ...(left.length > 0 && { left }),
    }
  const types = [...new Set(parts.map(({ type }) => type))].slice(0, 5)
  const counted = types.map((type) => {
    const { length } = parts.filter((part) => part.type === type)
    return length > 1 ? `${length} ${type}` : type
  })
  const raison = flawOf(parts, polygons)
  return { text: counted.join(', ').slice(0, 40) || 'aucune forme', wrong: { raison } }
}

// Returns the reason why the parts of a geometry do not form an outline.
function flawOf(parts: readonly Part[], polygons: readonly Part[]): string {
  if (parts.length === 0) return 'sans_contour'
  if (polygons.length > 1 || parts.every(({ type }) => type === 'Point')) {
    return parts.length > 1 ? 'plusieurs_contours' : 'sommet_illisible'
  }
  return polygons.length === 1 ? 'sommet_illisible' : 'pas_un_polygone'
}

/** Returns the cell of a shape written as text: WKT, GeoJSON, or `latitude longitude altitude precision; …` as ODK and Kobo write it. */
export function shapeIn(text: string): Cell {
  const shown = { text: text.slice(0, 40) }
  if (text.length > MAX_SHAPE) return { ...shown, wrong: { raison: 'contour_ecrit' } }
  const system = /^\s{0,9}SRID=(\d{1,6});/i.exec(text)?.[1]
  if (system !== undefined && system !== '4326')
    return { ...shown, wrong: { raison: 'systeme', lu: `SRID=${system}` } }
  const geometry = readerOf(text)(text)
  const { shape, left, wrong } = shapeOf(geometry)
  if (shape !== undefined) return { ...shown, shape, ...(left && { left }) }
  return { ...shown, wrong: geometry === null || wrong === undefined ? { raison: 'contour_ecrit' } : wrong }
}

function readerOf(text: string): (text: string) => unknown {
  const first = text.trimStart().charAt(0)
  if (first === '{') return fromGeojson
  return /[a-z]/i.test(first) ? fromWkt : fromGeoshape
}

// Returns the geometry of a GeoJSON object: a geometry, a feature, or a collection of one feature.
function fromGeojson(text: string): unknown {
  try {
    const read = JSON.parse(text) as { features?: unknown[]; geometry?: unknown }
    const only = (read.features?.length === 1 ? read.features[0] : read) as { geometry?: unknown }
    return only.geometry ?? only
  } catch {
    return null
  }
}

type Part = { readonly type: string; readonly coordinates?: unknown }

// A type names what is left out or refused, so it keeps only characters that a database stores.
const MAX_TYPE = 40

// Splits a collection into its parts, a multipolygon into polygons, a multipoint into points.
function partsOf(geometry: unknown): Part[] {
  const { type, coordinates, geometries } = (geometry ?? {}) as Record<string, unknown>
  if (typeof type !== 'string') return []
  if (type === 'GeometryCollection') return Array.isArray(geometries) ? geometries.flatMap(partsOf) : []
  if ((type === 'MultiPolygon' || type === 'MultiPoint') && Array.isArray(coordinates))
    return coordinates.map((one: unknown) => ({ type: type.slice('Multi'.length), coordinates: one }))
  return [{ type: type.slice(0, MAX_TYPE).replaceAll(/[^\p{L}\p{N} ]/gu, '\uFFFD'), coordinates }]
}

// Drops altitudes and measures, and closes a ring whose ends nearly meet.
function ringsOf(coordinates: unknown): Position[][] | null {
  if (!Array.isArray(coordinates) || coordinates.length > MAX_RINGS) return null
  const rings = coordinates.map((ring: unknown) =>
    Array.isArray(ring) && ring.length <= MAX_VERTICES ? closeRing(ring.map(positionOf)) : [null],
  )
  return rings.every((ring): ring is Position[] => !ring.includes(null)) ? rings : null
}

function positionOf(position: unknown): Position | null {
  if (!Array.isArray(position)) return null
  const [longitude, latitude] = position as unknown[]
  return isDegree(longitude) && isDegree(latitude) ? [longitude, latitude] : null
}

const isDegree = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function closeRing(ring: (Position | null)[]): (Position | null)[] {
  const [first] = ring
  return first && ring.length >= 4 && isOneVertex(first, ring.at(-1)) ? [...ring.slice(0, -1), first] : ring
}

/** Returns true if two positions are so close that they count as one vertex. */
export function isOneVertex(one?: Position | null, other?: Position | null): boolean {
  if (!one || !other) return false
  return one.every((degree, at) => Math.abs(degree - (other[at] ?? Number.NaN)) < CLOSED)
}

const WKT = /^(?:SRID=4326 )?(MULTI)?(POLYGON|POINT) ?(?:Z|M|ZM)?$/

function fromWkt(text: string): unknown {
  const at = text.indexOf('(')
  const head = text
    .slice(0, Math.max(0, at))
    .toUpperCase()
    .split(/[\s;]+/)
  const found = WKT.exec(head.filter((word) => word !== '').join(' '))
  if (found === null) return null
  const body = text.slice(at)
  const json = body
    .replaceAll(/[^(),]+/g, (words) => {
      const numbers = words.split(/\s+/).filter((word) => word !== '')
      return numbers.length === 0 ? '' : JSON.stringify(numbers.map(Number))
    })
    .replaceAll('(', '[')
    .replaceAll(')', ']')
  try {
    const coordinates = JSON.parse(json) as unknown[][]
    // Each point has its own parentheses, or all points share one pair.
    if (found[2] === 'POINT') return { type: 'MultiPoint', coordinates: coordinates.map(bare) }
    return { type: found[1] === undefined ? 'Polygon' : 'MultiPolygon', coordinates }
  } catch {
    return null
  }
}

const bare = (point: unknown[]) => (Array.isArray(point[0]) ? point[0] : point)

function fromGeoshape(text: string): unknown {
  const points = text
    .split(/[;\n]/)
    .map((point) => point.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0)
    .map(vertexOf)
  const [first] = points
  const last = points.at(-1)
  if (points.length === 1) return { type: 'Point', coordinates: first }
  if (first === undefined || last === undefined || points.length < 3) return null
  const isOpen = first.some((degree, at) => degree !== last[at])
  return { type: 'Polygon', coordinates: [isOpen ? [...points, first] : points] }
}

// Reads latitude and longitude; an altitude and a precision may follow. More words are two vertices without their mark.
function vertexOf(words: readonly string[]): [number, number] {
  const [latitude = '', longitude = ''] = words.length > 4 ? [] : words
  const read = (text: string, axis: Axis) => degrees({ text }, axis) ?? Number.NaN
  return [read(longitude, 'longitude'), read(latitude, 'latitude')]
}
