// Every breakage of `npm run breakages` can still be applied: the text that it replaces occurs exactly once at its place.
import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BREAKAGES } from './breakages/list.ts'
import { changeDatabase, changedFile, isOfDatabase } from './support/breakages/apply.ts'
import { openDatabase } from './support/database.ts'

const { adminUrl } = await openDatabase('demo')
const client = new Client({ connectionString: adminUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

describe.each(BREAKAGES.map((one) => [one.sentence, one] as const))('%s', (_, { change, judges }) => {
  test('can be broken', async () => {
    if (!isOfDatabase(change)) {
      const { before, after } = changedFile(process.cwd(), change)
      expect(after).not.toBe(before)
      return
    }
    await client.query('begin')
    try {
      await changeDatabase(client, change)
    } finally {
      await client.query('rollback')
    }
  })

  test('is judged by tests that exist', () => {
    const missing = judges.filter((judge) =>
      [judge, `${judge}.test.ts`, `${judge}.sql`].every((path) => !existsSync(`test/${path}`)),
    )
    expect(missing).toEqual([])
  })
})

test('at least sixty things are broken, each of them once', () => {
  expect(BREAKAGES.length).toBeGreaterThan(60)
  const changes = BREAKAGES.map(({ change }) => JSON.stringify(Object.values(change).map(String)))
  expect(new Set(changes).size).toBe(changes.length)
})
