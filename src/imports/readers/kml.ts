// Reads KML: a placemark is a row, its data are the cells, its polygon is the shape. PostGIS validates the shape like all others.
import { setImmediate as breathe } from 'node:timers/promises'
import type { Cell } from '@sillon/telephone/values/reading'
import { shapeOf } from '@sillon/telephone/values/shapes'
import { UnreadableFile } from '../fault.ts'
import type { Kind } from '../kind.ts'
import { cellsByColumn, type LeftOut } from './headings.ts'
import { cut, MAX_COLUMNS, type Row } from './sheet.ts'
import { decode } from './text.ts'
import { hear, XmlFault } from './xml.ts'

const PIECE = 65_536

/** Reads the placemarks of a document. */
export async function* readKml(kind: Kind, bytes: Buffer, leftOut: LeftOut): AsyncGenerator<Row> {
  const text = decode(bytes)
  const found: Placemark[] = []
  let numero = 0
  let root: string | null = null
  const listener = placemarks((placemark) => found.push(placemark))
  const document = hear({
    ...listener,
    open(name, attributes) {
      root ??= name
      listener.open(name, attributes)
    },
  })
  try {
    for (let at = 0; at < text.length; at += PIECE) {
      await breathe()
      document.write(text.slice(at, at + PIECE))
      for (const placemark of found.splice(0)) {
        numero += 1
        yield { numero, cells: cellsOf(kind, numero, placemark, leftOut) }
      }
    }
    document.end()
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    throw new UnreadableFile('kml_illisible', whereIn(text, error), error)
  }
  // A GPX is XML too: calling it empty would hide that its tracks are not read.
  if (numero === 0 && root !== 'kml') {
    const lu = cut(root ?? '').slice(0, MAX_SHOWN)
    throw new UnreadableFile('kml_illisible', { raison: 'autre_xml', lu })
  }
}

const MAX_SHOWN = 40

// Returns the line of an XML fault, and the unknown reference or the unescaped ampersand. Outside comments and CDATA, an
// ampersand starts a reference, which ends with a semicolon.
function whereIn(text: string, { message, position }: XmlFault) {
  const end = Math.min(position, text.length)
  const begin = text.slice(0, end).lastIndexOf('&')
  const told = begin < 0 ? ';' : text.slice(begin, end)
  const isReference = message.includes('entity') || !/;|\]\]>|-->/.test(told)
  const ligne = 1 + linesBefore(text, isReference ? begin : end)
  if (!isReference) return { raison: 'mal_forme', ligne }
  if (/^&[\w.:-]+;$/.test(told)) return { raison: 'entite_inconnue', ligne, lu: told.slice(0, MAX_SHOWN) }
  const [lu = ''] = told.slice(0, MAX_SHOWN).split(/[\n<]/)
  return { raison: 'esperluette_seule', ligne, lu }
}

function linesBefore(text: string, end: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

type Placemark = { name: string; data: [string, string][]; parts: Part[] }
type Part = { readonly type: string; readonly coordinates: number[][][] }

const PARTS = new Set(['Polygon', 'Point', 'LineString', 'LinearRing', 'Track', 'Model'])

function placemarks(tell: (placemark: Placemark) => void) {
  let current: Placemark | null = null
  let member: string | null = null
  let part: Part | null = null
  let words = ''
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      words = ''
      if (name === 'Placemark') current = { name: '', data: [], parts: [] }
      if (name === 'Data' || name === 'SimpleData') member = attributes.name ?? null
      // Rings inside a polygon do not count as separate shapes.
      if (current !== null && part === null && PARTS.has(name)) {
        part = { type: name, coordinates: [] }
        current.parts.push(part)
      }
    },
    text(text: string) {
      words += text
    },
    close(name: string) {
      if (current === null) return
      if (name === 'name' && words.trim() !== '') current.name = words
      if ((name === 'value' || name === 'SimpleData') && member !== null)
        current.data.push([member, words.trim()])
      if (name === 'coordinates') part?.coordinates.push(positions(words))
      if (name === part?.type) part = null
      if (name === 'Placemark') {
        tell(current)
        current = null
        part = null
      }
      words = ''
    },
  }
}

// Reads `longitude,latitude,altitude`; a space after a comma does not separate positions.
function positions(text: string): number[][] {
  return text
    .split(',')
    .map((word) => word.trim())
    .join(',')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const told = word.split(',')
      const isPosition = (told.length === 2 || told.length === 3) && !told.slice(0, 2).includes('')
      return isPosition ? told.slice(0, 2).map(Number) : []
    })
}

// The data of a placemark give the columns; the name of the placemark is the name of the plot if the data give none.
function cellsOf(
  kind: Kind,
  numero: number,
  { name, data, parts }: Placemark,
  leftOut: LeftOut,
): Record<string, Cell> {
  const told = data.slice(0, MAX_COLUMNS).map(([one, words]) => [one, { text: cut(words) }] as const)
  const geometries = parts.map(({ type, coordinates }) =>
    type === 'Point' ? { type: 'MultiPoint', coordinates: coordinates.flat() } : { type, coordinates },
  )
  const forme = shapeOf({ type: 'GeometryCollection', geometries })
  return {
    ...cellsByColumn(kind, numero, [['nom', { text: cut(name) }]], leftOut),
    ...cellsByColumn(kind, numero, told, leftOut),
    forme,
  }
}
