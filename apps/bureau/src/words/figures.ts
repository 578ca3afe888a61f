// Formats figures. Masses are whole grams. They arrive as integers or, over GraphQL, as texts of digits, and are never converted
// to floating point.
import type { Language } from './words.ts'

/** A whole number, as an integer or as digits. */
export type Whole = number | string | bigint

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const

/** Formats a whole number. */
export function count(value: Whole, langue: Language): string {
  return BigInt(value).toLocaleString(LOCALES[langue])
}

/** Formats a mass: below one kilogram in grams, otherwise in kilograms with at most three decimals, without trailing zeros. */
export function mass(grams: Whole, langue: Language): string {
  const exact = BigInt(grams)
  const [absolute, sign] = exact < 0n ? [-exact, '−'] : [exact, '']
  if (absolute < 1000n) return `${sign}${absolute} g`
  const [whole, rest] = [absolute / 1000n, absolute % 1000n]
  const decimals =
    rest === 0n ? '' : `${langue === 'fr' ? ',' : '.'}${String(rest).padStart(3, '0').replace(/0+$/, '')}`
  return `${sign}${whole.toLocaleString(LOCALES[langue])}${decimals} kg`
}

/** Formats an area: below one hectare in square metres, otherwise in hectares. */
export function surface(squareMetres: Whole, langue: Language): string {
  const exact = BigInt(squareMetres)
  if (exact < 10_000n) return `${exact.toLocaleString(LOCALES[langue])} m²`
  const [whole, rest] = [exact / 10_000n, (exact % 10_000n) / 100n]
  const decimals = rest === 0n ? '' : `${langue === 'fr' ? ',' : '.'}${String(rest).padStart(2, '0')}`
  return `${whole.toLocaleString(LOCALES[langue])}${decimals} ha`
}

/** Formats a share of a whole in percent. */
export function percent(part: Whole, whole: Whole, langue: Language): string {
  if (BigInt(whole) === 0n) return '—'
  const tenths = (BigInt(part) * 1000n) / BigInt(whole)
  return `${(Number(tenths) / 10).toLocaleString(LOCALES[langue])} %`
}

/** Formats a date of the service (`2026-11-23`); a date has no time zone. */
export function day(date: string, langue: Language): string {
  return new Intl.DateTimeFormat(LOCALES[langue], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  )
}

/** Formats an instant in a time zone, for example `Africa/Porto-Novo`. */
export function moment(instant: string, langue: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[langue], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))
}

/** Formats the date of an instant in a time zone. */
export function dayOf(instant: string, langue: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[langue], { dateStyle: 'medium', timeZone }).format(new Date(instant))
}

/** Returns the instant of a local date and time (`2026-11-23T08:30`) in a time zone; null if this local time does not exist. */
export function instantAt(told: string, timeZone: string): string | null {
  const wall = Date.parse(`${told}Z`)
  if (Number.isNaN(wall)) return null
  // Calculates the offset twice: near a change to or from summer time, the first guess may have the wrong one.
  const near = wall - offsetAt(wall, timeZone)
  const instant = new Date(wall - offsetAt(near, timeZone)).toISOString()
  return localOf(instant, timeZone) === told ? instant : null
}

const offsetAt = (instant: number, timeZone: string): number =>
  Date.parse(`${localOf(new Date(instant).toISOString(), timeZone)}Z`) - instant

/** Returns the local date and time of an instant (`2026-11-23T08:30`) in a time zone, in the form that `instantAt` reads. */
export function localOf(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return format.format(new Date(instant)).replace(' ', 'T').padStart('2026-11-23T08:30'.length, '0')
}

/** Formats the time since an instant in its largest unit. */
export function ago(instant: string, now: Date, langue: Language): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(langue, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return format.format(Math.round(seconds / size), unit)
}

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
