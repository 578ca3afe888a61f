// Lines under a heading as rows of named cells: a column is known by its code or by its name in either language.
import { UnreadableFile } from '../fault.ts'
import type { Kind } from '../kind.ts'
import { type Cell, MAX_TEXT } from '../values.ts'

/** A line of a sheet, as a spreadsheet counts them. */
export type Line = { readonly numero: number; readonly cells: readonly Cell[] }

/** A row: its cells by the codes of their columns, those of unknown columns left out. */
export type Row = {
  readonly numero: number
  readonly cells: Readonly<Record<string, Cell>>
  /** Of a record that stands on several lines, each of them, the first included. */
  readonly lines?: readonly Row[]
}

/** The lines on which a record stands. */
export const linesOf = (row: Row): readonly Row[] => row.lines ?? [row]

/** The columns by which a shape is told vertex by vertex. */
export const VERTEX = ['longitude', 'latitude'] as const

const REMARK = '#'
// Of words that are longer, or of more of them in one row, none is a column's name.
const MAX_NAME = 200

/** The most columns of a file. */
export const MAX_COLUMNS = 1_000

// The codes of a kind's columns by each of their names.
const named = new Map<Kind, ReadonlyMap<string, string>>()

/** Reads lines as rows; the first that is no remark is their heading. */
export async function* readSheet(kind: Kind, lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  let heads: readonly (string | null)[] | null = null
  for await (const { numero, cells } of lines) {
    if (cells.length > MAX_COLUMNS) throw new UnreadableFile('trop_de_colonnes', { maximum: MAX_COLUMNS })
    if (cells.every(({ text }) => text === '') || cells[0]?.text.startsWith(REMARK)) continue
    if (heads === null) {
      heads = headsOf(kind, cells)
      continue
    }
    const told = heads.flatMap((head, at) => {
      const cell = cells[at]
      if (head === null || cell === undefined || cell.text === '') return []
      return [[head, { ...cell, text: cut(cell.text) }] as const]
    })
    yield { numero, cells: Object.fromEntries(told) }
  }
}

/** A text no longer than tells that it is too long: what costs by its length costs no more. */
export const cut = (text: string): string => text.slice(0, MAX_TEXT + 1)

/** The code of the column that a word of a file names; null when there is none. */
export function columnNamed(kind: Kind, word: string): string | null {
  return word.length > MAX_NAME ? null : (namesOf(kind).get(plain(word)) ?? null)
}

// Of two columns of one name the first has it.
function namesOf(kind: Kind): ReadonlyMap<string, string> {
  const known = named.get(kind)
  if (known !== undefined) return known
  const columns = kind.colonnes.flatMap(({ code, noms }) =>
    [code, noms.fr, noms.en].map((name) => [plain(name), code] as const),
  )
  const names = new Map([...columns, ...VERTEX.map((name) => [name, name] as const)].reverse())
  named.set(kind, names)
  return names
}

function headsOf(kind: Kind, cells: readonly Cell[]): (string | null)[] {
  const heads = cells.map(({ text }) => columnNamed(kind, text))
  const twice = heads.find((head, at) => head !== null && heads.indexOf(head) !== at)
  if (twice !== undefined) throw new UnreadableFile('colonne_repetee', { colonne: twice })
  const missing = kind.colonnes.filter(({ code, type, obligatoire, sauf = code }) => {
    const isThere = type === 'forme' ? VERTEX.every((name) => heads.includes(name)) : heads.includes(code)
    return obligatoire === true && !isThere && !heads.includes(sauf)
  })
  if (missing.length > 0) {
    const absent = missing.flatMap(({ code, type }) => (type === 'forme' ? [...VERTEX] : [code]))
    throw new UnreadableFile('colonne_absente', { colonnes: absent })
  }
  return heads
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
