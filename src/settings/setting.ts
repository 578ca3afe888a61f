/** Building blocks of the settings table. Parsers return undefined for a value that they do not accept. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** Parses a text; returns undefined if it does not accept the text. */
export type Parser<T> = { readonly accepts: string; readonly parse: (value: string) => T | undefined }

/** A row of the settings table. */
export type Setting<T> = Parser<T> & {
  readonly name: string
  readonly default: string | undefined
  readonly help: string
  /** True if the value must not appear in any output, including errors. */
  readonly secret: boolean
  /** True for a secret that a person chose and that gives access. */
  readonly chosen?: boolean
}

/** Makes a setting with a default. */
export function setting<T>(name: string, byDefault: string, parser: Parser<T>, help: string): Setting<T> {
  return { name, default: byDefault, help, secret: false, ...parser }
}

/** Makes an optional setting; its help text explains what happens if it is absent. */
export function optional<T>(name: string, parser: Parser<T>, help: string): Setting<T | undefined> {
  return { name, default: undefined, help, secret: false, ...parser }
}

/** Returns the name of the environment variable with the path of a secret's file. */
export function fileOf(name: string): string {
  return `${name}_FILE`
}

/** Returns a row of the settings page. */
export function described({ name, default: byDefault, accepts, help, secret }: Setting<unknown>): string {
  const note = byDefault ? `${help} (default ${byDefault})` : help
  const place = secret ? `; or its file: ${fileOf(name)}` : ''
  return `  ${name.padEnd(25)} ${note}\n  ${''.padEnd(25)} ${accepts}${place}`
}

const SECRET_LENGTH = 16

/** Returns a sentence that refuses a weak chosen secret in production: a short one, or one made of a few repeated characters. */
export function guessedFault(
  table: Readonly<Record<string, Setting<unknown>>>,
  values: Readonly<Record<string, unknown>> & { readonly nodeEnv: string },
): string | null {
  const isGuessed = (value: unknown) =>
    typeof value === 'string' && (value.length < SECRET_LENGTH || new Set(value).size < SECRET_LENGTH / 2)
  const weak = Object.entries(table).find(([key, { chosen }]) => chosen && isGuessed(values[key]))
  if (weak === undefined || values.nodeEnv !== 'production') return null
  return (
    `${weak[1].name} is easily guessed: with NODE_ENV=production it takes at least ${SECRET_LENGTH} characters, ` +
    `${SECRET_LENGTH / 2} of them different; \`openssl rand -hex 32\` makes one.`
  )
}

/** Returns the same setting, with its value hidden in every message. */
export function secret<T>(row: Setting<T>): Setting<T> {
  return { ...row, secret: true }
}

/** Returns the same setting as a secret that a person chooses, so that production refuses a weak one. */
export function chosenSecret<T>(row: Setting<T>): Setting<T> {
  return { ...secret(row), chosen: true }
}

/** Any text. */
export const text: Parser<string> = { accepts: 'a text', parse: (value) => value }

/** A path, converted to an absolute one. */
export const path: Parser<string> = { accepts: 'a path', parse: (value) => resolve(value) }

/** An integer within two limits. */
export function wholeNumber(from: number, to: number): Parser<number> {
  return {
    accepts: `a whole number from ${from} to ${to}`,
    parse: (value) => {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
      return number >= from && number <= to ? number : undefined
    },
  }
}

/** One of a few words. */
export function oneOf<const W extends string>(...words: readonly W[]): Parser<W> {
  return { accepts: `one of ${words.join(', ')}`, parse: (value) => words.find((word) => word === value) }
}

/** A comma-separated list; every item must be accepted. */
export function list<T>(item: Parser<T>): Parser<readonly T[]> {
  return {
    accepts: `a comma-separated list, each item ${item.accepts}`,
    parse: (value) => {
      const words = value.split(',').map((word) => word.trim())
      const items = words.filter((word) => word !== '').map(item.parse)
      return items.every((one) => one !== undefined) ? items : undefined
    },
  }
}

/** An http or https URL, kept as written: issuers are compared literally. */
export const httpUrl: Parser<string> = {
  accepts: 'an address that begins with http:// or https://',
  parse: (value) => (hasProtocol(value, 'http:', 'https:') ? value : undefined),
}

// The host of tiles goes into the content security policy, and a user of theirs would go to every browser.
const TILES = /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d{1,5})?([/?][^\s#\\]*)$/i

/** The address of tiles with the places of zoom, column and row in its path or query. */
export const tileAddress: Parser<string> = {
  accepts:
    'an address such as https://images.exemple.org/{z}/{x}/{y}.jpg, without a user; {z}, {x} and {y} are behind its host',
  parse: (value) => {
    const [, rest] = TILES.exec(value) ?? []
    const isWhole = ['{z}', '{x}', '{y}'].every((place) => rest?.includes(place))
    return isWhole && hasProtocol(value, 'http:', 'https:') ? value : undefined
  },
}

/** Returns true for an IP address, alone or with the length of a network's prefix. */
export function isNetwork(word: string): boolean {
  const [address = '', bits, ...more] = word.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return longest > 0 && more.length === 0 && (bits === undefined || isPrefix(bits, longest))
}

function isPrefix(bits: string, longest: number): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest
}

/** A network, or one address of it. */
export const network: Parser<string> = {
  accepts: 'a network such as 198.51.100.0/24, or an address',
  parse: (value) => (isNetwork(value) ? value : undefined),
}

/** The origin of a browser application: scheme, host and port. */
export const origin: Parser<string> = {
  accepts: 'an origin such as https://bureau.exemple.org',
  parse: (value) =>
    hasProtocol(value, 'http:', 'https:') && new URL(value).origin === value ? value : undefined,
}

/** The URL of a PostgreSQL database. */
export const postgresUrl: Parser<string> = {
  accepts: 'an address such as postgresql://user:password@host:5432/database',
  parse: (value) => (hasProtocol(value, 'postgresql:', 'postgres:') ? value : undefined),
}

function hasProtocol(value: string, ...protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
