// Converts the lines below a heading to rows of named cells.

import { type Cell, MAX_TEXT } from '@sillon/telephone/values/reading'
import { visible } from '@sillon/telephone/values/texts'
import { UnreadableFile } from '../fault.ts'
import type { Column, Kind } from '../kind.ts'
import { outlineIn } from './geojsonText.ts'
import { betterHeading, headsOf, isHeading, type LeftOut, leaveOut, repeatsHeads } from './headings.ts'

/** A line of a sheet, numbered as in a spreadsheet. */
export type Line = {
  readonly numero: number
  readonly cells: readonly Cell[]
  /** True if each cell states its own column, so that a surplus cell does not move the cells after it. */
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
  /** The line of another plot with the same reference, whose lines do not follow this plot's lines. */
  readonly apart?: number
  /** The lines of a record on several lines, including the first one. */
  readonly lines?: readonly Row[]
}

/** Returns the lines of a record. */
export const linesOf = (row: Row): readonly Row[] => row.lines ?? [row]

// Greatest number of characters of outlines in a file: many cells may refer to one shared text, and each of them is parsed.
const MAX_OUTLINES = 20_971_520

const REMARK = '#'
// Greatest number of lines before the heading: a title, a date, a filter, blank lines. More lines are not titles.
const MAX_TITLES = 20
/** Greatest number of columns of a file. */
export const MAX_COLUMNS = 1_000

// Types whose numbers are read with the leading zeros that the sheet shows: `00012`, not 12.
const WORDY = new Set<Column['type']>(['texte', 'code', 'telephone'])

/** Reads lines as rows. Lines before the heading are remarks and titles; each line after it is a row. */
export async function* readSheet(
  kind: Kind,
  lines: AsyncIterable<Line>,
  leftOut: LeftOut,
): AsyncGenerator<Row> {
  const wordy = new Set(kind.colonnes.flatMap(({ code, type }) => (WORDY.has(type) ? [code] : [])))
  let heads: readonly (string | null)[] | null = null
  let best: readonly Cell[] | null = null
  let headings: readonly Cell[] = []
  let [titles, outlines] = [0, 0]
  for await (const { numero, cells, isAddressed, isHidden } of lines) {
    if (cells.length > MAX_COLUMNS) throw new UnreadableFile('trop_de_colonnes', { maximum: MAX_COLUMNS })
    if (cells.every(({ text }) => text === '')) continue
    if (heads === null) {
      if (cells[0]?.text.startsWith(REMARK)) continue
      heads = isHeading(kind, cells) ? headsOf(kind, cells) : null
      headings = cells
      best = betterHeading(kind, best, cells)
      titles += 1
      if (heads === null && titles === MAX_TITLES) break
      continue
    }
    if (repeatsHeads(kind, heads, cells)) continue
    const told = heads.flatMap((head, at) => {
      const cell = cells[at]
      if (head === null && cell !== undefined && cell.text !== '') leaveOut(leftOut, headings[at]?.text ?? '')
      if (head === null || cell === undefined) return []
      const text = cut((wordy.has(head) ? cell.shown : undefined) ?? cell.text)
      if (text === '') return []
      if (head !== 'forme') return [[head, { ...cell, text }] as const]
      outlines += cell.text.length
      if (outlines > MAX_OUTLINES)
        throw new UnreadableFile('fichier_trop_complexe', { limite: 'contours', maximum: MAX_OUTLINES })
      return [[head, outlineIn(cell.text)] as const]
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

/** Cleans a text and cuts it one character beyond the limit: enough to show that it is too long, at a limited cost. */
export const cut = (text: string): string => visible(text.slice(0, MAX_TEXT + 1))
