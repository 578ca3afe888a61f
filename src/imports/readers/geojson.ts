// Reads GeoJSON: a collection, a single feature, or one feature per line. A feature is a row: its properties are the cells, its
// geometry is the shape.
import { setImmediate as breathe } from 'node:timers/promises'
import type { Cell } from '@sillon/telephone/values/reading'
import { shapeOf } from '@sillon/telephone/values/shapes'
import { isDeeperThan } from '../../json/depth.ts'
import { MAX_DEPTH } from '../../json/json.ts'
import { UnreadableFile } from '../fault.ts'
import type { Kind } from '../kind.ts'
import { foreignSystem, repeatedMember, shownIn } from './geojsonText.ts'
import { cellsByColumn, type LeftOut } from './headings.ts'
import { cut, MAX_COLUMNS, type Row } from './sheet.ts'
import { decode } from './text.ts'

/** Number of features between two pauses in which the event loop serves other work. */
const AT_ONCE = 100

type Feature = { properties?: unknown; geometry?: unknown }

/** Reads the features of a document. */
export async function* readGeoJson(kind: Kind, bytes: Buffer, leftOut: LeftOut): AsyncGenerator<Row> {
  let numero = 0
  for (const feature of featuresOf(bytes)) {
    numero += 1
    if (numero % AT_ONCE === 0) await breathe()
    yield { numero, cells: cellsOf(kind, numero, feature, leftOut) }
  }
}

function featuresOf(bytes: Buffer): Feature[] {
  let documents: unknown[]
  try {
    const text = decode(bytes)
    if (isDeeperThan(text, MAX_DEPTH))
      throw new UnreadableFile('fichier_trop_complexe', { limite: 'profondeur', maximum: MAX_DEPTH })
    documents = documentsOf(text)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('geojson_illisible', { raison: 'pas_json' }, error)
  }
  const system = documents.map(foreignSystem).find((name) => name !== undefined)
  if (system !== undefined) throw new UnreadableFile('geojson_illisible', { raison: 'systeme', lu: system })
  const features = documents.flatMap(featuresIn)
  const empty = features.findIndex((one) => typeof one !== 'object' || one === null)
  if (empty >= 0) throw new UnreadableFile('geojson_illisible', { raison: 'entite_vide', numero: empty + 1 })
  return features as Feature[]
}

function featuresIn(document: unknown): unknown[] {
  const { type, features } = (document ?? {}) as { type?: unknown; features?: unknown }
  if (type === 'Feature') return [document]
  if (Array.isArray(features)) return features as unknown[]
  const lu = typeof type === 'string' ? shownIn(cut(type)) : '?'
  throw new UnreadableFile('geojson_illisible', {
    raison: GEOMETRY.test(lu) ? 'geometrie_seule' : 'sans_entites',
    lu,
  })
}

// A geometry without a feature does not name its plot.
const GEOMETRY = /^(?:Multi)?(?:Point|LineString|Polygon)$|^GeometryCollection$/

// Parses one document, or one per line, with or without the separator of RFC 8142.
function documentsOf(text: string): unknown[] {
  try {
    return [parseOnce(text)]
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const lines = text.replaceAll('\u001E', '').split('\n')
    const told = lines.filter((line) => line.trim() !== '')
    if (told.length < 2) throw error
    return told.map(parseOnce)
  }
}

// Parses a document and refuses a member that is written twice: `JSON.parse` would silently keep the last one.
function parseOnce(text: string): unknown {
  const document: unknown = JSON.parse(text)
  const repeated = repeatedMember(text)
  if (repeated !== undefined) throw new UnreadableFile('colonne_repetee', repeated)
  return document
}

function cellsOf(
  kind: Kind,
  numero: number,
  { properties, geometry }: Feature,
  leftOut: LeftOut,
): Record<string, Cell> {
  const told = Object.entries(typeof properties === 'object' && properties !== null ? properties : {})
  const cells = told.slice(0, MAX_COLUMNS).flatMap(([name, value]) => {
    const kindOfCell = CELLS[typeof value]
    return kindOfCell === undefined ? [] : [[name, { ...kindOfCell, text: cut(String(value)) }] as const]
  })
  return { ...cellsByColumn(kind, numero, cells, leftOut), forme: shapeOf(geometry) }
}

// A value of another type is not a cell.
const CELLS: Readonly<Record<string, Pick<Cell, 'kind'> | undefined>> = {
  string: {},
  number: { kind: 'nombre' },
  boolean: { kind: 'booleen' },
}
