// Reads days: typed digits, or the day number of a workbook.
import { toNarrow, withAsciiDigits } from './digits.ts'
import { nameKey } from './names.ts'
import type { Cell, Reading } from './reading.ts'
import { withHyphens } from './texts.ts'

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
  return writtenDay(plain(text), order)
}

/** Returns the order that a day proves; null if both are possible. */
export function orderOf({ text, kind }: Cell): Exclude<DayOrder, 'both'> | null {
  const found = kind === undefined ? SLASHED.exec(plain(text)) : null
  const [first, second] = [Number(found?.[1]), Number(found?.[2])]
  if (first > 12 && second <= 12) return 'day'
  return second > 12 && first <= 12 ? 'month' : null
}

const UNREADABLE = { fault: 'date_illisible' } as const
const OTHER_CALENDAR = { fault: 'date_illisible', details: { raison: 'annee' } } as const
// Programs write a day as the midnight at which it begins.
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 00?:00(?::00)?)?$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/

// Japanese, Chinese and Korean write the units behind the numbers: `1984年3月2日`.
const WITH_UNITS = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]$/

const isYear = (value: number) => value >= YEARS[0] && value <= YEARS[1]

// Replaces the variants of digits and dashes by one each, and drops the spaces around marks: `2. 3. 2024`.
function plain(text: string): string {
  const parts = withHyphens(withAsciiDigits(toNarrow(text))).split(/([/.-])/)
  return parts.map((part) => part.trim()).join('')
}

// The names of the months in French, English, Spanish and Portuguese, and their abbreviations.
const MONTHS = [
  'janvier janv january jan enero ene janeiro',
  'fevrier fevr fev february feb febrero fevereiro',
  'mars march mar marzo marco',
  'avril avr april apr abril abr',
  'mai may mayo maio',
  'juin june jun junio junho',
  'juillet juil july jul julio julho',
  'aout aou august aug agosto ago',
  'septembre september sept sep septiembre setiembre setembro set',
  'octobre october oct octubre outubro out',
  'novembre november nov noviembre novembro',
  'decembre december dec diciembre dic dezembro dez',
].map((names) => new Set(names.split(' ')))
// The names of the days of the week from Sunday on, in the same languages, and their abbreviations.
const WEEKDAYS = [
  'dimanche dim sunday sun domingo dom',
  'lundi lun monday mon lunes segunda seg',
  'mardi mar tuesday tue tues martes terca ter',
  'mercredi mer wednesday wed miercoles mie quarta qua',
  'jeudi jeu thursday thu thur thurs jueves jue quinta qui',
  'vendredi ven friday fri viernes vie sexta sex',
  'samedi sam saturday sat sabado sab',
].map((names) => new Set(names.split(' ')))
const FILLERS = new Set(['de', 'del', 'le', 'el', 'the', 'of', 'feira'])
// Longer texts are no day.
const MAX_DAY = 40

/** Returns the weekday that a text names although its day is another one; null if it names none, or the right one. */
export function wrongWeekday(text: string): string | null {
  const reading = readDay({ text })
  const weekday = text.length > MAX_DAY ? null : wordsOf(plain(text)).weekday
  if (!('value' in reading) || weekday === null) return null
  return WEEKDAYS[new Date(String(reading.value)).getUTCDay()]?.has(weekday) ? null : weekday
}

// Returns the words of a day, and its weekday. `mar 6 2024` has none: `mar` is March there.
function wordsOf(text: string) {
  const words = nameKey(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
  const [first = '', ...rest] = words
  const hasWeekday = words.length === 4 && WEEKDAYS.some((names) => names.has(first))
  return { weekday: hasWeekday ? first : null, words: hasWeekday ? rest : words }
}

// Reads a day whose month is a word: `2 mars 2024`, `lundi 1er août 2024`, `29-Feb-2024`, `March 2, 2024`. Its
// weekday is left out.
function wordedDay(text: string): Reading {
  if (text.length > MAX_DAY) return UNREADABLE
  const [one = '', two = '', year = '', ...more] = wordsOf(text).words
  const [day, word] = /^\d/.test(one) ? [one, two] : [two, one]
  const month = MONTHS.findIndex((names) => names.has(word)) + 1
  const isWhole = /^\d{1,2}(?:er|st|nd|rd|th)?$/.test(day) && /^\d{4}$/.test(year) && more.length === 0
  return isWhole && month > 0 ? calendarDay(Number(year), month, Number.parseInt(day, 10)) : UNREADABLE
}

function writtenDay(text: string, order: DayOrder): Reading {
  const ordered = YEAR_FIRST.exec(text) ?? WITH_UNITS.exec(text)
  if (ordered !== null) return calendarDay(Number(ordered[1]), Number(ordered[2]), Number(ordered[3]))
  const found = SLASHED.exec(text)
  if (found === null) return wordedDay(text)
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
