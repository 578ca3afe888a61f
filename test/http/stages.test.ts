// docs/limits.md and docs/decisions/0138: «the stages of a route are one table», «each limiter stands in the table».
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stagesOf } from '../../src/http/stages.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { readRefusals } from '../../src/watch/refusals.ts'

const ROOT = join(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/limits.md'), 'utf8')
const walk = (name: string) => {
  const route = ROUTES.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no route ${name}`)
  return stagesOf(route)
}

describe('a request passes the stages of its kind of route, in their order', () => {
  test('a public route', () => {
    expect(walk('sante')).toEqual(['scope', 'request', 'handler'])
  })
  test('a list', () => {
    const known = ['bearer token', 'rate of the caller', 'journal of refusals', 'scope']
    const read = ['request', 'media type', 'functions', 'read replica', 'table', 'handler']
    expect(walk('producteurs')).toEqual([...known, ...read])
  })
  test('a change of a record: the permission comes before the body, the key after the version', () => {
    expect(walk('producteurs_modifier')).toEqual([
      'bearer token',
      'rate of the caller',
      'journal of refusals',
      'scope',
      'length of the body',
      'type of the body',
      'permission',
      'large bodies',
      'body',
      'request',
      'version',
      'functions',
      'idempotency key',
      'handler',
    ])
  })
  test('every route with a token proves it first and journals what its later stages refuse', () => {
    const odd = ROUTES.filter(({ who }) => who !== 'public' && who !== 'vidage').filter((route) => {
      const stages = stagesOf(route).filter((name) => name !== 'screen')
      const journal = stages.indexOf('journal of refusals')
      return stages[0] !== 'bearer token' || journal < 0 || journal > stages.indexOf('request')
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })
})

test('docs/limits.md lists every rate limit, and every file that makes slots', () => {
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(readRefusals()).toSorted())
  const files = [...page.matchAll(/^\| `(src\/[^`]+)` \|/gm)].map(([, file]) => file)
  const making = globSync('src/**/*.ts', { cwd: ROOT }).filter(
    (file) =>
      file !== 'src/database/slots.ts' && /createSlots\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(files.toSorted()).toEqual(making.toSorted())
})
