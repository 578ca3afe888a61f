// Files of an allowed size with the highest cost for a reader of foreign documents.
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { kindOf } from '../../src/imports/kinds.ts'

const LARGE = 5_000_000
const INFLATED = 20_000_000
/** The maximum size of a file to import. */
const LARGEST = 10_200_000

/** A file to import: its kind, its format and its bytes. */
export type CostlyFile = {
  readonly what: string
  readonly genre: string
  readonly format: string
  /** The account that imports the file; by default the administrator. */
  readonly as?: string
  content(): Buffer | Promise<Buffer>
}

/** The most expensive files, by the reader that parses them. */
export const COSTLY_FILES: readonly CostlyFile[] = [
  {
    what: 'XLSX of 20 kB, its sheet 20 MB of nested tags',
    genre: 'producteurs',
    format: 'xlsx',
    content: () => workbook('<a>'.repeat(INFLATED / 3)),
  },
  {
    what: 'XLSX with a cell of 20 MB',
    genre: 'producteurs',
    format: 'xlsx',
    content: () =>
      workbook(
        `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(INFLATED)}</t></is></c></row></sheetData></worksheet>`,
      ),
  },
  { what: 'KML of nested tags', ...plots('kml', () => '<a>'.repeat(LARGE / 3)) },
  {
    what: 'KML with one tag of 0.9 MB of attributes',
    ...plots('kml', () => `<kml ${Array.from({ length: 90_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  },
  {
    what: 'KML with 5 MB of coordinates in one element',
    ...plots(
      'kml',
      () =>
        `<kml><Placemark><name>P</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${'2.1,6.4,0 '.repeat(LARGE / 10)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`,
    ),
  },
  {
    what: 'GeoJSON with a ring of 5 MB',
    ...plots(
      'geojson',
      () =>
        `{"type":"FeatureCollection","features":[${feature(`[${'[2.1,6.4],'.repeat(LARGE / 10)}[2.1,6.4]]`)}]}`,
    ),
  },
  {
    what: 'GeoJSON with 20,000 empty features',
    ...plots(
      'geojson',
      () =>
        `{"type":"FeatureCollection","features":[${Array(20_000).fill('{"type":"Feature","properties":{},"geometry":null}').join(',')}]}`,
    ),
  },
  { what: 'GeoJSON of 5 MB of nested lists', ...plots('geojson', () => '['.repeat(LARGE)) },
  {
    what: 'GeoJSON of 170 shapes with 10,000 points of the shortest numbers',
    ...plots('geojson', () => {
      const shape = feature(`[${'[1,2],'.repeat(9_990)}[1,2]]`)
      return `{"type":"FeatureCollection","features":[${Array(170).fill(shape).join(',')}]}`
    }),
  },
  {
    what: 'GeoJSON of 10 MB of empty objects: beyond the memory of a reader',
    ...plots('geojson', () => `{"features":[{"properties":{"x":[${'{},'.repeat(LARGEST / 3)}1]}}]}`),
  },
  {
    what: 'CSV of contracts with 20,000 lines, none of them right',
    genre: 'contrats',
    format: 'csv',
    as: 'commercial',
    content: () => {
      const columns = kindOf('contrats').colonnes.map(({ code }) => code)
      const line = columns.map((code) => (code === 'code' ? 'A' : 'x')).join(';')
      return Buffer.from(`${columns.join(';')}\n${`${line}\n`.repeat(20_000)}`)
    },
  },
  { what: 'CSV of 5 MB of separators', ...csv(() => `nom;prenoms\n${';'.repeat(LARGE)}`) },
  {
    what: 'CSV with a number of 0.9 MB of zeros',
    ...csv(() => `nom;telephone\nA;1.${'0'.repeat(900_000)}1`),
  },
]

function plots(format: string, text: () => string): Omit<CostlyFile, 'what'> {
  return { genre: 'parcelles', format, content: () => Buffer.from(text()) }
}

function csv(text: () => string): Omit<CostlyFile, 'what'> {
  return { genre: 'producteurs', format: 'csv', content: () => Buffer.from(text()) }
}

function feature(ring: string): string {
  return `{"type":"Feature","properties":{"nom":"P"},"geometry":{"type":"Polygon","coordinates":[${ring}]}}`
}

/** Makes a workbook whose only sheet is this XML. */
async function workbook(sheet: string): Promise<Buffer> {
  const zip = new ZipFile()
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  }
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
