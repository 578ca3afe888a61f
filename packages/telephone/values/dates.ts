// Reads days: typed digits, or the day number of a workbook.
import { withAsciiDigits } from './digits.ts'
import type { Cell, Reading } from './reading.ts'
import { toNarrow } from './texts.ts'

/** The order of the first two numbers in a column's days: `03/04/2026` is in March or in April. */
export type DayOrder = 'day' | 'month' | 'both'

const DAY_MS = 86_400_000
// A second, in days: rounding changes a day number by less than half a second.
const SECOND = 1 / 86_400
// Day 0 of a workbook's calendar, which counts 1900 as a leap year.
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30)
// A number in this range is read as a typed year, unless the workbook shows it as a day. A year outside the range belongs to
// another calendar, for example 2567.
const YEARS = [1900, 2100] as const

/** Reads a day. */
export function readDay({ text, kind }: Cell, order: DayOrder = 'day'): Reading {
  // A workbook stores the time of day as a fraction: it is dropped.
  if (kind === 'jour') return workbookDay(Math.floor(Number(text) + SECOND / 2))
  if (kind === 'nombre') return isYear(Number(text)) ? UNREADABLE : workbookDay(Number(text))
  return writtenDay(withAsciiDigits(toNarrow(text)), order)
}

/** Returns the order that a day proves; null if both are possible. */
export function orderOf({ text, kind }: Cell): Exclude<DayOrder, 'both'> | null {
  const found = kind === undefined ? SLASHED.exec(withAsciiDigits(toNarrow(text))) : null
  const [first, second] = [Number(found?.[1]), Number(found?.[2])]
  if (first > 12 && second <= 12) return 'day'
  return second > 12 && first <= 12 ? 'month' : null
}

const UNREADABLE = { fault: 'date_illisible' } as const
const OTHER_CALENDAR = { fault: 'date_illisible', details: { raison: 'annee' } } as const
// Programs write a day as the midnight at which it begins.
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 00?:00(?::00)?)?$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/

const isYear = (value: number) => value >= YEARS[0] && value <= YEARS[1]

function writtenDay(text: string, order: DayOrder): Reading {
  const ordered = YEAR_FIRST.exec(text)
  if (ordered !== null) return calendarDay(Number(ordered[1]), Number(ordered[2]), Number(ordered[3]))
  const found = SLASHED.exec(text)
  if (found === null) return UNREADABLE
  const [year, first, second] = [Number(found[3]), Number(found[1]), Number(found[2])]
  const dayFirst = calendarDay(year, second, first)
  const monthFirst = calendarDay(year, first, second)
  if (order === 'month') return monthFirst
  const isAmbiguous = order === 'both' && 'value' in dayFirst && 'value' in monthFirst && first !== second
  if (!isAmbiguous) return dayFirst
  return { fault: 'date_ambigue', details: { lectures: [dayFirst.value, monthFirst.value] } }
}

function workbookDay(days: number): Reading {
  if (!Number.isInteger(days) || days < 61 || days > 2_958_465) return UNREADABLE
  const day = new Date(WORKBOOK_EPOCH + days * DAY_MS)
  return isYear(day.getUTCFullYear()) ? { value: day.toISOString().slice(0, 10) } : OTHER_CALENDAR
}

function calendarDay(year: number, month: number, dayOfMonth: number): Reading {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  if (!isThere) return UNREADABLE
  return isYear(year) ? { value: date.toISOString().slice(0, 10) } : OTHER_CALENDAR
}
