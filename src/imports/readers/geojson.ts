// GeoJSON, a collection or a single feature: a feature is a row, its properties the cells, its geometry the shape.
import { setImmediate as breathe } from 'node:timers/promises'
import { isDeeperThan } from '../../json/depth.ts'
import { MAX_DEPTH } from '../../json/json.ts'
import { UnreadableFile } from '../fault.ts'
import type { Kind } from '../kind.ts'
import type { Cell } from '../values/reading.ts'
import { shapeOf } from '../values/shapes.ts'
import { columnNamed, cut, MAX_COLUMNS, type Row } from './sheet.ts'
import { decode } from './text.ts'

/** Features after which others have their turn of the event loop. */
const AT_ONCE = 100

type Feature = { properties?: unknown; geometry?: unknown }

/** Reads the features of a document. */
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
  const { type, features: listed } = (document ?? {}) as { type?: unknown; features?: unknown }
  const features = type === 'Feature' ? [document] : listed
  if (!Array.isArray(features) || !features.every((one) => typeof one === 'object' && one !== null))
    throw new UnreadableFile('geojson_illisible')
  return features as Feature[]
}

function cellsOf(kind: Kind, { properties, geometry }: Feature): Record<string, Cell> {
  const told = Object.entries(typeof properties === 'object' && properties !== null ? properties : {})
  const cells = told.slice(0, MAX_COLUMNS).flatMap(([name, value]) => {
    const code = columnNamed(kind, name)
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
    const text = isPlain ? cut(String(value)) : ''
    if (code === null || text === '') return []
    const cell: Cell = { text, ...(typeof value === 'number' && { kind: 'nombre' }) }
    return [[code, cell] as const]
  })
  return { ...Object.fromEntries(cells), forme: shapeOf(geometry) }
}
