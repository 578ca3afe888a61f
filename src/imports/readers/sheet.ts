// Converts the lines under a heading to rows of named cells. A heading names a column by its code, or by its name in either language.

import { type Cell, MAX_TEXT } from '@sillon/telephone/values/reading'
import { shapeIn } from '@sillon/telephone/values/shapes'
import { visible } from '@sillon/telephone/values/texts'
import { UnreadableFile } from '../fault.ts'
import type { Column, Kind } from '../kind.ts'

/** A line of a sheet, numbered as a spreadsheet does. */
export type Line = {
  readonly numero: number
  readonly cells: readonly Cell[]
  /** True if each cell states its column: an extra cell before it does not move it. */
  readonly isAddressed?: true
  /** True if the sheet hides the line. */
  readonly isHidden?: true
}

/** A row: its cells by column code, without cells of unknown columns. */
export type Row = {
  readonly numero: number
  readonly cells: Readonly<Record<string, Cell>>
  /** The first cell beyond the last heading of a text file. */
  readonly beyond?: string
  readonly isHidden?: true
  /** The lines of a record on several lines, the first one included. */
  readonly lines?: readonly Row[]
}

/** Returns the lines of a record. */
export const linesOf = (row: Row): readonly Row[] => row.lines ?? [row]

/** The columns that describe a shape vertex by vertex. */
export const VERTEX = ['longitude', 'latitude'] as const
// Names that other programs give to these columns, and to a column with a whole outline as text.
const OTHER_NAMES = {
  longitude: ['lon', 'lng', 'long', 'x'],
  latitude: ['lat', 'y'],
  forme: ['wkt', 'geometry', 'geom', 'geoshape', 'polygon', 'polygone'],
} as const
// Characters of outlines in a file, at most: many cells may refer to one shared text, and each of them is parsed.
const MAX_OUTLINES = 20_971_520

const REMARK = '#'
// A title, a date, a filter, blank lines: more lines than this before the heading are not titles.
const MAX_TITLES = 20
// Longer texts are not column names.
const MAX_NAME = 200

/** Columns of a file, at most. */
export const MAX_COLUMNS = 1_000

// Caches the column codes of a kind by each of their names.
const columnCodes = new Map<Kind, ReadonlyMap<string, string>>()

// Types whose numbers are read as the sheet shows them: `00012`, not 12.
const WORDY = new Set<Column['type']>(['texte', 'code', 'telephone'])

/** Reads lines as rows. Lines before the heading are remarks and titles; each line after it is a row. */
export async function* readSheet(kind: Kind, lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  const wordy = new Set(kind.colonnes.flatMap(({ code, type }) => (WORDY.has(type) ? [code] : [])))
  let heads: readonly (string | null)[] | null = null
  let best: readonly Cell[] | null = null
  let [titles, outlines] = [0, 0]
  for await (const { numero, cells, isAddressed, isHidden } of lines) {
    if (cells.length > MAX_COLUMNS) throw new UnreadableFile('trop_de_colonnes', { maximum: MAX_COLUMNS })
    if (cells.every(({ text }) => text === '')) continue
    if (heads === null) {
      if (cells[0]?.text.startsWith(REMARK)) continue
      heads = isHeading(kind, cells) ? headsOf(kind, cells) : null
      best = betterHeading(kind, best, cells)
      titles += 1
      if (heads === null && titles === MAX_TITLES) break
      continue
    }
    const told = heads.flatMap((head, at) => {
      const cell = cells[at]
      if (head === null || cell === undefined) return []
      const text = cut((wordy.has(head) ? cell.shown : undefined) ?? cell.text)
      if (text === '') return []
      if (head !== 'forme') return [[head, { ...cell, text }] as const]
      outlines += cell.text.length
      if (outlines > MAX_OUTLINES)
        throw new UnreadableFile('fichier_trop_complexe', { limite: 'contours', maximum: MAX_OUTLINES })
      return [[head, shapeIn(cell.text)] as const]
    })
    const more = isAddressed ? undefined : cells.slice(heads.length).find(({ text }) => text !== '')
    yield {
      numero,
      cells: Object.fromEntries(told),
      ...(more && { beyond: cut(more.text) }),
      ...(isHidden && { isHidden }),
    }
  }
  if (heads === null && best !== null) headsOf(kind, best)
}

// Returns the line that was probably meant as the heading: the one that lacks the fewest mandatory columns.
function betterHeading(kind: Kind, best: readonly Cell[] | null, cells: readonly Cell[]): readonly Cell[] {
  const missing = (line: readonly Cell[]) =>
    missingFrom(
      kind,
      line.map(({ text }) => columnNamed(kind, text)),
    ).length
  return best === null || missing(cells) < missing(best) ? cells : best
}

// Returns true if a line is the heading. A line that lacks a mandatory column is a title, unless it names a column twice.
function isHeading(kind: Kind, cells: readonly Cell[]): boolean {
  const heads = cells.map(({ text }) => columnNamed(kind, text))
  return repeatedIn(heads) !== undefined || missingFrom(kind, heads).length === 0
}

/** Cleans a text and cuts it one character beyond the limit: enough to see that it is too long, at a bounded cost. */
export const cut = (text: string): string => visible(text.slice(0, MAX_TEXT + 1))

/** Returns the column code that a heading names; null if it names none. */
export function columnNamed(kind: Kind, word: string): string | null {
  if (word.length > MAX_NAME) return null
  const names = namesOf(kind)
  // `parcelle/longitude`: mobile forms write the group of a question before it.
  return names.get(plain(word)) ?? names.get(plain(word.slice(word.lastIndexOf('/') + 1))) ?? null
}

// If two columns share a name, the first one has it.
function namesOf(kind: Kind): ReadonlyMap<string, string> {
  const known = columnCodes.get(kind)
  if (known !== undefined) return known
  const columns = kind.colonnes.flatMap(({ code, noms }) =>
    [code, noms.fr, noms.en].map((name) => [plain(name), code] as const),
  )
  const others = Object.entries(OTHER_NAMES).flatMap(([code, words]) =>
    [code, ...words].map((name) => [name, code] as const),
  )
  const hasShape = kind.colonnes.some(({ type }) => type === 'forme')
  const names = new Map([...columns, ...(hasShape ? others : [])].reverse())
  columnCodes.set(kind, names)
  return names
}

function headsOf(kind: Kind, cells: readonly Cell[]): (string | null)[] {
  const heads = cells.map(({ text }) => columnNamed(kind, text))
  const twice = repeatedIn(heads)
  if (twice !== undefined) throw new UnreadableFile('colonne_repetee', { colonne: twice })
  const absent = missingFrom(kind, heads)
  if (absent.length > 0) throw new UnreadableFile('colonne_absente', { colonnes: absent })
  return heads
}

function repeatedIn(heads: readonly (string | null)[]): string | undefined {
  return heads.find((head, at): head is string => head !== null && heads.indexOf(head) !== at)
}

function missingFrom({ colonnes }: Kind, heads: readonly (string | null)[]): string[] {
  return colonnes.flatMap(({ code, type, obligatoire, sauf = code }) => {
    const names = type === 'forme' ? [...VERTEX] : [code]
    const isThere =
      names.every((name) => heads.includes(name)) || heads.includes(code) || heads.includes(sauf)
    return obligatoire === true && !isThere ? names : []
  })
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
