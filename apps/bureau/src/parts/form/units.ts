// Converts figures between typed text and the service's integers, digit by digit: no float touches a mass or an amount.
import type { Language } from '../../words/words.ts'

/** The unit that people type, and its number of decimals: 12,5 kg are 12500 g. */
type Unit = { readonly sign: string; readonly decimals: number }

const UNITS: Readonly<Record<string, Unit>> = {
  g: { sign: 'kg', decimals: 3 },
  m2: { sign: 'ha', decimals: 4 },
  cp: { sign: '%', decimals: 2 },
  ppm: { sign: '', decimals: 6 },
}

/** Returns the unit in which people read and type a member; `devise` is the currency of an amount. */
export function unitOf(unite: string | undefined, devise: string): Unit {
  if (unite === 'devise') return { sign: devise, decimals: decimalsOf(devise) }
  return UNITS[unite ?? ''] ?? { sign: '', decimals: 0 }
}

/** Returns the integer for a typed figure; null if the text is no figure, or has more decimals than the unit. */
export function wholeOf(typed: string, decimals: number, langue: Language): number | null {
  const spaced = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-')
  const plain = langue === 'fr' ? spaced.replace(',', '.') : withoutGroups(spaced)
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === '' || rest.length > decimals) return null
  const exact = Number(`${sign}${whole}${rest.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(exact) ? exact : null
}

// English puts a comma before each group of three digits. A comma at another place is kept, so that the text is no figure.
function withoutGroups(figure: string): string {
  const [whole = '', ...rest] = figure.split('.')
  const [first = '', ...groups] = whole.split(',')
  const digits = first.replace('-', '').length
  const isGrouped = digits > 0 && digits < 4 && groups.every((group) => group.length === 3)
  return isGrouped ? [first + groups.join(''), ...rest].join('.') : figure
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
