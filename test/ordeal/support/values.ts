// Generates values from the schemas of schemas/routes: with required members, at limits, and with existing ids.
import fc from 'fast-check'
import { parseReference, type RouteSchemas, type Schema } from '../../../src/contract/routeSchemas.ts'

/** The sources of values: the schemas, and ids of rows of this and other organizations. */
export type Pool = { readonly schemas: RouteSchemas; readonly ids: readonly string[] }

/** A schema with the file that contains it, in which its references are resolved. */
type Placed = { readonly file: string; readonly schema: Schema }

const DEEPEST = 4
const MOST_ITEMS = 4
const LONGEST = 40
const NOTHING = fc.constant(null)
const any = fc.jsonValue({ maxDepth: 2 })
const instant = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.oneof(
    { weight: 9, arbitrary: instant },
    { weight: 1, arbitrary: fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z') },
  ),
  date: fc.oneof(
    { weight: 9, arbitrary: instant.map((text) => text.slice(0, 10)) },
    { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '0001-01-02', '9999-12-31', '2024-02-29') },
  ),
}

/** Generates values for a definition in a route's file; keywords that only compare members are ignored. */
export function valuesOf(pool: Pool, file: string, schema: Schema): fc.Arbitrary<unknown> {
  return placed(pool, { file, schema }, 0)
}

function placed(pool: Pool, { file, schema }: Placed, depth: number): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return NOTHING
  if (typeof schema === 'boolean') return any
  const under = (one: Schema, at = file) => placed(pool, { file: at, schema: one }, depth + 1)
  if (schema.$ref !== undefined) {
    const { file: named, def } = parseReference(schema.$ref)
    const target = pool.schemas.get(named || file)?.$defs[def]
    return target === undefined ? any : placed(pool, { file: named || file, schema: target }, depth)
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.oneOf ?? schema.anyOf) as readonly Schema[] | undefined
  if (choices !== undefined) return fc.oneof(...choices.map((one) => under({ ...schema, ...one, ...ONE })))
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat() as string[]
  return types.length === 0
    ? any
    : fc.oneof(...types.map((type) => ofType(pool, { file, schema }, type, under)))
}

// Removes the alternatives from a schema after one of them was chosen.
const ONE = { oneOf: undefined, anyOf: undefined }

type Under = (schema: Schema) => fc.Arbitrary<unknown>

function ofType(pool: Pool, { schema }: Placed, type: string, under: Under): fc.Arbitrary<unknown> {
  const bound = (name: string, otherwise: number) => Number(schema[name] ?? otherwise)
  switch (type) {
    case 'null':
      return NOTHING
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number': {
      const [min, max] = [bound('minimum', -10), Math.min(bound('maximum', 1e9), Number.MAX_SAFE_INTEGER)]
      const small = fc.integer({
        min: Math.max(min, -2147483648),
        max: Math.min(max, 2147483647, Math.max(min, 0) + 20_000),
      })
      return fc.oneof(small, fc.constantFrom(min, max))
    }
    case 'string':
      return texts(pool, schema)
    case 'array': {
      const minLength = Math.min(bound('minItems', 0), MOST_ITEMS)
      const maxLength = Math.max(minLength, Math.min(bound('maxItems', 3), MOST_ITEMS))
      return fc.array(schema.items === undefined ? any : under(schema.items), { minLength, maxLength })
    }
    default:
      return objects(pool, schema, under)
  }
}

function texts({ ids }: Pool, schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'uuid')
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
  const known = FORMATS[String(schema.format)]
  if (known !== undefined) return known
  const minLength = Number(schema.minLength ?? 0)
  const maxLength = Math.max(minLength, Math.min(Number(schema.maxLength ?? LONGEST), LONGEST))
  const free = fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.constant('x'.repeat(Number(schema.maxLength ?? maxLength))),
  )
  if (typeof schema.pattern !== 'string') return free
  // The generator of texts does not support the few patterns with a lookahead.
  return /\(\?[=!<]|\\p\{/.test(schema.pattern) ? free : fc.stringMatching(new RegExp(schema.pattern, 'u'))
}

function objects({ ids }: Pool, schema: Schema, under: Under): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const members = Object.entries(properties).map(([name, one]) => [name, under(one)] as const)
  const named = fc.record(Object.fromEntries(members), { requiredKeys: [...required] })
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return named
  const names =
    schema.propertyNames === undefined
      ? fc.constantFrom('AB', 'NOP', ...ids.slice(0, 5))
      : under(schema.propertyNames as Schema)
  const others = fc.dictionary(names.map(String), under(additionalProperties as Schema), { maxKeys: 3 })
  return fc.tuple(named, others).map(([own, other]) => ({ ...other, ...own }))
}
