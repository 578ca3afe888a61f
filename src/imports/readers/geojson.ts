// A GeoJSON collection: a feature is a row, its properties the cells, its geometry the shape.
import { setImmediate as breathe } from 'node:timers/promises'
import { isDeeperThan } from '../../json/depth.ts'
import { MAX_DEPTH } from '../../json/json.ts'
import { UnreadableFile } from '../fault.ts'
import type { Kind } from '../kind.ts'
import type { Cell } from '../values.ts'
import { columnNamed, cut, MAX_COLUMNS, type Row } from './sheet.ts'
import { decode } from './text.ts'
import { MAX_VERTICES } from './vertices.ts'

/** Features after which others have their turn of the event loop. */
const AT_ONCE = 100
/** Rings of a shape at most: as many as the schemas of plots take. */
const MAX_RINGS = 10

type Feature = { properties?: unknown; geometry?: unknown }

/** Reads the features of a collection. */
export async function* readGeoJson(kind: Kind, bytes: Buffer): AsyncGenerator<Row> {
  let numero = 0
  for (const feature of featuresOf(bytes)) {
    numero += 1
    if (numero % AT_ONCE === 0) await breathe()
    yield { numero, cells: cellsOf(kind, feature) }
  }
}

function featuresOf(bytes: Buffer): Feature[] {
  let document: unknown
  try {
    const text = decode(bytes)
    if (isDeeperThan(text, MAX_DEPTH))
      throw new UnreadableFile('fichier_trop_complexe', { limite: 'profondeur', maximum: MAX_DEPTH })
    document = JSON.parse(text)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('geojson_illisible', undefined, error)
  }
  const features = (document as { features?: unknown } | null)?.features
  if (!Array.isArray(features) || !features.every((one) => typeof one === 'object' && one !== null))
    throw new UnreadableFile('geojson_illisible')
  return features as Feature[]
}

function cellsOf(kind: Kind, { properties, geometry }: Feature): Record<string, Cell> {
  const told = Object.entries(typeof properties === 'object' && properties !== null ? properties : {})
  const cells = told.slice(0, MAX_COLUMNS).flatMap(([name, value]) => {
    const code = columnNamed(kind, name)
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
    const text = isPlain ? String(value).trim() : ''
    return code === null || text === '' ? [] : [[code, { text: cut(text) }] as const]
  })
  return { ...Object.fromEntries(cells), forme: shapeOf(geometry) }
}

/** The cell of a shape: a polygon, or a collection of one. */
export function shapeOf(geometry: unknown): Cell {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown }
  const single = type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length === 1
  const rings: unknown = single ? (coordinates as unknown[])[0] : type === 'Polygon' ? coordinates : undefined
  const text = typeof type === 'string' ? type.slice(0, 40) : 'aucune forme'
  if (!Array.isArray(rings) || rings.length > MAX_RINGS || !rings.every(isRing)) return { text }
  return { text, shape: { type: 'Polygon', coordinates: rings } }
}

function isRing(ring: unknown): boolean {
  return Array.isArray(ring) && ring.length <= MAX_VERTICES && ring.every(isPosition)
}

function isPosition(position: unknown): boolean {
  return (
    Array.isArray(position) &&
    (position.length === 2 || position.length === 3) &&
    position.every((degree) => typeof degree === 'number' && Number.isFinite(degree))
  )
}
