// The model is independent: it imports only its own files, the standard library and the canonical form of JSON.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'oracle')

test('the model imports nothing of the product', () => {
  const imports = readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(
      ([, path]) => path,
    ),
  )
  expect(imports.filter((path) => !/^(\.\/[a-z]+\.ts|node:crypto|canonicalize)$/.test(path ?? ''))).toEqual(
    [],
  )
  expect(imports.length).toBeGreaterThan(20)
})
