// A draft holds the typed values in the shape of the request body; it is converted to the body when the form is sent.
import { instantAt, localOf } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { bareOf, isNullable, isShown, kindOf, type Schema } from './schema.ts'
import { type Ambiguity, readFigure, typedOf, unitOf } from './units.ts'

/** The typed value of a member. */
export type Draft = string | boolean | readonly Draft[] | { readonly [member: string]: Draft } | undefined
/** The typed values of an object's members. */
export type Drafts = { readonly [member: string]: Draft }
/** The organization's time zone and currency, and the language in which the person types figures. */
export type Place = { readonly zone: string; readonly devise: string; readonly langue: Language }
/** The faults of a form, by JSON pointer. */
export type Faults = Readonly<Record<string, 'requis' | 'illisible' | 'refusee' | Ambiguity>>

/** The key of the chosen variant in the draft of a member with several shapes. */
export const VARIANT = '$variante'

/** Returns the drafts of an object's members. */
export const draftsOf = (draft: Draft): Drafts =>
  typeof draft === 'object' && !Array.isArray(draft) ? (draft as Drafts) : {}
/** Returns the items of an array's draft. */
export const itemsOf = (draft: Draft): readonly Draft[] => (Array.isArray(draft) ? draft : [])
/** Returns the currency of the amounts in a draft. */
export const deviseOf = ({ devise }: Drafts, place: Omit<Place, 'langue'>): string =>
  typeof devise === 'string' && devise !== '' ? devise : place.devise

/** Returns the chosen shape of a member with several shapes. */
export function variantOf(schema: Schema, draft: Draft): Schema {
  const chosen = draftsOf(draft)[VARIANT]
  return schema.oneOf?.[typeof chosen === 'string' ? Number(chosen) : 0] ?? {}
}

/** Returns the request body for a draft, and the faults that the page itself finds. The service checks the rest. */
export function bodyOf(schema: Schema, drafts: Drafts, place: Place) {
  const faults: Record<string, Faults[string]> = {}
  // A required value that can not be read is not missing.
  const fault = (at: string, code: Faults[string]) => {
    faults[at] ??= code
  }
  const read = reading(place, fault)
  return { body: read.group(schema, drafts, '', place.devise) ?? {}, faults: faults as Faults }
}

function reading(place: Place, fault: (at: string, code: Faults[string]) => void) {
  const group = (schema: Schema, drafts: Drafts, at: string, outer: string) => {
    const devise = deviseOf(drafts, { ...place, devise: outer })
    const entries = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
      const isRequired = schema.required?.includes(name) === true
      const value =
        one(member, drafts[name], `${at}/${name}`, devise) ?? (isRequired ? noneOf(member) : undefined)
      if (value === undefined && isRequired && isShown(name, member)) fault(`${at}/${name}`, 'requis')
      return value === undefined ? [] : [[name, value] as const]
    })
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  const one = (schema: Schema, draft: Draft, at: string, devise: string): unknown => {
    switch (kindOf(schema)) {
      case 'group':
        return draft === undefined ? undefined : group(bareOf(schema), draftsOf(draft), at, devise)
      case 'variants':
        return draft === undefined ? undefined : group(variantOf(schema, draft), draftsOf(draft), at, devise)
      case 'lines':
        return many(itemsOf(draft).map((item, n) => line(schema.items ?? {}, item, `${at}/${n}`, devise)))
      case 'choices':
      case 'records':
      case 'texts':
        return many(itemsOf(draft))
      case 'states':
        return map(draftsOf(draft), (_, text) => text)
      case 'measures':
        return map(draftsOf(draft), (name, text) => measure(bareOf(schema), name, text, `${at}/${name}`))
      case 'document':
        return typeof draft === 'string' && draft.trim() !== '' ? parsed(draft, at) : undefined
      case 'flag':
        return typeof draft === 'boolean' ? draft : undefined
      default:
        return typeof draft === 'string' && draft.trim() !== ''
          ? scalar(schema, draft, at, devise)
          : undefined
    }
  }
  const line = (items: Schema, draft: Draft, at: string, devise: string) => {
    const shape = kindOf(items) === 'variants' ? variantOf(items, draft) : bareOf(items)
    return group(shape, draftsOf(draft), at, devise) ?? {}
  }
  // A measurement is an integer, or a text if the contract allows texts; a percentage is never a text.
  const measure = ({ additionalProperties }: Schema, name: string, text: string, at: string) => {
    const isShare = name.endsWith('_cp')
    const figure = readFigure(text, unitOf(isShare ? 'cp' : undefined, ''), place.langue)
    const { type } = typeof additionalProperties === 'object' ? additionalProperties : {}
    if (typeof figure === 'number') return figure
    if (figure !== 'illisible' || isShare || !type?.includes('string')) fault(at, figure)
    return text
  }
  const parsed = (text: string, at: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      fault(at, 'illisible')
      return undefined
    }
  }
  const scalar = (schema: Schema, text: string, at: string, devise: string): unknown => {
    const kind = kindOf(schema)
    if (kind === 'integer') {
      const figure = readFigure(text, unitOf(schema['x-sillon']?.unite, devise), place.langue)
      if (typeof figure !== 'number') fault(at, figure)
      return typeof figure === 'number' ? figure : undefined
    }
    const value = kind === 'instant' ? instantAt(text, place.zone) : text.trim()
    if (value === null) fault(at, 'illisible')
    return value ?? undefined
  }
  return { group }
}

