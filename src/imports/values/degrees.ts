// Degrees of longitude and latitude. They have no thousands: a comma reads as a point does.
import { withAsciiDigits } from '../../json/digits.ts'
import { type Cell, MAX_TEXT } from './reading.ts'
import { narrowed } from './texts.ts'

// A tenth of a millimetre: more digits are the noise of a conversion.
const SCALE = 1e9

/** Reads degrees; null if the cell holds none. */
export function degrees(cell: Cell | undefined): number | null {
  if (cell === undefined || cell.kind === 'formule' || cell.text.length > MAX_TEXT) return null
  const text = withAsciiDigits(narrowed(cell.text)).replace('\u2212', '-')
  if (!/^[+-]?\d{1,3}(?:[.,]\d+)?(?:E[+-]?\d{1,2})?$/i.test(text)) return null
  return Math.round(Number(text.replace(',', '.')) * SCALE) / SCALE
}
