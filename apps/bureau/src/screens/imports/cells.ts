// Finds the cells of a CSV file by line and column of the report, and replaces their values. The rest of the text stays
// unchanged.
import type { Model } from './queries.ts'

/** The position of a cell in the text, and its value. */
type Span = { readonly from: number; readonly to: number; readonly value: string }
// A CSV file: its text, its rows, and the index of each column.
type Sheet = {
  readonly text: string
  readonly mark: string
  /** Lines count from 1. An empty line counts; a line break inside a cell does not. */
  readonly rows: readonly (readonly Span[])[]
  readonly columns: ReadonlyMap<string, number>
}
/** A new value for the cell at a line and a column. */
export type Edit = { readonly numero: number; readonly colonne: string; readonly value: string }
/** The cells of a file of any format. */
export type Cells = {
  /** True if a line of the report is certainly this line of the file. */
  readonly isExact: boolean
  /** Returns the value of the cell at a line and a column; undefined if the file has no such cell. */
  valueAt(numero: number, colonne: string): string | undefined
  /** Returns the file with other values in some cells. */
  corrected(edits: readonly Edit[]): Promise<Blob>
}

const MARKS = [';', '\t', ',', '|']
const SEARCHED = 100

/** Reads a CSV file; returns null if no line contains the headings. */
export function sheetOf(bytes: ArrayBuffer, { colonnes }: Pick<Model, 'colonnes'>): Sheet | null {
  const text = decoded(new Uint8Array(bytes))
  const mark = markOf(text)
  const rows = rowsOf(text, mark)
  const heading = headingsIn(
    rows.slice(0, SEARCHED).map((row) => row.map(({ value }) => value)),
    { colonnes },
  )
  if (heading === null) return null
  const places = heading.codes.flatMap((code, at) => (code === undefined ? [] : [[code, at] as const]))
  return { text, mark, rows, columns: new Map(places) }
}

/** Returns the line that names most columns, with the code of each of its cells; null if no line names one. */
export function headingsIn(
  lines: readonly (readonly string[])[],
  { colonnes }: Pick<Model, 'colonnes'>,
): { readonly at: number; readonly codes: readonly (string | undefined)[] } | null {
  const codes = new Map(
    colonnes.flatMap(({ code, noms }) =>
      [code, noms.fr, noms.en].map((name) => [plain(name), code] as const),
    ),
  )
  const named = lines.map((line) => line.map((value) => codes.get(plain(value))))
  const counts = named.map((line) => line.filter((code) => code !== undefined).length)
  const most = Math.max(0, ...counts)
  const at = counts.indexOf(most)
  return most === 0 ? null : { at, codes: named[at] ?? [] }
}

/** Returns the cells of a CSV file. */
export const cellsOf = (sheet: Sheet): Cells => ({
  isExact: false,
  valueAt: (numero, colonne) => spanAt(sheet, numero, colonne)?.value,
  // The byte order mark at the beginning tells spreadsheets that the text is UTF-8.
  corrected: async (edits) => new Blob([`\uFEFF${corrected(sheet, edits)}`]),
})

// Returns the text of the file with other values in some cells.
function corrected(sheet: Sheet, edits: readonly Edit[]): string {
  const spans = edits
    .flatMap(({ numero, colonne, value }) => {
      const span = spanAt(sheet, numero, colonne)
      return span === undefined ? [] : [{ ...span, value }]
    })
    .toSorted((one, other) => other.from - one.from)
  return spans.reduce(
    (text, { from, to, value }) => text.slice(0, from) + quoted(value, sheet.mark) + text.slice(to),
    sheet.text,
  )
}

function spanAt({ rows, columns }: Sheet, numero: number, colonne: string): Span | undefined {
  const at = columns.get(colonne)
  return at === undefined ? undefined : rows[numero - 1]?.[at]
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// Returns the separator: the one of a line `sep=;`, otherwise the most frequent one in the first line that has a separator and is
// no remark.
function markOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, SEARCHED)
  const named = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1]
  if (named !== undefined && MARKS.includes(named)) return named
  const line = lines
    .filter((one) => !/^"?#/.test(one))
    .find((one) => MARKS.some((mark) => one.includes(mark)))
  const bare = (line ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = MARKS.map((mark) => ({ mark, count: bare.split(mark).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark
}

function rowsOf(text: string, mark: string): Span[][] {
  const rows: Span[][] = []
  let row: Span[] = []
  for (let at = 0; at <= text.length; ) {
    const span = cellFrom(text, at, mark)
    row.push(span)
    at = span.to + 1
    if (text[span.to] === mark) continue
    if (text[span.to] === '\r' && text[at] === '\n') at += 1
    if (span.to < text.length || row.length > 1 || span.to > span.from) rows.push(row)
    row = []
  }
  return rows
}

// Reads the cell that begins here, up to the next separator or the end of the line.
function cellFrom(text: string, from: number, mark: string): Span {
  let to = from
  if (text[from] === '"') {
    to = closeOf(text, from)
  }
  while (to < text.length && text[to] !== mark && text[to] !== '\n' && text[to] !== '\r') to += 1
  const told = text.slice(from, to).trim()
  const value = told.startsWith('"') && told.endsWith('"') ? told.slice(1, -1).replaceAll('""', '"') : told
  return { from, to, value: value.trim() }
}

// Returns the position after the closing quote; a doubled quote does not close.
function closeOf(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1
  return text.length
}

const quoted = (value: string, mark: string): string =>
  value.includes(mark) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
