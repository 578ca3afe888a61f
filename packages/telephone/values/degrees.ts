// Reads degrees of longitude and latitude. They have no thousands, so a comma is a decimal mark too.
import { toNarrow, withAsciiDigits } from './digits.ts'
import { type Cell, MAX_TEXT } from './reading.ts'
import { withHyphens } from './texts.ts'

/** The axis of a coordinate: it decides which letters of a direction are valid. */
export type Axis = 'longitude' | 'latitude'

// Nine decimals, a tenth of a millimetre: further digits are noise from conversions.
const SCALE = 1e9
// Letters of directions; O is West in French, Spanish, Portuguese and Italian.
const DIRECTIONS = { longitude: { E: 1, W: -1, O: -1 }, latitude: { N: 1, S: -1 } } as const

/** Reads degrees, as a decimal number or with minutes and seconds; returns null if the cell holds none. */
export function degrees(cell: Cell | undefined, axis?: Axis): number | null {
  if (cell === undefined || cell.kind === 'formule' || cell.text.length > MAX_TEXT) return null
  const text = plain(cell.text)
  const first = text.charAt(0)
  const last = text.charAt(text.length - 1)
  const letter = /[A-Z]/.test(first) ? first : /[A-Z]/.test(last) ? last : ''
  const bare = (letter === first && letter !== '' ? text.slice(1) : letter ? text.slice(0, -1) : text).trim()
  const value = numeral(bare) ?? sexagesimal(bare)
  if (letter === '' || value === null) return value
  const directions: Readonly<Record<string, number>> = axis === undefined ? {} : DIRECTIONS[axis]
  const direction = directions[letter]
  // A sign beside a letter says the direction twice.
  return direction === undefined || /^[+-]/.test(bare) ? null : direction * value
}

// Replaces the variants of digits, signs and marks by one each.
function plain(text: string): string {
  return withHyphens(withAsciiDigits(toNarrow(text)))
    .replaceAll('\u066B', '.')
    .replaceAll(/[\u00BA\u02DA]/g, '\u00B0')
    .replaceAll(/[\u2018\u2019\u2032\u02B9\u00B4]/g, "'")
    .replaceAll(/''|[\u201C\u201D\u2033\u02BA]/g, '"')
    .trim()
    .toUpperCase()
}

function numeral(text: string): number | null {
  if (!/^[+-]?\d{1,3}(?:[.,]\d+)?(?:E[+-]?\d{1,2})?(?: ?\u00B0)?$/.test(text)) return null
  return rounded(numberOf(text.replace('\u00B0', '')))
}

// Degrees with their minutes, and perhaps seconds; only the last of them may have decimals.
const SEXAGESIMAL =
  /^([+-]?)(\d{1,3}) ?\u00B0 ?(\d{1,2})(?:([.,]\d{1,12}) ?'| ?'(?: ?(\d{1,2}(?:[.,]\d{1,12})?) ?")?)$/

function sexagesimal(text: string): number | null {
  const found = SEXAGESIMAL.exec(text)
  if (found === null) return null
  const [, sign, whole = '', minute = '', decimals = '', second = '0'] = found
  const [minutes, seconds] = [numberOf(minute + decimals), numberOf(second)]
  if (minutes >= 60 || seconds >= 60) return null
  const value = rounded(Number(whole) + minutes / 60 + seconds / 3600)
  return sign === '-' ? -value : value
}

const numberOf = (text: string) => Number(text.replace(',', '.'))
const rounded = (value: number) => Math.round(value * SCALE) / SCALE
