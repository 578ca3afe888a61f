// The thread that writes a workbook of one sheet. A text is a text there, whatever it begins with: nothing of it is a formula.
import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile, { type Row } from 'write-excel-file/node'
import type { Cell } from './cells.ts'

// A spreadsheet keeps fifteen digits of a number: what has more stands as text, every digit of it.
const EXACT_DIGITS = 15
// The first day that every spreadsheet counts alike.
const FIRST_MOMENT = Date.UTC(1900, 2, 1)
// The most that a cell holds.
const CELL_LENGTH = 32_767

/** What the thread is handed. */
export type Sheet = {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

async function write({ title, heads, rows }: Sheet): Promise<Buffer> {
  const head: Row = heads.map((value) => ({ value, type: String, fontWeight: 'bold' }))
  const sheet = [head, ...rows.map((row): Row => row.map(written))]
  const columns = heads.map((value) => ({ width: Math.max(12, value.length + 2) }))
  return await writeExcelFile(sheet, { sheet: title, columns, stickyRowsCount: 1 }).toBuffer()
}

function written(cell: Cell): Row[number] {
  if ('digits' in cell) return numberCell(cell.digits)
  if ('moment' in cell) return momentCell(cell.moment)
  return cell.text === '' ? null : textCell(cell.text)
}

// `_x0041_` would be read as an escape, and is written with its first character escaped.
function textCell(text: string): Row[number] {
  return {
    value: text.slice(0, CELL_LENGTH).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'),
    type: String,
  }
}

function numberCell(digits: string): Row[number] {
  const [, fraction = ''] = digits.split('.')
  if (digits.replaceAll(/\D/g, '').length > EXACT_DIGITS) return textCell(digits)
  return {
    value: Number(digits),
    type: Number,
    format: fraction === '' ? '0' : `0.${'0'.repeat(fraction.length)}`,
  }
}

function momentCell(moment: string): Row[number] {
  const isDay = !moment.includes(' ')
  const value = new Date(isDay ? `${moment}T00:00:00Z` : `${moment.replace(' ', 'T')}Z`)
  if (!(value.getTime() >= FIRST_MOMENT)) return textCell(moment)
  return { value, type: Date, format: isDay ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss' }
}

parentPort?.postMessage(await write(workerData as Sheet))
