// Reads CSV as spreadsheets write it: commas, semicolons, tabs or bars, quoted where needed.
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { withoutTextMark } from '@sillon/telephone/values/texts'
import { CsvError, parse } from 'csv-parse'
import { UnreadableFile } from '../fault.ts'
import { type Line, MAX_COLUMNS } from './sheet.ts'
import { decode } from './text.ts'

const PIECE = 65_536
// The first bytes of workbooks: .xlsx, and the older .xls.
const ARCHIVES = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0']
// A file may mix line ends: a spreadsheet wrote some lines, an editor the others.
const LINE_ENDS = ['\r\n', '\n', '\r']
const MAX_RECORD = 1_048_576
// An unquoted address on two lines has fewer delimiters than this.
const FEW_MARKS = 4
const SHOWN = 100

/** Reads the lines of a CSV file. */
export async function* readDelimited(bytes: Buffer): AsyncGenerator<Line> {
  if (ARCHIVES.includes(bytes.toString('latin1', 0, 4)))
    throw new UnreadableFile('lignes_mal_formees', { raison: 'classeur' })
  const decoded = decode(bytes)
  const { delimiter, heading } = delimiterOf(decoded)
  const quotes = quotesOf(heading.split(delimiter))
  const quote = quotes === 'apostrophes' ? "'" : '"'
  const text = quotes === 'curly' ? decoded.replaceAll(/[\u201C-\u201E]/g, '"') : decoded
  const options = {
    bom: true,
    record_delimiter: LINE_ENDS,
    delimiter,
    quote,
    escape: quote,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    info: true,
    // Limits the number of cells of a line, because `max_record_size` does not count empty cells.
    cast: (cell: string, { index }: { index: number }) => {
      if (index >= MAX_COLUMNS) throw new UnreadableFile('trop_de_colonnes', { maximum: MAX_COLUMNS })
      return cell
    },
  } as const
  const records = Readable.from(pieces(text)).pipe(parse(options)) as AsyncIterable<{
    record: string[]
    info: { records: number; empty_lines: number }
  }>
  let widest = 0
  try {
    for await (const { record: told, info } of records) {
      const record = quotes === 'apostrophes' ? told.map((cell) => withoutApostrophes(cell, delimiter)) : told
      // A record with line breaks in its cells is one row of a spreadsheet.
      const numero = info.records + info.empty_lines
      widest = Math.max(widest, record.length)
      const lu = record
        .find((cell) => isMisquoted(cell, { quote, delimiter, columns: widest }))
        ?.slice(0, SHOWN)
      if (lu !== undefined)
        throw new UnreadableFile('lignes_mal_formees', { raison: 'guillemet', ligne: numero, lu })
      yield { numero, cells: record.map((cell) => ({ text: withoutTextMark(cell.trim()) })) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile('lignes_mal_formees', { raison: error.code, ligne: lineOf(error) }, error)
  }
}

// Returns the line at which the record of an error begins.
function lineOf({ records, empty_lines: blank }: CsvError): number {
  return Number(records) + Number(blank) + 1
}

// Returns true if a cell has an unpaired quote: such a quote swallows delimiters and whole rows up to the next quote.
function isMisquoted(
  cell: string,
  { quote, delimiter, columns }: { quote: string; delimiter: string; columns: number },
): boolean {
  const isOpen = cell.trimStart().startsWith(quote)
  if (isOpen && (cell.split(quote).length % 2 === 0 || cell.includes(delimiter))) return true
  const marks = cell.includes(delimiter) && /[\r\n]/.test(cell) ? cell.split(delimiter).length - 1 : 0
  return marks >= Math.max(FEW_MARKS, columns - 1)
}

// Returns a cell between apostrophes without them, although those within are not written twice: `'l'Église'`.
function withoutApostrophes(cell: string, delimiter: string): string {
  const text = cell.trim()
  const isWhole = text.length > 1 && text.startsWith("'") && text.endsWith("'")
  return isWhole && !text.includes(delimiter) && !/[\r\n]/.test(text)
    ? text.slice(1, -1).replaceAll("''", "'")
    : cell
}

// Yields pieces of text, and never splits a surrogate pair.
async function* pieces(text: string): AsyncGenerator<string> {
  for (let [at, end] = [0, 0]; at < text.length; at = end) {
    const last = text.charCodeAt(at + PIECE - 1)
    end = at + PIECE + (last >= 0xd800 && last <= 0xdbff ? 1 : 0)
    await breathe()
    yield text.slice(at, end)
  }
}

const MARKS = [';', '\t', ',', '|']

// Returns the delimiter that a line `sep=;` names; otherwise the most frequent delimiter of the first line that contains one and
// is not a remark. A bar counts only if the next line has one too, since bars also separate the words of a title.
function delimiterOf(text: string): { readonly delimiter: string; readonly heading: string } {
  const lines = text
    .slice(0, PIECE)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  const named = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  if (named !== undefined && MARKS.includes(named)) return { delimiter: named, heading: lines[1] ?? '' }
  const told = lines.filter((one) => !one.startsWith('#') && one !== '')
  for (const [at, line] of told.entries()) {
    const bare = line.replaceAll(/"[^"]*"/g, '')
    const counts = MARKS.map((mark) => ({ mark, count: bare.split(mark).length }))
    const { mark, count } = counts.reduce((most, one) => (one.count > most.count ? one : most))
    if (count > 1 && (mark !== '|' || told[at + 1]?.includes(mark))) return { delimiter: mark, heading: line }
  }
  return { delimiter: ';', heading: '' }
}

// Returns the quotation marks of a heading whose cells all have others than `"`: curly ones, as word processors write them, or
// apostrophes.
function quotesOf(cells: readonly string[]): 'curly' | 'apostrophes' | null {
  const isBetween = (first: string, last: string) =>
    cells.every((cell) => {
      const text = cell.trim()
      return text.length > 2 && first.includes(text.charAt(0)) && last.includes(text.charAt(text.length - 1))
    })
  if (isBetween('\u201C\u201D\u201E', '\u201C\u201D')) return 'curly'
  return isBetween("'", "'") ? 'apostrophes' : null
}
