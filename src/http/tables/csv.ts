// Cells as text/csv.
import { stringify } from 'csv-stringify/sync'
import type { Cell } from './cells.ts'

// The byte order mark tells a spreadsheet that the text is UTF-8. The escape prevents a spreadsheet from reading a text as a
// formula.
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

// Leaves numbers and telephone numbers unescaped: they may begin with a sign and are no formulas.
function plain(cell: object): string | { value: string; escape_formulas: boolean } {
  const { text, digits, moment } = cell as { text?: string; digits?: string; moment?: string }
  if (digits !== undefined) return { value: digits, escape_formulas: false }
  if (text !== undefined && TELEPHONE.test(text)) return { value: text, escape_formulas: false }
  return text ?? moment ?? ''
}
