// The texts for request members, which the contract has as `x-sillon` next to the schema of the member: its name in French and
// English, the kind of record that it names, its unit, the texts of its enumeration. `schemas/membres.json` has each text once,
// by name.
import membres from '../../schemas/membres.json' with { type: 'json' }
import type { Schema } from './routeSchemas.ts'

/** A text in both languages. */
export type Words = { readonly fr: string; readonly en: string }

/** The texts, unit and record kind of a member, for which JSON Schema has no keyword. */
export type Member = Words & {
  /** The kind of record that the value names; for a member that is a map, the kind that its keys name. */
  readonly fiche?: string
  /** The member of that record whose value is given; `id` by default. */
  readonly par?: string
  /** The unit of an integer: grams, hundredths of a percent, parts per million, or minor units of a currency. */
  readonly unite?: string
  /** True for a text of several lines. */
  readonly long?: boolean
  /** The position in a form: members without a position come first. */
  readonly ordre?: number
  readonly aide?: Words
}

type Components = Readonly<Record<string, Schema>>

const MEMBERS: Readonly<Record<string, Member>> = membres.membres
const VALUES: Readonly<Record<string, Words>> = membres.valeurs

/** Returns the components with `x-sillon` at every member of a request body. */
export function withMemberWords(components: Components): Record<string, Schema> {
  const taken = new Set(Object.keys(components).filter((name) => name.endsWith('_corps')))
  // A set also yields the members that are added while it is iterated.
  for (const name of taken) for (const other of referencesOf(components[name])) taken.add(other)
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      taken.has(name) ? spoken(schema, components) : schema,
    ]),
  )
}

function referencesOf(schema: unknown): string[] {
  const found = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  return [...found].map(([, name = '']) => name)
}

function spoken<Part>(part: Part, components: Components): Part {
  if (Array.isArray(part)) return part.map((one) => spoken(one, components)) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([keyword, value]) => [
    keyword,
    keyword === 'properties' ? named(value as Record<string, Schema>, components) : spoken(value, components),
  ])
  return Object.fromEntries(entries) as Part
}

// A condition repeats the name of a member with an empty schema: the repetition needs no texts.
function named(properties: Readonly<Record<string, Schema>>, components: Components): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const words = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined
      if (words === undefined || Object.keys(schema).length === 0) return [name, spoken(schema, components)]
      const valeurs = wordsOfValues(schema, components)
      const told = valeurs === null ? words : { ...words, valeurs }
      return [name, { ...spoken(schema, components), 'x-sillon': told }]
    }),
  )
}

function wordsOfValues(schema: Schema, components: Components): Record<string, Words> | null {
  const { enum: own, items = {} } = followed(schema, components)
  const values = (own ?? followed(items, components).enum ?? []) as readonly unknown[]
  const known = values.flatMap((value) => {
    const words = typeof value === 'string' && Object.hasOwn(VALUES, value) ? VALUES[value] : undefined
    return words === undefined ? [] : [[value as string, words] as const]
  })
  return known.length === 0 ? null : Object.fromEntries(known)
}

function followed(schema: Schema, components: Components): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : followed(components[name] ?? {}, components)
}
