// What stands in cells, read by the type of its column. Amounts are exact: digits in, digits out.
import { withoutTrailingNoughts } from '../json/digits.ts'
import type { Column } from './kind.ts'

/** A cell as its file holds it. */
export type Cell = {
  readonly text: string
  /** A formula, whose result is not believed; a number as the workbook writes it; a shape. */
  readonly kind?: 'formule' | 'nombre'
  readonly shape?: unknown
}

/** A value, or the code of what is wrong with it. */
export type Reading = { readonly value: unknown } | { readonly fault: string }

const DAY_MS = 86_400_000
// Day 0 of a workbook's calendar, which believes that 1900 was a leap year.
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30)
const MAX_DIGITS = 15
/** The length of a cell's text at most: more than any column takes. */
export const MAX_TEXT = 1_000

/** Reads a cell that is not empty. */
export function readCell(cell: Cell, column: Column): Reading {
  if (cell.kind === 'formule') return { fault: 'formule_refusee' }
  if (cell.text.length > MAX_TEXT) return { fault: 'texte_trop_long' }
  if (cell.text.includes('\0') || !cell.text.isWellFormed()) return { fault: 'texte_illisible' }
  return READERS[column.type](cell, column)
}

const READERS: Readonly<Record<Column['type'], (cell: Cell, column: Column) => Reading>> = {
  texte: ({ text }) => ({ value: text }),
  code: ({ text }) => ({ value: text.toUpperCase() }),
  decimal: ({ text }, { decimales = 0 }) => decimal(text, decimales),
  date: ({ text, kind }) => (kind === 'nombre' ? workbookDay(text) : day(text)),
  liste: ({ text }) => ({
    value: text
      .split(/[,;|\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  }),
  ajustements: ({ text }) => adjustments(text),
  forme: ({ shape }) => (shape === undefined ? { fault: 'forme_illisible' } : { value: shape }),
}

/** A decimal number as an integer of the smaller unit; the last of comma and point is the decimal mark. */
export function decimal(text: string, decimals: number): Reading {
  if (text.length > MAX_TEXT) return { fault: 'texte_trop_long' }
  const bare = text.replaceAll(/[\s\u00A0\u202F'’]/g, '')
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const whole = mark < 0 ? bare : bare.slice(0, mark)
  const fraction = mark < 0 ? '' : withoutTrailingNoughts(bare.slice(mark + 1))
  if (!/^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || !/^\d*$/.test(fraction))
    return { fault: 'nombre_illisible' }
  if (fraction.length > decimals) return { fault: 'trop_de_decimales' }
  const digits = `${whole.replaceAll(/[.,]/g, '')}${fraction.padEnd(decimals, '0')}`
  if (digits.length > MAX_DIGITS) return { fault: 'nombre_illisible' }
  return { value: Number(digits) }
}

// `brix > 140 par 10 : 5 max 3`: from 140 on, each whole step of 10 adds 5 to the price of a kilogram, three times at most.
const ADJUSTMENT =
  /^([a-z][a-z0-9_]*)\s*([<>])\s*(-?\d{1,9})\s+(?:par|per)\s+(\d{1,9})\s*:\s*([+-]?\d{1,9})(?:\s+max\s+(\d{1,9}))?$/

function adjustments(text: string): Reading {
  const read = text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => ADJUSTMENT.exec(item))
  if (read.includes(null)) return { fault: 'ajustement_illisible' }
  const value = read.map((found) => {
    const [, mesure, sign, seuil, pas, montant_kg, maximum_pas] = found ?? []
    return {
      mesure,
      sens: sign === '>' ? 'au_dessus' : 'au_dessous',
      seuil: Number(seuil),
      pas: Number(pas),
      montant_kg: Number(montant_kg),
      ...(maximum_pas === undefined ? {} : { maximum_pas: Number(maximum_pas) }),
    }
  })
  return { value }
}

function day(text: string): Reading {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (iso !== null) return written(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (french !== null) return written(Number(french[3]), Number(french[2]), Number(french[1]))
  return { fault: 'date_illisible' }
}

function workbookDay(text: string): Reading {
  const days = Number(text)
  if (!Number.isInteger(days) || days < 61 || days > 2_958_465) return { fault: 'date_illisible' }
  return { value: new Date(WORKBOOK_EPOCH + days * DAY_MS).toISOString().slice(0, 10) }
}

function written(year: number, month: number, dayOfMonth: number): Reading {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 1900
  return isThere ? { value: date.toISOString().slice(0, 10) } : { fault: 'date_illisible' }
}
