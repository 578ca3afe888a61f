// Reads decimal numbers as spreadsheets write them. Amounts stay exact: digits are never converted to floating point.
import { toNarrow, withAsciiDigits, withoutTrailingNoughts } from './digits.ts'
import { MAX_TEXT, type Reading } from './reading.ts'

/** The decimal mark of a number. */
export type Mark = ',' | '.'

/** The convention of a column for ambiguous numbers. */
export type NumberContext = {
  /** The decimal mark of the column, if other cells of the column show it; `any` if no cell uses a thousands separator. */
  readonly mark?: Mark | 'any' | undefined
  /** True for amounts of a currency without decimals: a mark before three digits is then a thousands separator. */
  readonly isWhole?: boolean
}

const MAX_DIGITS = 15

/** Reads a decimal number as an integer of the smaller unit; an ambiguous one (`1.250`) is a fault with both readings. */
export function decimal(
  text: string,
  decimals: number,
  { mark, isWhole = false }: NumberContext = {},
): Reading {
  if (text.length > MAX_TEXT) return { fault: 'texte_trop_long' }
  const figure = figureOf(text)
  if (figure === null) return { fault: 'nombre_illisible' }
  const { sign, whole, fraction, shown } = figure
  if (!figure.isAmbiguous) return integer(sign, whole, fraction, decimals)
  const isDecimal = mark === 'any' || mark === shown
  if (isWhole || (mark !== undefined && !isDecimal)) return integer(sign, whole + fraction, '', decimals)
  if (isDecimal) return integer(sign, whole, fraction, decimals)
  const kept = withoutTrailingNoughts(fraction)
  const lectures = [`${sign}${whole}${kept === '' ? '' : `.${kept}`}`, `${sign}${whole}${fraction}`]
  return { fault: 'nombre_ambigu', details: { lectures } }
}

/** Returns the decimal mark that a number shows; null if it shows none; `ambiguous` if its mark may also separate thousands. */
export function markOf(text: string): Mark | 'ambiguous' | null {
  const figure = text.length > MAX_TEXT ? null : figureOf(text)
  if (figure === null) return null
  return figure.isAmbiguous ? 'ambiguous' : figure.shown
}

type Figure = {
  readonly sign: string
  readonly whole: string
  readonly fraction: string
  /** The decimal mark: the mark in the text or, if that mark separates thousands, the other mark. */
  readonly shown: Mark | null
  /** True for a single mark before exactly three digits: thousands or decimals. */
  readonly isAmbiguous: boolean
}

function figureOf(text: string): Figure | null {
  const bare = plain(text)
  const sign = bare.startsWith('-') ? '-' : ''
  const body = bare.replace(/^[+-]/, '').trim()
  const marks = [...body].filter((one): one is Mark => one === ',' || one === '.')
  const [first] = marks
  const last = marks.at(-1)
  const isThousands = marks.length > 1 && marks.every((one) => one === first)
  const at = last === undefined || isThousands ? body.length : body.lastIndexOf(last)
  const fraction = body.slice(at + 1)
  const before = body.slice(0, at).trim()
  // A program writes `.5` for 0.5.
  const whole = before === '' && fraction !== '' ? '0' : removeGrouping(before)
  if (whole === null || !/^\d*$/.test(fraction)) return null
  // The Arabic decimal mark is never a thousands separator.
  const mayGroup = marks.length === 1 && !text.includes('\u066B')
  const isAmbiguous = mayGroup && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(body.slice(0, at))
  const other = first === ',' ? '.' : ','
  return { sign, whole, fraction, shown: isThousands ? other : (last ?? null), isAmbiguous }
}

// Replaces each variant of a sign by one form: full-width digits and marks, typographic minus signs, apostrophes and spaces
// between thousands.
function plain(text: string): string {
  return withAsciiDigits(toNarrow(text))
    .replaceAll(/[\u2212\u2013\uFE63]/g, '-')
    .replaceAll('\u066B', ',')
    .replaceAll(/[\u066C\u2019\u02BC`\u00B4]/g, "'")
    .replaceAll(/\s/g, ' ')
    .trim()
}

// Removes the marks between groups of digits: `1 234 567`, `1'234'567`, `1.234.567`, and the Indian `12,34,567`. All groups must use one
// mark, and the first one has no nought: `0 250` lost its decimal mark.
function removeGrouping(text: string): string | null {
  const mark = /[^\d]/.exec(text)?.[0]
  if (mark === undefined) return text === '' ? null : text
  if (!" '.,".includes(mark)) return null
  const [head = '', ...rest] = text.split(mark)
  const last = rest.at(-1) ?? ''
  const middle = rest.slice(0, -1)
  const isSound = /^[1-9]/.test(head) && [head, ...rest].every((group) => /^\d+$/.test(group))
  const isByThree = head.length <= 3 && middle.every(({ length }) => length === 3)
  const isByTwo = mark === ',' && head.length <= 2 && middle.every(({ length }) => length === 2)
  return isSound && last.length === 3 && (isByThree || isByTwo) ? [head, ...rest].join('') : null
}

function integer(sign: string, whole: string, fraction: string, decimals: number): Reading {
  const kept = withoutTrailingNoughts(fraction)
  if (kept.length > decimals) return { fault: 'trop_de_decimales' }
  const digits = `${whole}${kept.padEnd(decimals, '0')}`
  if (sign.length + digits.length > MAX_DIGITS) return { fault: 'nombre_illisible' }
  const value = Number(`${sign}${digits}`)
  return { value: value === 0 ? 0 : value }
}
