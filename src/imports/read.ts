// Reads a file of any format as rows. Runs only in the reader process (readApart.ts), and loads only the reader of one format,
// because loading all of them takes longer than reading an ordinary file.
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import type { LeftOut } from './readers/headings.ts'
import { gatherLines } from './readers/lines.ts'
import { type Line, type Row, readSheet } from './readers/sheet.ts'
import { gatherVertices } from './readers/vertices.ts'

/** Greatest number of rows of a file. */
const MAX_ROWS = 20_000

/** Reads the rows of a file; throws UnreadableFile if it cannot be read. Adds headings that name no column to `leftOut`. */
export async function* readRows(
  kind: Kind,
  format: Format,
  bytes: Buffer,
  leftOut: LeftOut = new Map(),
): AsyncGenerator<Row> {
  let rows = 0
  for await (const row of await rowsOf(kind, format, bytes, leftOut)) {
    rows += 1
    if (rows > MAX_ROWS) throw new UnreadableFile('trop_de_lignes', { maximum: MAX_ROWS })
    yield row
  }
  if (rows === 0) throw new UnreadableFile('fichier_vide')
}

async function rowsOf(
  kind: Kind,
  format: Format,
  bytes: Buffer,
  leftOut: LeftOut,
): Promise<AsyncGenerator<Row>> {
  if (format === 'geojson') return (await import('./readers/geojson.ts')).readGeoJson(kind, bytes, leftOut)
  if (format === 'kml') return (await import('./readers/kml.ts')).readKml(kind, bytes, leftOut)
  const rows = readSheet(kind, await linesOf(format, bytes), leftOut)
  if (kind.lignes !== undefined) return gatherLines(kind, rows)
  return kind.colonnes.some(({ type }) => type === 'forme') ? gatherVertices(rows) : rows
}

async function linesOf(format: 'csv' | 'xlsx', bytes: Buffer): Promise<AsyncGenerator<Line>> {
  if (format === 'csv') return (await import('./readers/delimited.ts')).readDelimited(bytes)
  return (await import('./readers/workbook.ts')).readWorkbook(bytes)
}
