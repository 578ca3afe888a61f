// The GraphQL schema changes only on purpose, has a description everywhere, and writes nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLNamedType, isInputObjectType, isObjectType } from 'postgraphile/graphql'
import { describe, expect, test } from 'vitest'
import { GRAPHQL_SCHEMA, printedSchema } from '../../scripts/generate/graphqlSchema.ts'
import { LIMITS } from '../../src/graphql/limits.ts'
import { QUERY_CODES } from '../../src/graphql/refusals.ts'
import { rootFields } from '../api/support/graphql.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('vide')
const served = await printedSchema(database.pool('api', 1), database.pool('lecture', 1))
const schema = buildSchema(served)
const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__'),
)
const objects = types.filter((type) => isObjectType(type))
const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'graphql.md'), 'utf8')

describe('the schema', () => {
  test('does not change without schemas/backoffice.graphql, which `npm run generate` writes', () => {
    expect(served).toBe(readFileSync(GRAPHQL_SCHEMA, 'utf8'))
  })

  test('describes every type, every field and every member of an input', () => {
    const silent = types.flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
      const own = type.description ? [] : [type.name]
      return [
        ...own,
        ...fields.filter((field) => !field.description).map(({ name }) => `${type.name}.${name}`),
      ]
    })
    expect(silent).toEqual([])
  })

  test('writes nothing and publishes nothing', () => {
    expect(schema.getMutationType()).toBeUndefined()
    expect(schema.getSubscriptionType()).toBeUndefined()
  })

  test('says nothing of the organization of a row but in the organization itself', () => {
    const fields = objects.flatMap((type) =>
      Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
    )
    expect(fields.filter((name) => /\.organisation(Id|Detail)?$/i.test(name))).toEqual(['Query.organisation'])
    expect(served).not.toContain('organisationId')
    expect(served).not.toContain('ORGANISATION_ID')
  })

  test('never names what is never served', () => {
    const secret =
      /piece_?identite|enveloppe|empreinte|code_?enrolement|sujet|emetteur|tentative_|graphile|coeur/i
    const names = objects.flatMap((type) => [type.name, ...Object.keys(type.getFields())])
    expect(names.filter((name) => secret.test(name))).toEqual([])
  })

  test('pages go forward by cursors; none has an offset, each has a bound', () => {
    for (const type of objects) {
      for (const field of Object.values(type.getFields())) {
        const names = field.args.map(({ name }) => name)
        expect(names).not.toContain('offset')
        expect(names).not.toContain('last')
        const first = field.args.find(({ name }) => name === 'first')
        if (String(field.type).includes('Connection')) expect(first).toMatchObject({ defaultValue: 50 })
      }
    }
  })

  test('keeps the names that screens are built on', () => {
    const roots = rootFields(served).map(({ field }) => field)
    const expected = ['collectes', 'collecte', 'producteurs', 'parcelles', 'numeroOfficiel', 'produitByCode']
    expect(roots).toEqual(expect.arrayContaining([...expected, 'lignesContrat', 'controles', 'appareils']))
    expect(roots.filter((name) => /^(collecteCollecte|parcelleParcelle|node|query|id)/.test(name))).toEqual(
      [],
    )
  })
})

describe('docs/graphql.md', () => {
  test('says every code with its status, and no other', () => {
    const told = [...page.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ])
    expect(Object.fromEntries(told)).toEqual(QUERY_CODES)
  })

  test('says every limit', () => {
    for (const limit of Object.values(LIMITS)) expect(page).toContain(limit.toLocaleString('en-US'))
  })
})
