// Writes a table as a workbook, sheet by sheet, while its rows arrive: memory holds only the part that is not written yet. Texts
// are written as texts, never as formulas, whatever their first character.
import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from './cells.ts'
import {
  CONTENT_TYPES,
  cellXml,
  relationsXml,
  STYLES,
  sheetEnd,
  sheetHead,
  workbookXml,
} from './workbookXml.ts'

/** The last sheet: a description of the workbook's origin. */
export type Legend = (count: number) => readonly (readonly [string, string])[]

/** The most rows of a sheet that a spreadsheet shows, and the most bytes that a ZIP archive without extensions can count. */
export type SheetLimits = { readonly rows: number; readonly bytes: number }

const LIMITS: SheetLimits = { rows: 1_048_576, bytes: 2_000_000_000 }
const NAME_LENGTH = 31
// Number of characters that are compressed at once (about ten milliseconds), and number of characters of markup around the text
// of a cell.
const SLICE = 131_072
const AROUND = 40

/**
 * Writes the pages of a table as a workbook. With `at`, the files in the archive have this date, so the same table gives the same
 * bytes at any time.
 */
export async function* writeWorkbook(
  title: string,
  heads: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  legend: Legend,
  { limits = LIMITS, at }: { readonly limits?: SheetLimits; readonly at?: Date } = {},
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: 6 })
    if (at !== undefined) file.mtime = wallTime(at)
    archive.add(file)
    return file
  }
  const names: string[] = []
  const begin = (name: string, columns: readonly string[]) => {
    names.push(name)
    const file = open(`xl/worksheets/sheet${names.length}.xml`)
    const sheet = { rows: 0, bytes: 0, add: (_row: readonly Cell[]) => {}, flush: () => {}, end: () => {} }
    let text = sheetHead(columns)
    sheet.add = (row) => {
      sheet.rows += 1
      text += `<row r="${sheet.rows}">${row.map((cell, at) => cellXml(cell, at, sheet.rows, sheet.rows === 1)).join('')}</row>`
    }
    sheet.flush = () => {
      const bytes = strToU8(text)
      sheet.bytes += bytes.length
      text = ''
      file.push(bytes)
    }
    sheet.end = () => {
      text += sheetEnd()
      file.push(strToU8(text), true)
    }
    sheet.add(columns.map((head) => ({ text: head })))
    return sheet
  }
  let count = 0
  let sheet = begin(sheetName(title), heads)
  for await (const page of inSlices(pages)) {
    for (const row of page) {
      if (sheet.rows >= limits.rows) {
        sheet.end()
        sheet = begin(sheetName(title, names.length + 1), heads)
      }
      sheet.add(row)
      count += 1
    }
    sheet.flush()
    if (sheet.bytes >= limits.bytes) {
      sheet.end()
      sheet = begin(sheetName(title, names.length + 1), heads)
    }
    yield* chunks
    chunks = []
  }
  sheet.end()
  const said = begin('Filtres', ['Filtre', 'Valeur'])
  for (const line of legend(count)) said.add(line.map((text) => ({ text })))
  said.end()
  const files = { '[Content_Types].xml': CONTENT_TYPES(names.length), ...relationsXml(names.length) }
  for (const [path, text] of Object.entries({
    ...files,
    'xl/workbook.xml': workbookXml(names),
    'xl/styles.xml': STYLES,
  }))
    open(path).push(strToU8(text), true)
  archive.end()
  yield* chunks
}

// Compressing blocks the event loop, so other requests are served between two slices of a page.
async function* inSlices(
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const page of pages) {
    let slice: (readonly Cell[])[] = []
    let size = 0
    for (const row of page) {
      slice.push(row)
      for (const cell of row) size += AROUND + ('text' in cell ? cell.text.length : 0)
      if (size < SLICE) continue
      yield slice
      await setImmediate()
      slice = []
      size = 0
    }
    yield slice
  }
}

/** A ZIP archive has no time zone, and the library writes local time. This correction makes it write UTC. */
export function wallTime(at: Date): Date {
  return new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
}

// The name of a sheet excludes `[]:*?/\` and is short; the second and later sheets end with their number.
function sheetName(title: string, rank = 1): string {
  const suffix = rank === 1 ? '' : ` ${rank}`
  return `${title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LENGTH - suffix.length)}${suffix}`
}
