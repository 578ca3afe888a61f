// What is generated of the contract for `@sillon/client` is that of this contract; renewed by `-u` of vitest.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actsText, contractText, type Document } from '../../sdk/generate.ts'
import { buildContract } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const SDK = join(import.meta.dirname, '../../sdk')

test('the types of routes and the acts that take a key are those of the contract', async () => {
  const document = buildContract(ROUTES, readRouteSchemas()) as unknown as Document
  await expect(actsText(document)).toMatchFileSnapshot(join(SDK, 'acts.ts'))
  await expect(await contractText(document)).toMatchFileSnapshot(join(SDK, 'contract.ts'))
})
