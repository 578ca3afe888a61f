// The payload types of the phone library are written from the schemas; `npx vitest run -u test/client/payloads.test.ts` writes them again.
import { join } from 'node:path'
import { compileFromFile } from 'json-schema-to-typescript'
import { describe, expect, it } from 'vitest'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'

const CLIENT = join(import.meta.dirname, '..', '..', 'client', 'payloads')

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
