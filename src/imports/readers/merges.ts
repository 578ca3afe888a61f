// Repeats the value of a merged cell on the lines that it covers. A workbook stores the value only in the first line, and lists
// the merged ranges after the cells.
import type { Cell } from '@sillon/telephone/values/reading'
import type { Line } from './sheet.ts'

/** The last line of each merged range of several lines, by its first line and column. */
export type Merges = ReadonlyMap<string, number>

// Greatest number of ranges, 100,000: more than one for each cell of a column of a file.
const MAX_RANGES = 100_000
const END_OF_CELLS = 'sheetData>'
const RANGE = /<(?:\w{1,20}:)?mergeCell ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
// Greatest number of characters of one range. As many characters of a piece are searched again with the next piece, which may
// continue a range.
const MAX_RANGE = 100

const keyOf = (line: number, column: number) => `${line} ${column}`

/** Returns the number of a column, counted from 0: `AB` is 27. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Finds the merged ranges of a sheet, which are listed after its cells. */
export async function mergesIn(pieces: AsyncIterable<string>): Promise<Merges> {
  const merges = new Map<string, number>()
  let areCellsOver = false
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    const end: number = areCellsOver ? 0 : rest.lastIndexOf(END_OF_CELLS)
    areCellsOver ||= end >= 0
    if (areCellsOver)
      for (const [, letters = '', from, to] of rest.slice(Math.max(0, end)).matchAll(RANGE)) {
        const [first, last] = [Number(from), Number(to)]
        if (last > first && merges.size < MAX_RANGES) merges.set(keyOf(first, columnNumber(letters)), last)
      }
    rest = rest.slice(-MAX_RANGE)
  }
  return merges
}

/** Fills the first column of each merged range on its later lines; a line without any cell stays blank. */
export function fillMerged(merges: Merges, tell: (line: Line) => void): (line: Line) => void {
  const open = new Map<number, { readonly last: number; readonly cell: Cell }>()
  return (line) => {
    const cells = [...line.cells]
    const isBlank = cells.every(({ text }) => text === '')
    for (const [column, { last, cell }] of open) {
      if (last < line.numero) open.delete(column)
      else if (!isBlank && (cells[column]?.text ?? '') === '') {
        while (cells.length < column) cells.push({ text: '' })
        cells[column] = cell
      }
    }
    for (const [column, cell] of line.cells.entries()) {
      const last = cell.text === '' ? undefined : merges.get(keyOf(line.numero, column))
      if (last !== undefined) open.set(column, { last, cell })
    }
    tell({ ...line, cells })
  }
}
