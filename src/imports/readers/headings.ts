// Finds the columns that the headings of a file name. A heading names a column by its code, or by its name in either language. A
// heading that only resembles a name is refused, and the refusal gives the nearest name.
import type { Cell } from '@sillon/telephone/values/reading'
import { latinTwin, visible } from '@sillon/telephone/values/texts'
import { UnreadableFile } from '../fault.ts'
import type { Column, Kind } from '../kind.ts'
import { storable } from './text.ts'

/** The columns that describe a shape vertex by vertex. */
export const VERTEX = ['longitude', 'latitude'] as const
// Names that other programs give to these columns, and to a column with a whole outline as text.
const OTHER_NAMES = {
  longitude: ['lon', 'lng', 'long', 'x'],
  latitude: ['lat', 'y'],
  forme: ['wkt', 'geometry', 'geom', 'geoshape', 'polygon', 'polygone'],
} as const

// A text longer than this is not a column name.
const MAX_NAME = 200
// A word shorter than this is not an abbreviation of a column name.
const MIN_BEGINNING = 3
// Greatest number of headings that are listed as left out.
const MAX_LEFT_OUT = 100
const UNNAMED = '?'

/** The headings of a file that name no column of its kind and have values below them, each with the text to show. */
export type LeftOut = Map<string, string>

// Caches the column codes of a kind by each of their names.
const columnCodes = new Map<Kind, ReadonlyMap<string, string>>()

/** Returns the code of the column that a heading names; null if it names none. */
function columnNamed(kind: Kind, word: string): string | null {
  if (word.length > MAX_NAME) return null
  const names = namesOf(kind)
  // `parcelle/longitude`: mobile forms write the group of a question before its name.
  return names.get(plain(word)) ?? names.get(plain(word.slice(word.lastIndexOf('/') + 1))) ?? null
}

/** Adds a heading to the headings that the import ignores. Limits the length and the number of stored headings. */
export function leaveOut(leftOut: LeftOut, heading: string): void {
  if (leftOut.size === MAX_LEFT_OUT || leftOut.has(heading)) return
  leftOut.set(heading, visible(storable(heading.slice(0, MAX_NAME))) || UNNAMED)
}

/** Returns the cells of a record by column; two values of one column make the file unreadable. */
export function cellsByColumn(
  kind: Kind,
  numero: number,
  told: readonly (readonly [name: string, cell: Cell])[],
  leftOut: LeftOut,
): Record<string, Cell> {
  const cells: Record<string, Cell> = {}
  for (const [name, cell] of told) {
    if (cell.text === '') continue
    const code = columnNamed(kind, name)
    if (code === null) {
      leaveOut(leftOut, name)
      continue
    }
    if ((cells[code]?.text ?? cell.text) !== cell.text)
      throw new UnreadableFile('colonne_repetee', { colonne: code, numero })
    cells[code] = cell
  }
  return cells
}

/** Returns the columns of the headings; throws if a column is missing or occurs twice, or if a heading only resembles a name. */
export function headsOf(kind: Kind, cells: readonly Cell[]): (string | null)[] {
  const heads = cells.map(({ text }) => columnNamed(kind, text))
  const twice = repeatedIn(heads)
  if (twice !== undefined) throw new UnreadableFile('colonne_repetee', { colonne: twice })
  const absent = missingFrom(kind, heads)
  const near = nearestIn(kind, heads, cells)
  if (absent.length > 0) throw new UnreadableFile('colonne_absente', { colonnes: absent, ...near })
  if (near !== undefined) throw new UnreadableFile('colonne_inconnue', near)
  return heads
}

/** Returns true if a line is the heading. A line that lacks a mandatory column is a title, unless it names a column twice. */
export function isHeading(kind: Kind, cells: readonly Cell[]): boolean {
  const heads = cells.map(({ text }) => columnNamed(kind, text))
  return repeatedIn(heads) !== undefined || missingFrom(kind, heads).length === 0
}

/** Returns true if a line repeats the headings, as on each page of a list or in another language. */
export function repeatsHeads(kind: Kind, heads: readonly (string | null)[], cells: readonly Cell[]): boolean {
  const told = cells.flatMap(({ text }, at) => (text === '' ? [] : [[text, heads[at] ?? null] as const]))
  return told.length > 1 && told.every(([text, head]) => head !== null && columnNamed(kind, text) === head)
}

/** Returns the line that was probably meant as the heading: the one that lacks the fewest mandatory columns. */
export function betterHeading(
  kind: Kind,
  best: readonly Cell[] | null,
  cells: readonly Cell[],
): readonly Cell[] {
  const missing = (line: readonly Cell[]) =>
    missingFrom(
      kind,
      line.map(({ text }) => columnNamed(kind, text)),
    ).length
  return best === null || missing(cells) < missing(best) ? cells : best
}

// If two columns share a name, the first one gets it.
function namesOf(kind: Kind): ReadonlyMap<string, string> {
  const known = columnCodes.get(kind)
  if (known !== undefined) return known
  const columns = kind.colonnes.flatMap((column) =>
    wordsOf(column).map((name) => [name, column.code] as const),
  )
  const others = Object.entries(OTHER_NAMES).flatMap(([code, words]) =>
    [code, ...words].map((name) => [name, code] as const),
  )
  const hasShape = kind.colonnes.some(({ type }) => type === 'forme')
  const names = new Map([...columns, ...(hasShape ? others : [])].reverse())
  columnCodes.set(kind, names)
  return names
}

const wordsOf = ({ code, noms }: Column) => [code, noms.fr, noms.en].map(plain)

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

type Near = { readonly raison: 'titre_proche'; readonly lu: string; readonly proche: string }

// Returns the first heading that resembles the name of a column that the file does not have.
function nearestIn(kind: Kind, heads: readonly (string | null)[], cells: readonly Cell[]): Near | undefined {
  const absent = kind.colonnes.filter(({ code }) => !heads.includes(code))
  for (const { text: lu } of cells.filter(({ text }, at) => heads[at] === null && text.length <= MAX_NAME)) {
    const word = plain(latinTwin(lu))
    const found = absent.find((column) => wordsOf(column).some((name) => resembles(word, name)))
    if (found !== undefined) return { raison: 'titre_proche', lu, proche: found.noms.fr }
  }
  return undefined
}

// A typing error changes at most a third of the letters, and neither the first letter nor a digit: `Telefone`, `Tél.`, but not
// `surface_m2`.
function resembles(word: string, name: string): boolean {
  if (word === name) return true
  const isSame = (part: RegExp) => String(word.match(part)) === String(name.match(part))
  if (!isSame(/^./) || !isSame(/\d/g)) return false
  const isBeginning = word.length >= MIN_BEGINNING && name.startsWith(word) && !name.includes(' ')
  return isBeginning || distance(word, name) <= Math.max(word.length, name.length) / 3
}

// Counts the letters that are added, left out, replaced, or exchanged with the next one.
function distance(word: string, name: string): number {
  const rows: number[][] = [Array.from({ length: name.length + 1 }, (_, at) => at)]
  const cost = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= word.length; row += 1) {
    rows.push([row])
    for (let at = 1; at <= name.length; at += 1) {
      const isSame = word[row - 1] === name[at - 1]
      const isSwapped = row > 1 && at > 1 && word[row - 1] === name[at - 2] && word[row - 2] === name[at - 1]
      rows[row]?.push(
        Math.min(
          cost(row - 1, at) + 1,
          cost(row, at - 1) + 1,
          cost(row - 1, at - 1) + (isSame ? 0 : 1),
          isSwapped ? cost(row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return cost(word.length, name.length)
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
