// Converts figures between typed text and the service's integers, digit by digit: no float touches a mass or an amount.
import { area } from '@sillon/telephone/values/areas'
import { toNarrow } from '@sillon/telephone/values/digits'
import { decimal } from '@sillon/telephone/values/numbers'
import type { Language } from '../../words/words.ts'

/** The unit that people type, and its number of decimals: 12,5 kg are 12500 g. */
export type Unit = {
  readonly sign: string
  readonly decimals: number
  /** True for surfaces, which people also type with their units: `1 ha 25 a`, `12 500 m²`. */
  readonly isArea?: boolean
  /** True for a currency without decimals: a mark before three digits separates its thousands. */
  readonly isWhole?: boolean
}

/** The kilogram, typed for grams. */
export const KG: Unit = { sign: 'kg', decimals: 3 }

const UNITS: Readonly<Record<string, Unit>> = {
  g: KG,
  m2: { sign: 'ha', decimals: 4, isArea: true },
  cp: { sign: '%', decimals: 2 },
  ppm: { sign: '', decimals: 6 },
}

/** Returns the unit in which people read and type a member; `devise` is the currency of an amount. */
export function unitOf(unite: string | undefined, devise: string): Unit {
  if (unite === 'devise') {
    const decimals = decimalsOf(devise)
    return { sign: devise, decimals, isWhole: decimals === 0 }
  }
  return UNITS[unite ?? ''] ?? { sign: '', decimals: 0 }
}

/** Both readings of a number that is typed in the other language's way, as this language writes them. */
export type Ambiguity = { readonly decimale: string; readonly entiere: string }
/** The fault of a typed figure. */
export type FigureFault = 'illisible' | Ambiguity

/**
 * Returns the integer of the unit for a typed figure, read as a cell of a file (`values/numbers`). The language decides as the
 * rest of a column does there: English separates thousands by a comma, French has no point at all, so `1.250` may be both.
 */
export function readFigure(typed: string, unit: Unit, langue: Language): number | FigureFault {
  const { decimals, isArea = false, isWhole = false } = unit
  const hasPoint = toNarrow(typed).includes('.')
  const mark = langue === 'en' ? '.' : hasPoint ? undefined : ','
  const reading = isArea ? area(typed, { mark }) : decimal(typed, decimals, { mark, isWhole })
  if ('value' in reading) return Number(reading.value)
  const { lectures: [decimale = '', entiere = ''] = [] } = (reading.details ?? {}) as { lectures?: string[] }
  const local = langue === 'fr' ? decimale.replace('.', ',') : decimale
  return reading.fault === 'nombre_ambigu' ? { decimale: local, entiere } : 'illisible'
}

/** Returns the integer for a typed figure; null if it has none, or has two readings. */
export function wholeOf(typed: string, unit: Unit, langue: Language): number | null {
  const figure = readFigure(typed, unit, langue)
  return typeof figure === 'number' ? figure : null
}

/** Returns the fault of a typed figure; an empty field has none. */
export function figureFault(typed: string, unit: Unit, langue: Language): FigureFault | undefined {
  const figure = typed.trim() === '' ? 0 : readFigure(typed, unit, langue)
  return typeof figure === 'number' ? undefined : figure
}

/** Returns the typed form of an integer in a language, without trailing zeros. */
export function typedOf(whole: number | string, decimals: number, langue: Language): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(String(whole)) ?? []
  const padded = digits.padStart(decimals + 1, '0')
  let rest = decimals === 0 ? '' : padded.slice(-decimals)
  while (rest.endsWith('0')) rest = rest.slice(0, -1)
  const point = rest === '' ? '' : langue === 'fr' ? ',' : '.'
  return `${sign}${padded.slice(0, padded.length - decimals)}${point}${rest}`
}

function decimalsOf(devise: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: devise })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    // The typed currency code is not complete yet.
    return 0
  }
}
