// Formats the values of records.
import { count, day, mass, moment, percent, surface } from '../../words/figures.ts'
import type { Language, Say } from '../../words/words.ts'
import { wordOf } from './members.ts'
import type { Word } from './texts.ts'

/** The context for formatting values: language, time zone, and labels for values that are not texts. */
export type Speaker = {
  readonly langue: Language
  readonly fuseau: string
  readonly say: Say<Word>
  /** The name of a record by its id. */
  name(id: string): string | undefined
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const HASH = /^[0-9a-f]{64}$/i
const HASH_SHOWN = 8

/** Formats a value; the unit is given, or derived from the ending of the member's name. */
export function spoken(value: unknown, member: string, unit: string | null, by: Speaker): string {
  const { langue, fuseau, say, name } = by
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return say(value ? 'oui' : 'non')
  if (member === 'coordinates') return say('points', { n: pointsIn(value) })
  if (Array.isArray(value))
    return value.length === 0 ? say('aucun') : value.map((one) => spoken(one, member, unit, by)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${wordOf(key, langue)} ${spoken(one, key, null, by)}`)
      .join(', ')
  if (typeof value === 'number' && Number.isSafeInteger(value)) return figure(value, member, unit, langue)
  const text = String(value)
  // Checks that the text is a valid date: a name, or another text from the phone, may only look like one.
  if (!Number.isNaN(Date.parse(text))) {
    if (INSTANT.test(text)) return moment(text, langue, fuseau)
    if (DAY.test(text)) return day(text, langue)
  }
  const named = name(text)
  if (named !== undefined) return named
  if (UUID.test(text)) return say('sans_nom', { debut: text.slice(0, HASH_SHOWN) })
  return HASH.test(text) ? `${text.slice(0, HASH_SHOWN)}…` : wordOf(text, langue)
}

const pointsIn = (value: unknown): number =>
  Array.isArray(value) ? value.reduce((sum: number, one) => sum + (isPoint(one) ? 1 : pointsIn(one)), 0) : 0
const isPoint = (one: unknown) => Array.isArray(one) && typeof one[0] === 'number'

function figure(value: number, member: string, unit: string | null, langue: Language): string {
  if (unit === 'g' || member.endsWith('_g')) return mass(value, langue)
  if (unit === 'm2' || member.endsWith('_m2')) return surface(value, langue)
  if (member.endsWith('_cp')) return percent(value, 10_000, langue)
  return unit === null ? count(value, langue) : amount(value, unit, langue)
}

/** An amount in minor units of a currency. */
function amount(minor: number, devise: string, langue: Language): string {
  const format = new Intl.NumberFormat(langue === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency: devise,
    currencyDisplay: 'code',
  })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const exact = `${minor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`
  return format.format(exact as Intl.StringNumericLiteral)
}
