// docs/changing.md: `npm run generate` writes the generated files, each after the files that it reads; `npm run check` names
// stale ones.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { record } from '../../scripts/generate/contractLock.ts'
import { renew, staleFiles } from '../../scripts/generate/renew.ts'
import type { Writer } from '../../scripts/generate/writer.ts'
import { WRITERS } from '../../scripts/generate/writers.ts'
import { buildContract } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const folder = mkdtempSync(join(inject('sillon').folder, 'ecrits-'))
const [first, second, ignored] = ['premier', 'second', 'ignore'].map((name) => join(folder, name))
const read = (path = '') => readFileSync(path, 'utf8')
const writer = (path = '', text: () => string, more: Partial<Writer> = {}): Writer => ({
  name: path,
  what: 'a trial',
  texts: async () => ({ [path]: text() }),
  ...more,
})

test('each is written after those that it reads, and only where it differs', async () => {
  const writers = [writer(first, () => 'a'), writer(second, () => `${read(first)}b`)]
  const said: string[] = []
  const run = () =>
    renew(
      writers,
      async () => '',
      (line) => said.push(line),
    )
  await run()
  expect([read(first), read(second)]).toEqual(['a', 'ab'])
  await run()
  expect(said.filter((line) => line.includes('as it was'))).toHaveLength(2)
})

test('what is stale is told and left as it is; what git ignores is written; what reads a database is left to its test', async () => {
  writeFileSync(first ?? '', 'old')
  const slow = writer(second, () => 'new', { isSlow: true })
  const writers = [writer(first, () => 'new'), writer(ignored, () => 'new', { isIgnored: true }), slow]
  expect(await staleFiles(writers)).toEqual([first])
  expect([read(first), existsSync(ignored ?? ''), read(second)]).toEqual(['old', true, 'ab'])
})

test('the contract is written after who may call, the queries after the schema', () => {
  const order = WRITERS.map(({ name }) => name)
  const stands = (one: string, other: string) => expect(order.indexOf(one)).toBeLessThan(order.indexOf(other))
  stands('access', 'contract')
  stands('access', 'routes')
  stands('graphql', 'client')
})

test('a contract that changed has another version: a route more is of its minor, any other change raises the last number', () => {
  const schemas = readRouteSchemas()
  const build = (version?: string) => buildContract(ROUTES, schemas, version)
  const known = record(build, undefined)
  expect(record(build, known)).toEqual(known)
  const [major, minor, revision] = known.version.split('.')
  const raised = record(build, { ...known, sha256: 'of another' })
  expect(raised.version).toBe(`${major}.${minor}.${Number(revision) + 1}`)
  expect(raised.sha256).not.toBe(known.sha256)
  expect(record(build, { version: `${major}.1.0`, sha256: known.sha256 })).toEqual(known)
})
