// docs/decisions/0105: the saved queries from which `@sillon/client` is generated are valid for the schema; each is in a file of
// its name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'postgraphile/graphql'
import { expect, test } from 'vitest'
import { GRAPHQL_SCHEMA } from '../../scripts/generate/graphqlSchema.ts'
import { OPERATIONS } from '../../src/graphql/saved.ts'

const served = buildSchema(readFileSync(GRAPHQL_SCHEMA, 'utf8'))

test.each(readdirSync(OPERATIONS))(
  '%s is a query of the schema, of its name, that says what it shows',
  (file) => {
    const text = readFileSync(join(OPERATIONS, file), 'utf8')
    const document = parse(text)
    const names = document.definitions.map((one) => ('name' in one ? one.name?.value : undefined))
    expect(validate(served, document)).toEqual([])
    expect(names).toEqual([file.split('.')[0]])
    expect(text).toMatch(/^# .*\.$/m)
  },
)
