// The date formats of all request and command schemas: dates that PostgreSQL stores and any client can parse.
import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
const [isDate, isDateTime] = [validatorOf('date'), validatorOf('date-time')]

/** Adds the formats. A date is in the years 1 to 9999, and so is an instant in UTC. */
export function addDateFormats(ajv: Ajv2020): void {
  addFormats.default(ajv)
  ajv.addFormat('date', (text) => isDate(text) && !text.startsWith('0000'))
  ajv.addFormat('date-time', (text) => isDateTime(text) && isWithin(text))
}

function isWithin(text: string): boolean {
  // A leap second (`:60`) is a valid instant, but JavaScript cannot parse it.
  const instant = Date.parse(text.replace(/:60(?=[.Zz+-]|$)/, ':59'))
  return instant >= FIRST && instant <= LAST
}

function validatorOf(name: 'date' | 'date-time'): (text: string) => boolean {
  const format = addFormats.default.get(name)
  if (typeof format !== 'object' || format instanceof RegExp || typeof format.validate !== 'function')
    throw new TypeError(`ajv-formats has no validator of ${name}`)
  return format.validate as (text: string) => boolean
}
