// A write whose path names what it makes: the person types the code that no record has yet.
import membres from '../../../../../schemas/membres.json' with { type: 'json' }
import type { Schema, Words, Write } from './schema.ts'

const WORDS: Readonly<Record<string, Words>> = membres.membres

/** Returns the placeholders of a path that no parameter fills. */
export function openPlaceholders({ path }: Pick<Write, 'path'>, params: object): readonly string[] {
  const [, ...parts] = path.split('{')
  const names = parts.map((part) => part.slice(0, part.indexOf('}')))
  return names.filter((name) => !Object.hasOwn(params, name))
}

/** Returns the schema of a form that also asks for the placeholders. */
export function askingFor(schema: Schema, names: readonly string[]): Schema {
  if (names.length === 0) return schema
  const asked = names.map((name): [string, Schema] => [
    name,
    { type: 'string', maxLength: 60, 'x-sillon': WORDS[name] ?? { fr: name, en: name } },
  ])
  return {
    ...schema,
    required: [...names, ...(schema.required ?? [])],
    properties: { ...Object.fromEntries(asked), ...schema.properties },
  }
}