const many = (values: readonly unknown[]) => (values.length === 0 ? undefined : values)

// The value of a required member that is left empty; undefined if the contract has none. An empty box says no.
const noneOf = (schema: Schema) =>
  noLines(schema) ?? (isNullable(schema) ? null : kindOf(schema) === 'flag' ? false : undefined)

/** Returns the empty list where the contract takes one; undefined elsewhere. */
export function noLines(schema: Schema): readonly [] | undefined {
  const { type, minItems = 0 } = bareOf(schema)
  return type === 'array' && minItems === 0 ? [] : undefined
}

function map(drafts: Drafts, read: (name: string, text: string) => unknown) {
  const entries = Object.entries(drafts).filter(
    ([, typed]) => typeof typed === 'string' && typed.trim() !== '',
  )
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, typed]) => [name, read(name, String(typed).trim())]))
}

/** Returns the draft for a value from the service. */
function draftOf(schema: Schema, value: unknown, place: Place): Draft {
  if (value === null || value === undefined) return undefined
  const kind = kindOf(schema)
  const { unite } = schema['x-sillon'] ?? {}
  if (kind === 'group') return draftsFrom(bareOf(schema), value as Record<string, unknown>, place)
  if (kind === 'variants') return variantFrom(schema, value as Record<string, unknown>, place)
  if (kind === 'lines') return (value as unknown[]).map((item) => draftOf(schema.items ?? {}, item, place))
  if (kind === 'integer') return typedOf(String(value), unitOf(unite, place.devise).decimals, place.langue)
  if (kind === 'instant') return localOf(String(value), place.zone)
  if (kind === 'document') return JSON.stringify(value, null, 2)
  if (kind === 'measures' || kind === 'states') return mapFrom(value as Record<string, unknown>, place)
  return value as Draft
}

// A reception in draft state has its contributions under another member name, because none of them is counted yet.
const PLANNED: Readonly<Record<string, string>> = { apports: 'apports_prevus' }

/** Returns the drafts for those members of a record that are in the schema. */
export function draftsFrom(schema: Schema, record: Readonly<Record<string, unknown>>, place: Place): Drafts {
  const { devise } = record
  const here = typeof devise === 'string' ? { ...place, devise } : place
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
      const draft = draftOf(member, record[PLANNED[name] ?? name] ?? record[name], here)
      return draft === undefined ? [] : [[name, draft] as const]
    }),
  )
}

function variantFrom(schema: Schema, value: Readonly<Record<string, unknown>>, place: Place): Drafts {
  const isThis = ({ required = [] }: Schema) => required.every((name) => (value[name] ?? null) !== null)
  const chosen = Math.max(0, schema.oneOf?.findIndex(isThis) ?? 0)
  return { ...draftsFrom(schema.oneOf?.[chosen] ?? {}, value, place), [VARIANT]: String(chosen) }
}

const mapFrom = (value: Readonly<Record<string, unknown>>, { langue }: Place): Drafts =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'number' ? typedOf(one, name.endsWith('_cp') ? 2 : 0, langue) : String(one),
    ]),
  )
