// «Bounds before patterns, no quadratic keyword»: docs/decisions/0036-portes.md. Every schema for requests limits lengths,
// numbers and sizes, refuses unknown members, and compares the items of a list only by values that a table can hold. So the
// proofs of `http/shapes` about the reader hold for every member of every route.

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { type RouteSchemas, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'

const SCALARS = new Set(['string', 'integer', 'number', 'boolean', 'null'])
// Comparing this many objects with each other costs almost nothing.
const FEW = 64
const SUBSCHEMAS = ['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not']
const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems']

// Members without a bound in the schema, with the rule that checks each of them.
const JUDGED_NEXT: Readonly<Record<string, string>> = {
  'reglages_ecrire#corps/valeur: a member of any type': 'the setting itself says of what type it is',
  'controles_lever#corps/payload: an object that takes other members':
    'the schema of the command that it corrects',
  'editeur_packs_ecrire#corps/document: an object that takes other members': '`checkPack`: schemas/pack.json',
  'numerotation_definir_modele#corps/segments/items: an object that takes other members':
    '`numerotation.segment_valide`, which refuses a segment by a code of its own',
  'produits_creer#attribut_declare/schema: an object that takes other members':
    '`requireSchemas`: it is a JSON Schema itself',
  'sync_commandes#corps/commandes/items: a member of any type': 'the schema of the envelope, text by text',
  'sync_commandes#corps: an object that takes other members': 'the reader of batches, text by text',
  'enveloppe.json#: an object that takes other members':
    'what a later version of the phone adds is kept and signed',
  'enveloppe.json#/payload: a member of any type': 'the schema of the command',
  'enveloppe.json#/versions: an object that takes other members':
    'what a phone says of itself is kept and signed; of the pack alone something is read',
  'enveloppe.json#/pieces_jointes: a list without maxItems':
    '`enveloppe.json#pieces_jointes`, which holds back the command and not the envelope',
  'enveloppe.json#/pieces_jointes/items: a member of any type': 'the same',
  'enveloppe.json#/horloge: an object that takes other members': 'as the envelope itself',
}
// Longitudes and latitudes have no limit in the schema, because `parcelle.mesurer` refuses impossible ones.
const COORDINATE = /^commandes\/parcelle\..*\/coordinates\/items\/items\/items: a number without bounds$/
const isJudgedNext = (fault: string) => fault in JUDGED_NEXT || COORDINATE.test(fault)

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema

/** Returns the faults of a schema, without those of the schemas inside it. */
function faultsOf(schema: Schema): string[] {
  const types = [schema.type ?? []].flat()
  const faults: string[] = []
  const isSaid = schema.enum !== undefined || schema.const !== undefined
  const isText = (types.includes('string') && schema.$ref === undefined) || schema.pattern !== undefined
  if (isText && !isSaid && !('maxLength' in schema)) faults.push('a text without maxLength')
  if (schema.items !== undefined && !('maxItems' in schema)) faults.push('a list without maxItems')
  const isListed = [schema.items, schema.prefixItems].some((one) => typeof one === 'object')
  if (types.includes('array') && !isListed) faults.push('a list of anything')
  const isMap = typeof schema.additionalProperties === 'object' || 'propertyNames' in schema
  if ((isMap || 'patternProperties' in schema) && !('maxProperties' in schema))
    faults.push('an open object without maxProperties')
  // A map declares the schema of its members; any other object must refuse members that it does not name.
  const isOpen = schema.properties !== undefined || typeof schema.additionalProperties !== 'object'
  if (types.includes('object') && isOpen && schema.additionalProperties !== false)
    faults.push('an object that takes other members')
  const isNumber = types.includes('integer') || types.includes('number')
  const hasLeast = 'minimum' in schema || 'exclusiveMinimum' in schema
  const hasMost = 'maximum' in schema || 'exclusiveMaximum' in schema
  if (isNumber && !isSaid && !(hasLeast && hasMost)) faults.push('a number without bounds')
  if (schema.uniqueItems === true) {
    const items = [schema.items?.type ?? []].flat()
    const isScalar = items.length > 0 && items.every((type) => SCALARS.has(type))
    if (!isScalar && !(Number(schema.maxItems) <= FEW)) faults.push('uniqueItems over what is no scalar')
  }
  return faults
}

/** True if a schema itself declares the type of a value. */
function isTyped({ type, $ref, enum: words, const: word, oneOf, anyOf }: Schema): boolean {
  return [type, $ref, words, word, oneOf, anyOf].some((keyword) => keyword !== undefined)
}

/** Returns the members of an object that a schema describes. */
function membersOf({ properties, patternProperties }: Schema): [string, Schema][] {
  return Object.entries({ ...properties, ...(patternProperties as Record<string, Schema> | undefined) })
}

/** Returns every fault of a schema and of the schemas inside it, each with its path. */
function inside(schema: Schema, place: string): string[] {
  const parts = [
    ...SUBSCHEMAS.map((keyword) => [keyword, schema[keyword]] as const),
    ...LISTS.flatMap((keyword) =>
      ((schema[keyword] as Schema[] | undefined) ?? []).map((one, at) => [`${keyword}/${at}`, one] as const),
    ),
    ...membersOf(schema),
  ]
  // A condition names members whose types are declared elsewhere.
  const isCondition = /\/(?:if|then|else|not|oneOf|anyOf|allOf)\b/.test(place)
  const rest = { items: schema.items, additionalProperties: schema.additionalProperties }
  const said = [...membersOf(schema), ...Object.entries(rest)].filter(
    (one): one is [string, Schema] => typeof one[1] === 'object',
  )
  const untyped = said.filter(([, one]) => !isCondition && !isTyped(one))
  return [
    ...faultsOf(schema).map((fault) => `${place}: ${fault}`),
    ...untyped.map(([name]) => `${place}/${name}: a member of any type`),
    ...parts.flatMap(([name, one]) =>
      typeof one === 'object' && one !== null ? inside(one as Schema, `${place}/${name}`) : [],
    ),
  ]
}

/** Returns the definitions that validate a request: its parts, and all definitions to which they refer. */
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
  const faults = [...definitions].flatMap(([place, schema]) => inside(schema, place))
  expect(faults.filter((fault) => !isJudgedNext(fault))).toEqual([])
  expect(
    Object.keys(JUDGED_NEXT).filter((one) => !one.startsWith('enveloppe') && !faults.includes(one)),
  ).toEqual([])
})

