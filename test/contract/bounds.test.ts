// «Bounds before patterns, no quadratic keyword»: docs/decisions/0036-portes.md. Every schema that judges what a request
// brings says how long, how many and how wide at most, and compares the items of a list by what a table can hold.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { type RouteSchemas, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'

const SCALARS = new Set(['string', 'integer', 'number', 'boolean', 'null'])
// Comparing so many objects with one another costs nothing.
const FEW = 64
const SUBSCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not']
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems']

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema

/** What is wrong with a schema by itself, without those inside it. */
function faultsOf(schema: Schema): string[] {
  const types = [schema.type ?? []].flat()
  const faults: string[] = []
  const isClosed = schema.enum !== undefined || schema.const !== undefined
  const isText = (types.includes('string') && schema.$ref === undefined) || schema.pattern !== undefined
  if (isText && !isClosed && !('maxLength' in schema)) faults.push('a text without maxLength')
  if (schema.items !== undefined && !('maxItems' in schema)) faults.push('a list without maxItems')
  const isMap = typeof schema.additionalProperties === 'object' || 'propertyNames' in schema
  if ((isMap || 'patternProperties' in schema) && !('maxProperties' in schema))
    faults.push('an open object without maxProperties')
  if (schema.uniqueItems === true) {
    const items = [schema.items?.type ?? []].flat()
    const isScalar = items.length > 0 && items.every((type) => SCALARS.has(type))
    if (!isScalar && !(Number(schema.maxItems) <= FEW)) faults.push('uniqueItems over what is no scalar')
  }
  return faults
}

/** Every fault of a schema and of those inside it, each with its place. */
function inside(schema: Schema, place: string): string[] {
  const parts = [
    ...SUBSCHEMAS.map((keyword) => [keyword, schema[keyword]] as const),
    ...LISTS.flatMap((keyword) =>
      ((schema[keyword] as Schema[] | undefined) ?? []).map((one, at) => [`${keyword}/${at}`, one] as const),
    ),
    ...Object.entries(schema.properties ?? {}),
  ]
  return [
    ...faultsOf(schema).map((fault) => `${place}: ${fault}`),
    ...parts.flatMap(([name, one]) =>
      typeof one === 'object' && one !== null ? inside(one as Schema, `${place}/${name}`) : [],
    ),
  ]
}

/** The definitions that a request is judged by: its parts, and all that these refer to. */
function definitionsOf(schemas: RouteSchemas): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const visit = (file: string, def: string) => {
    const schema = schemas.get(file)?.$defs[def]
    if (schema === undefined || found.has(`${file}#${def}`)) return
    found.set(`${file}#${def}`, schema)
    for (const [, other, name = ''] of JSON.stringify(schema).matchAll(
      /"\$ref":"(?:urn:sillon:routes:(\w+))?#\/\$defs\/(\w+)"/g,
    ))
      visit(other ?? file, name)
  }
  for (const file of schemas.keys()) for (const part of ['chemin', 'query', 'corps']) visit(file, part)
  return found
}

test('every schema of a request is bounded', () => {
  const definitions = definitionsOf(readRouteSchemas())
  expect(definitions.size).toBeGreaterThan(200)
  expect([...definitions].flatMap(([place, schema]) => inside(schema, place))).toEqual([])
})

test('every schema of a command and of its envelope is bounded', () => {
  const root = join(import.meta.dirname, '..', '..', 'schemas')
  const files = [join(root, 'enveloppe.json'), ...listCommandSchemas(root).map(({ file }) => file)]
  const faults = files.flatMap((file) => {
    const { $defs = {}, ...schema } = read(file)
    return Object.entries({ ...$defs, '': schema }).flatMap(([def, one]) => inside(one, `${file}#${def}`))
  })
  expect(faults).toEqual([])
})

test('the rule sees what is unbounded', () => {
  const uuid = { $ref: '#/$defs/uuid' }
  expect(
    inside({ properties: { a: { type: 'array', maxItems: 500, uniqueItems: true, items: uuid } } }, ''),
  ).toEqual(['/a: uniqueItems over what is no scalar'])
  expect(inside({ oneOf: [{ type: ['string', 'null'], pattern: '^a*$' }] }, '')).toHaveLength(1)
  expect(inside({ type: 'array', items: { additionalProperties: { type: 'integer' } } }, '')).toHaveLength(2)
})
