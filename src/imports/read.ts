// A file as rows, whichever way it is written.
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import { readDelimited } from './readers/delimited.ts'
import { readGeoJson } from './readers/geojson.ts'
import { readKml } from './readers/kml.ts'
import { gatherLines } from './readers/lines.ts'
import { type Row, readSheet } from './readers/sheet.ts'
import { gatherVertices } from './readers/vertices.ts'
import { readWorkbook } from './readers/workbook.ts'

/** The most rows of a file. */
export const MAX_ROWS = 20_000

/** Reads the rows of a file; throws what makes it unreadable. */
export async function* readRows(kind: Kind, format: Format, bytes: Buffer): AsyncGenerator<Row> {
  let rows = 0
  for await (const row of rowsOf(kind, format, bytes)) {
    rows += 1
    if (rows > MAX_ROWS) throw new UnreadableFile('trop_de_lignes', { maximum: MAX_ROWS })
    yield row
  }
  if (rows === 0) throw new UnreadableFile('fichier_vide')
}

function rowsOf(kind: Kind, format: Format, bytes: Buffer): AsyncGenerator<Row> {
  if (format === 'geojson') return readGeoJson(kind, bytes)
  if (format === 'kml') return readKml(kind, bytes)
  const rows = readSheet(kind, format === 'xlsx' ? readWorkbook(bytes) : readDelimited(bytes))
  if (kind.lignes !== undefined) return gatherLines(kind, rows)
  return kind.colonnes.some(({ type }) => type === 'forme') ? gatherVertices(rows) : rows
}
