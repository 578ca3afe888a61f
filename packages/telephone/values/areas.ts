// Reads surfaces in square metres: hectares without a unit, or with units, `2 ha`, `1 ha 25 a 30 ca`, `12 500 m²`.
import { toNarrow } from './digits.ts'
import { decimal, type NumberContext } from './numbers.ts'
import { MAX_TEXT, type Reading } from './reading.ts'

/** The units, with their square metres as a power of ten. */
const UNITS: Readonly<Record<string, number | undefined>> = {
  hectares: 4,
  hectare: 4,
  ha: 4,
  ares: 2,
  are: 2,
  a: 2,
  centiares: 0,
  centiare: 0,
  ca: 0,
  m2: 0,
  'm\u00B2': 0,
}
const HECTARE = 4
// Between the numbers; longer units come first. `m2` ends with a digit.
const UNIT = /(hectares|hectare|centiares|centiare|ares|are|ha|ca|m2|m\u00B2|a)/

/** Reads a surface as its square metres. A number without a unit is in hectares. */
export function area(text: string, context: NumberContext = {}): Reading {
  if (text.length > MAX_TEXT) return { fault: 'texte_trop_long' }
  const parts = partsOf(text)
  const [only] = parts
  if (only === undefined) return decimal(text, HECTARE, context)
  const { figure, power } = only
  if (parts.length === 1) return decimal(figure, power, context)
  // Each smaller unit is counted up to 99: `1 ha 250 a` is a slip.
  const isSound = parts.every(({ figure: digits, power: one }, at) => {
    const before = parts[at - 1]
    return /^\d+$/.test(digits) && (before === undefined || (one < before.power && digits.length <= 2))
  })
  if (!isSound) return { fault: 'nombre_illisible' }
  const value = parts.reduce((sum, part) => sum + Number(part.figure) * 10 ** part.power, 0)
  return decimal(String(value), 0)
}

/** Returns the number of a surface with at most one unit, which shows the decimal mark of its column. */
export const areaFigure = (text: string): string => partsOf(text.slice(0, MAX_TEXT))[0]?.figure ?? text

type Part = { readonly figure: string; readonly power: number }

// Returns the numbers with their units; none if the text is no such list.
function partsOf(text: string): Part[] {
  const pieces = toNarrow(text).toLowerCase().split(UNIT)
  const rest = pieces.pop()?.trim() ?? ''
  if (pieces.length === 0 || (rest !== '' && rest !== '.')) return []
  const figures = pieces.filter((_, at) => at % 2 === 0)
  return figures.map((figure, at) => ({ figure: figure.trim(), power: UNITS[pieces[2 * at + 1] ?? ''] ?? 0 }))
}
