// Numbers and times as an agent reads and types them. Masses are stored in grams and shown in kilograms.
import { area } from '@sillon/telephone/values/areas'
import { decimal as readDecimal } from '@sillon/telephone/values/numbers'
import type { Reading } from '@sillon/telephone/values/reading'
import { FORMATS, type Langue } from './textes.ts'

/** The largest mass of a weighing, in grams. */
const MAX_PESEE_G = 1_000_000_000
/** The largest count and the largest amount that a command may contain. */
const [MAX_COUNT, MAX_AMOUNT] = [10 ** 12, 10 ** 15]
/** The largest surface of a plot, 1,000 km². */
const MAX_SURFACE_M2 = 1_000_000_000

/** `1 234,5 kg`: formats grams as kilograms, with at most three decimals and without trailing zeros. */
export function kilograms(grams: number, langue: Langue): string {
  return `${decimal(grams, 3, langue)} kg`
}

/** `12,4 t` from ten tonnes on, otherwise kilograms without decimals, which is precise enough for a balance. */
export function roundMass(grams: number, langue: Langue): string {
  return Math.abs(grams) >= 10_000_000
    ? `${decimal(Math.round(grams / 100_000), 1, langue)} t`
    : `${decimal(Math.round(grams / 1000), 0, langue)} kg`
}

/** Formats square metres as hectares, with two decimals. */
export function hectares(m2: number, langue: Langue): string {
  return `${decimal(Math.round(m2 / 100), 2, langue)} ha`
}

/** Converts typed kilograms (`25,4`, `25.400`, `1 250`) to grams; null if the text is no mass, or more than a scale can weigh. */
export function gramsOf(typed: string): number | null {
  return scaled(typed, 3, MAX_PESEE_G)
}

/** Converts a typed percentage (`1,25`) to hundredths of a percentage point; returns null if the text is no percentage. */
export function hundredthsOf(typed: string): number | null {
  return scaled(typed, 2, 10_000)
}

/** Converts a typed surface (`1,25`, `1 ha 25 a`, `12 500 m²`) to square metres; null if the text is no surface. */
export function squareMetresOf(typed: string): number | null {
  return within(area(typed, { mark: 'any' }), MAX_SURFACE_M2)
}

/** Converts a typed count to a whole number; null if the text is none. */
export function wholeOf(typed: string): number | null {
  return scaled(typed, 0, MAX_COUNT)
}

/** Converts a typed amount to minor units of a currency with that many decimals; null if the text is no amount. */
export function amountOf(typed: string, exposant: number): number | null {
  return scaled(typed, exposant, MAX_AMOUNT)
}

// A single comma or point is a decimal separator: an agent who copies from a scale types no thousands separators.
function scaled(typed: string, decimals: number, most: number): number | null {
  return within(readDecimal(typed, decimals, { mark: 'any' }), most)
}

function within(reading: Reading, most: number): number | null {
  const value = 'value' in reading ? Number(reading.value) : -1
  return value >= 0 && value <= most ? value : null
}

function decimal(value: number, decimals: number, langue: Langue): string {
  const { group, decimal: mark } = FORMATS[langue]
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return `${value < 0 ? '−' : ''}${whole}${fraction === '' ? '' : mark + fraction}`
}

/** `08:05`, in the phone's own time zone. */
function clockTime(iso: string): string {
  const date = new Date(iso)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `08:05` for today, `04/05 08:05` for another day, in the phone's own time zone. */
export function moment(iso: string, now: Date): string {
  const date = new Date(iso)
  if (date.toDateString() === now.toDateString()) return clockTime(iso)
  return `${two(date.getDate())}/${two(date.getMonth() + 1)} ${clockTime(iso)}`
}

/** `80 m` or `1,2 km`. */
export function distance(metres: number, langue: Langue): string {
  if (metres < 950) return `${Math.round(metres / 10) * 10} m`
  return `${decimal(Math.round(metres / 100), 1, langue)} km`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
