// The members of an entry that the phone did not send, or sent in another shape than its schema has: the office types them in
// fields made of that schema.
import { useQuery } from '@tanstack/react-query'
import { recordOf } from '../../parts/fiche/values.ts'
import { bareOf, kindOf, type Schema } from '../../parts/form/schema.ts'
import { ENTRIES } from './entries.ts'
import { wordOf } from './members.ts'
import type { Payload } from './typed.ts'

const UNIT = /_(g|m2|cp)$/
const FOLDER = '../../../../../schemas/commandes'
// A file is loaded when an entry of its type is corrected.
const FILES = import.meta.glob<{ readonly default: unknown }>('../../../../../schemas/commandes/*/*.json')
const FICHES: Readonly<Record<string, string>> = { collectes: 'collecte', qualite_declaree: 'referentiel' }

/** Returns the current schema of a type of entry; undefined until it is loaded, and for an unknown type. */
export function useEntrySchema(type: string): Schema | undefined {
  const load = FILES[`${FOLDER}/${type}/${ENTRIES[type]?.version}.json`]
  const asked = useQuery({
    queryKey: ['controles', 'schema', type],
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => worded((await load?.())?.default as Schema, ''),
  })
  return asked.data
}

// Adds labels, units and kinds of record to the members of a schema, so that the form of any write can show them.
function worded(schema: Schema, name: string): Schema {
  const { properties, items, enum: values } = schema
  const unite = name === 'montant' ? 'devise' : UNIT.exec(name)?.[1]
  const fiche = FICHES[name] ?? (bareOf(schema).type === 'object' ? undefined : recordOf(name))
  const [fr, en] = [wordOf(name, 'fr'), wordOf(name, 'en')]
  const told = (values ?? []).map(String)
  const words = told.map((one) => [one, { fr: wordOf(one, 'fr'), en: wordOf(one, 'en') }] as const)
  const own = {
    fr,
    en,
    ...(unite === undefined ? {} : { unite }),
    ...(fiche === undefined ? {} : { fiche }),
    ...(words.length === 0 ? {} : { valeurs: Object.fromEntries(words) }),
  }
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([inner, one]) => [inner, worded(one, inner)]),
          ),
        }),
    ...(items === undefined ? {} : { items: worded(items, name) }),
    'x-sillon': own,
  }
}

// Returns true if the phone sent the member in the shape that the schema has; single values have a field in any shape.
function isSent(schema: Schema, value: unknown): boolean {
  const { type } = bareOf(schema)
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? typeof value === 'object' && !Array.isArray(value) : true
}

const isPart = (schema: Schema) => ['array', 'object'].includes(String(bareOf(schema).type))

/** Returns the lists and objects of the schema that the payload lacks. */
export function absentOf(schema: Schema, payload: Payload): Schema {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name, member]) => isPart(member) && (payload[name] === undefined || !isSent(member, payload[name])),
  )
  return { ...schema, properties: Object.fromEntries(entries) }
}

/** Says if people can type a member: what a phone measures, and the answers of a questionnaire, can not be typed. */
export function isTypeable(schema: Schema): boolean {
  const bare = bareOf(schema)
  if (kindOf(schema) === null) return false
  const { properties = {}, required = [] } = bare.items === undefined ? bare : bareOf(bare.items)
  return required.every((name) => properties[name] === undefined || isTypeable(properties[name]))
}

/** Returns the schema with those members only that pass. */
export function withMembers(schema: Schema, passes: (name: string, member: Schema) => boolean): Schema {
  const entries = Object.entries(schema.properties ?? {}).filter(([name, member]) => passes(name, member))
  return { ...schema, properties: Object.fromEntries(entries) }
}
