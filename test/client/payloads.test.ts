// What the phone library knows of command types is written from the schemas and from the rows of the types;
// `npx vitest run test/client/payloads.test.ts -u` writes it again.
import { join } from 'node:path'
import { compileFromFile } from 'json-schema-to-typescript'
import { describe, expect, it, test } from 'vitest'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { writeCommandTypes, writeContract } from './writtenTypes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CLIENT = join(ROOT, 'packages/telephone', 'payloads')

describe('command types', () => {
  const { types, builders } = writeCommandTypes(ROOT)

  it('are those of the schemas and of the rows', async () => {
    await expect(types).toMatchFileSnapshot(join(ROOT, 'packages/telephone', 'commandTypes.ts'))
  })

  it('have a builder each', async () => {
    await expect(builders).toMatchFileSnapshot(join(ROOT, 'packages/telephone', 'commandes.ts'))
  })
})

test('the contract is that of the routes and of the replica', async () => {
  await expect(writeContract(ROOT)).toMatchFileSnapshot(join(ROOT, 'packages/telephone', 'contract.ts'))
})

describe('payload types', () => {
  it.each(listCommandSchemas())(
    '$type version $version follows its schema',
    async ({ type, version, file }) => {
      const source = await compileFromFile(file, {
        bannerComment: `// Written from schemas/commandes/${type}/${version}.json; change the schema, not this file.`,
        ignoreMinAndMaxItems: true,
        style: { semi: false, singleQuote: true, printWidth: 110 },
      })
      await expect(source).toMatchFileSnapshot(join(CLIENT, type, `${version}.ts`))
    },
  )
})
