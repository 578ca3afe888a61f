// docs/decisions/0042: «A running process looks every two seconds»; one check at a time, so that a slow database keeps its
// connections for served requests.

import { pino } from 'pino'
import { expect, test } from 'vitest'
import { watchVersion } from '../../src/process/version.ts'
import { until } from '../concurrency/support/sessions.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('vide')

test('a look that waits is the only one, and is followed by others once it was answered', async () => {
  const pool = database.pool('api')
  const closers: (() => Promise<unknown>)[] = []
  let asked = 0
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const slow = {
    async query(...asking: [string, unknown[]]) {
      asked += 1
      if (asked === 3) await answered
      return pool.query(...asking)
    },
  }
  await watchVersion(slow as unknown as typeof pool, { log: pino({ level: 'silent' }), closers }, 5)
  await until('it looks', () => asked === 3)
  await new Promise((resume) => setTimeout(resume, 60))
  expect(asked).toBe(3)
  answer()
  await until('it looks again', () => asked > 4)
  for (const close of closers) await close()
})
