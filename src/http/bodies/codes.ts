// Reads the codes, numbers and references of a request by the module that reads them in files: `M–001` is `M-001`.
import { identifier, visible } from '@sillon/telephone/values/texts'
import {
  parseReference,
  type RouteSchemas,
  type Schema,
  type SchemaDocument,
} from '../../contract/routeSchemas.ts'
import type { Fault } from '../../json/json.ts'

/** Returns a value with its codes in their one form. A code that can not be read stays as sent, and is a fault. */
export type ReadCodes = (value: unknown, chemin: string, faults: Fault[]) => unknown

// Members that name a record. `code` is a secret on the routes of SECRETS.
const NAMES =
  /^(?:code|numero|reference|scelles?|conteneur|lot_fournisseur)$|_(?:code|numero|reference|externe)$|^(?:numero|reference)_/
const SECRETS = new Set([
  'appareils_enroler',
  'moi_courriel_confirmer',
  'moi_invitation',
  'moi_rattachements_accepter',
  'sync_jeton_vidage',
])
// Longer texts are refused by their schemas.
const LONGEST = 200
const DEEPEST = 8

/** Makes the reader of a body or a query string; null if its schema declares no code. */
export function codeReader(schemas: RouteSchemas, name: string, part: 'corps' | 'query'): ReadCodes | null {
  const document = schemas.get(name)
  const schema = document?.$defs[part]
  if (document === undefined || schema === undefined || SECRETS.has(name)) return null
  return readerOf(schemas, document, schema, DEEPEST)
}

function readerOf(
  schemas: RouteSchemas,
  document: SchemaDocument,
  schema: Schema,
  depth: number,
): ReadCodes | null {
  if (depth === 0) return null
  if (schema.$ref !== undefined) return readerOfReference(schemas, document, schema.$ref, depth)
  const of = (one: Schema) => readerOf(schemas, document, one, depth - 1)
  const branches = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((some) => (some ?? []) as Schema[])
  const readers = [memberReader(schema, of), listReader(schema.items, of), ...branches.map(of)].filter(
    (read) => read !== null,
  )
  if (readers.length === 0) return null
  return (value, chemin, faults) => readers.reduce((read, reader) => reader(read, chemin, faults), value)
}

function readerOfReference(
  schemas: RouteSchemas,
  document: SchemaDocument,
  reference: string,
  depth: number,
): ReadCodes | null {
  const { file, def } = parseReference(reference)
  const target = file === '' ? document : schemas.get(file)
  const schema = target?.$defs[def]
  return target === undefined || schema === undefined ? null : readerOf(schemas, target, schema, depth - 1)
}

function memberReader(
  { properties = {} }: Schema,
  of: (schema: Schema) => ReadCodes | null,
): ReadCodes | null {
  const readers = Object.entries(properties).flatMap(([member, schema]) => {
    const read = [NAMES.test(member) && !('enum' in schema) ? readText : null, of(schema)]
    return read.filter((one) => one !== null).map((one) => [member, one] as const)
  })
  if (readers.length === 0) return null
  return (value, chemin, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const read = { ...(value as Record<string, unknown>) }
    for (const [member, reader] of readers)
      if (Object.hasOwn(read, member)) read[member] = reader(read[member], `${chemin}/${member}`, faults)
    return read
  }
}

function listReader(items: Schema | undefined, of: (schema: Schema) => ReadCodes | null): ReadCodes | null {
  const reader = items === undefined ? null : of(items)
  if (reader === null) return null
  return (value, chemin, faults) =>
    Array.isArray(value) ? value.map((one, at) => reader(one, `${chemin}/${at}`, faults)) : value
}

// Reads a text, or the texts of a list.
function readText(value: unknown, chemin: string, faults: Fault[]): unknown {
  if (Array.isArray(value)) return value.map((one, at) => readText(one, `${chemin}/${at}`, faults))
  if (typeof value !== 'string' || value.length > LONGEST) return value
  const reading = identifier(visible(value))
  if ('value' in reading) return reading.value
  faults.push({ chemin, raison: reading.fault })
  return value
}
