// What the phone library knows of command types is written from the schemas and from the rows of the types;
// `npx vitest run -u test/client/payloads.test.ts` writes it again.
import { join } from 'node:path'
import { compileFromFile } from 'json-schema-to-typescript'
import { describe, expect, it } from 'vitest'
import { listCommandSchemas } from '../../src/commandSchemas.ts'
import { writeCommandTypes } from './writtenTypes.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CLIENT = join(ROOT, 'client', 'payloads')

describe('command types', () => {
  const { types, builders } = writeCommandTypes(ROOT)

  it('are those of the schemas and of the rows', async () => {
    await expect(types).toMatchFileSnapshot(join(ROOT, 'client', 'commandTypes.ts'))
  })

  it('have a builder each', async () => {
    await expect(builders).toMatchFileSnapshot(join(ROOT, 'client', 'commandes.ts'))
  })
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
