// Cells as text/csv.
import { stringify } from 'csv-stringify/sync'
import type { Cell } from './cells.ts'

// The byte order mark is what tells a spreadsheet that the accents are UTF-8; the escape, that a text is no formula.
const OPTIONS = { escape_formulas: true }

/** The first line of a table. */
export function csvHead(heads: readonly string[]): string {
  return stringify([heads], { ...OPTIONS, bom: true })
}

/** Lines of a table. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], { ...OPTIONS, cast: { object: plain } })
}

const TELEPHONE = /^\+\d{7,15}$/

// A number begins with its sign and is no formula for that; nor is a telephone number, which an operator reads as it is.
function plain(cell: object): string | { value: string; escape_formulas: boolean } {
  const { text, digits, moment } = cell as { text?: string; digits?: string; moment?: string }
  if (digits !== undefined) return { value: digits, escape_formulas: false }
  if (text !== undefined && TELEPHONE.test(text)) return { value: text, escape_formulas: false }
  return text ?? moment ?? ''
}
