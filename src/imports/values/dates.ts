// Days as spreadsheets write them: in digits by a person, as a count of days by a workbook.
import { withAsciiDigits } from '../../json/digits.ts'
import type { Cell, Reading } from './reading.ts'

const DAY_MS = 86_400_000
// Day 0 of a workbook's calendar, which believes that 1900 was a leap year.
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30)
// A plain number from here to there is a year that somebody typed, unless the workbook shows it as a day.
const YEARS = [1900, 2100] as const

/** Reads a day. */
export function readDay({ text, kind }: Cell): Reading {
  if (kind === 'jour') return workbookDay(Number(text))
  if (kind === 'nombre') return looksLikeYear(Number(text)) ? UNREADABLE : workbookDay(Number(text))
  return writtenDay(withAsciiDigits(text))
}

const UNREADABLE = { fault: 'date_illisible' } as const

const looksLikeYear = (value: number) => value >= YEARS[0] && value <= YEARS[1]

function writtenDay(text: string): Reading {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (iso !== null) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (french !== null) return calendarDay(Number(french[3]), Number(french[2]), Number(french[1]))
  return UNREADABLE
}

function workbookDay(days: number): Reading {
  if (!Number.isInteger(days) || days < 61 || days > 2_958_465) return UNREADABLE
  return { value: new Date(WORKBOOK_EPOCH + days * DAY_MS).toISOString().slice(0, 10) }
}

function calendarDay(year: number, month: number, dayOfMonth: number): Reading {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 1900
  return isThere ? { value: date.toISOString().slice(0, 10) } : UNREADABLE
}