test('every schema of a command and of its envelope is bounded', () => {
  const root = join(import.meta.dirname, '..', '..', 'schemas')
  const files = [join(root, 'enveloppe.json'), ...listCommandSchemas(root).map(({ file }) => file)]
  const faults = files.flatMap((file) => {
    const { $defs = {}, ...schema } = read(file)
    return Object.entries({ ...$defs, '': schema }).flatMap(([def, one]) =>
      inside(one, `${relative(root, file)}#${def}`),
    )
  })
  expect(faults.filter((fault) => !isJudgedNext(fault))).toEqual([])
  expect(
    Object.keys(JUDGED_NEXT).filter((one) => one.startsWith('enveloppe') && !faults.includes(one)),
  ).toEqual([])
})

test('the schema of packs is bounded', () => {
  const { $defs = {}, ...schema } = read(join(import.meta.dirname, '..', '..', 'schemas', 'pack.json'))
  const faults = Object.entries({ ...$defs, '': schema }).flatMap(([def, one]) =>
    inside(one, `pack.json#${def}`),
  )
  // Each alternative of the listed objects refuses unknown members.
  expect(faults).toEqual(
    ['attribut/schema', 'question'].map((place) => `pack.json#${place}: an object that takes other members`),
  )
})

test('the rule sees what is unbounded', () => {
  const uuid = { $ref: '#/$defs/uuid' }
  expect(
    inside({ properties: { a: { type: 'array', maxItems: 500, uniqueItems: true, items: uuid } } }, ''),
  ).toEqual(['/a: uniqueItems over what is no scalar'])
  expect(inside({ oneOf: [{ type: ['string', 'null'], pattern: '^a*$' }] }, '')).toHaveLength(1)
  expect(inside({ items: { additionalProperties: { type: 'boolean' } } }, '')).toEqual([
    ': a list without maxItems',
    '/items: a member of any type',
    '/items: an open object without maxProperties',
  ])
  expect(inside({ type: 'object', properties: { a: {}, b: { type: 'integer', minimum: 0 } } }, '')).toEqual([
    ': an object that takes other members',
    '/a: a member of any type',
    '/b: a number without bounds',
  ])
})

test.each<[Schema, string]>([
  [{ type: 'object' }, ': an object that takes other members'],
  [{ type: 'object', additionalProperties: true }, ': an object that takes other members'],
  [{ type: 'object', maxProperties: 5, propertyNames: {} }, ': an object that takes other members'],
  [
    { type: 'object', maxProperties: 5, additionalProperties: false, patternProperties: { '^a$': {} } },
    '/^a$: a member of any type',
  ],
  [{ type: ['object', 'null'] }, ': an object that takes other members'],
  [{ type: 'array', maxItems: 5, items: {} }, '/items: a member of any type'],
  [{ type: 'array', maxItems: 5 }, ': a list of anything'],
  [
    { type: 'object', maxProperties: 5, additionalProperties: {} },
    '/additionalProperties: a member of any type',
  ],
])('the rule sees what says nothing of its members: %j', (schema, fault) => {
  expect(inside(schema, '')).toEqual([fault])
})

test('the rule lets a map and a list of what is bounded pass', () => {
  const uuid = { $ref: '#/$defs/uuid' }
  expect(inside({ type: 'object', maxProperties: 5, additionalProperties: uuid }, '')).toEqual([])
  expect(inside({ type: 'array', maxItems: 5, items: uuid }, '')).toEqual([])
})
