// What is generated of the contract for `@sillon/client` is that of this contract; renewed by `-u` of vitest.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'postgraphile/graphql'
import { expect, test } from 'vitest'
import { actsText, contractText, type Document } from '../../packages/client/generate.ts'
import { operationsText } from '../../packages/client/generateOperations.ts'
import { buildContract } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { OPERATIONS } from '../../src/graphql/saved.ts'
import { ROUTES } from '../../src/routes/table.ts'

const SDK = join(import.meta.dirname, '../../packages/client')

test('the types of routes and the acts that take a key are those of the contract', async () => {
  const document = buildContract(ROUTES, readRouteSchemas()) as unknown as Document
  await expect(actsText(document)).toMatchFileSnapshot(join(SDK, 'acts.ts'))
  await expect(await contractText(document)).toMatchFileSnapshot(join(SDK, 'contract.ts'))
})

test('the saved queries are queries of the schema, one a file of its name, and so are their types', async () => {
  const schema = readFileSync(join(SDK, '../../schemas/backoffice.graphql'), 'utf8')
  const served = buildSchema(schema)
  const texts: Record<string, string> = {}
  for (const file of readdirSync(OPERATIONS).toSorted()) {
    const [name = '', text] = [file.split('.')[0], readFileSync(join(OPERATIONS, file), 'utf8')]
    const document = parse(text)
    const names = document.definitions.map((one) => ('name' in one ? one.name?.value : undefined))
    expect([file, validate(served, document), names, /^# .*\.$/m.test(text)]).toEqual([
      file,
      [],
      [name],
      true,
    ])
    texts[name] = text
  }
  await expect(await operationsText(schema, texts)).toMatchFileSnapshot(join(SDK, 'operations.ts'))
})
