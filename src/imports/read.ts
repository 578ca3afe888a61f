// Reads a file of any format as rows. Runs only in the reader process (readApart.ts), which loads the reader of one format: loading all of
// them takes longer than reading an ordinary file.
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import { gatherLines } from './readers/lines.ts'
import { type Line, type Row, readSheet } from './readers/sheet.ts'
import { gatherVertices } from './readers/vertices.ts'

/** Rows of a file, at most. */
export const MAX_ROWS = 20_000

/** Reads the rows of a file; throws UnreadableFile if it cannot be read. */
export async function* readRows(kind: Kind, format: Format, bytes: Buffer): AsyncGenerator<Row> {
  let rows = 0
  for await (const row of await rowsOf(kind, format, bytes)) {
    rows += 1
    if (rows > MAX_ROWS) throw new UnreadableFile('trop_de_lignes', { maximum: MAX_ROWS })
    yield row
  }
  if (rows === 0) throw new UnreadableFile('fichier_vide')
}

async function rowsOf(kind: Kind, format: Format, bytes: Buffer): Promise<AsyncGenerator<Row>> {
  if (format === 'geojson') return (await import('./readers/geojson.ts')).readGeoJson(kind, bytes)
  if (format === 'kml') return (await import('./readers/kml.ts')).readKml(kind, bytes)
  const rows = readSheet(kind, await linesOf(format, bytes))
  if (kind.lignes !== undefined) return gatherLines(kind, rows)
  return kind.colonnes.some(({ type }) => type === 'forme') ? gatherVertices(rows) : rows
}

async function linesOf(format: 'csv' | 'xlsx', bytes: Buffer): Promise<AsyncGenerator<Line>> {
  if (format === 'csv') return (await import('./readers/delimited.ts')).readDelimited(bytes)
  return (await import('./readers/workbook.ts')).readWorkbook(bytes)
}
