// Reads degrees of longitude and latitude. They have no thousands, so a comma is a decimal mark too.
import { withAsciiDigits } from './digits.ts'
import { type Cell, MAX_TEXT } from './reading.ts'
import { toNarrow } from './texts.ts'

// Nine decimals, a tenth of a millimetre: further digits are noise from conversions.
const SCALE = 1e9

/** Reads degrees; returns null if the cell holds none. */
export function degrees(cell: Cell | undefined): number | null {
  if (cell === undefined || cell.kind === 'formule' || cell.text.length > MAX_TEXT) return null
  const text = withAsciiDigits(toNarrow(cell.text)).replace('\u2212', '-')
  if (!/^[+-]?\d{1,3}(?:[.,]\d+)?(?:E[+-]?\d{1,2})?$/i.test(text)) return null
  return Math.round(Number(text.replace(',', '.')) * SCALE) / SCALE
}
