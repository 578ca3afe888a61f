// docs/decisions/0040: the server is killed while a back office writes, and another server gets the same requests again. Each
// request has exactly one effect, whether its transaction was committed, its response was sent, or neither.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeLot } from '../api/support/stock.ts'
import { DESTRUCTION } from '../api/support/suites.ts'
import type { Answer, HttpClient } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { ask, until } from './support/sessions.ts'

const LOTS = 4
const WRITES = 24
const PATIENCE_MS = 90_000

const survivor = await openServer()
const { database } = survivor
const url = database.adminUrl

test(
  'kill -9 among the writes, twice, and asked again: never a double, never one lost',
  async () => {
    const starting = [startServerProcess(database), startServerProcess(database)] as const
    const lots = await Promise.all(Array.from({ length: LOTS }, () => makeLot({ server: survivor })))
    const writes = Array.from({ length: WRITES }, (_, i) => ({ key: randomUUID(), lot: lots[i % LOTS] }))
    const debits = () => ask(url, 'select from lot.sortie_lot where lot_id = any ($1)', [lots])
    const committed = (count: number) =>
      until(`${count} are committed`, async () => (await debits()).length >= count)
    const answered = new Map<string, Answer>()
    /** Sends all requests; responses that the killed server did not send are missing. */
    const sendAll = (server: HttpClient) =>
      Promise.all(
        writes.map(async ({ key, lot }) => {
          const headers = { 'idempotency-key': key }
          const path = `/v1/lots/${lot}/sorties`
          const answer = await server.post(path, DESTRUCTION, 'magasinier', headers).catch(() => null)
          if (answer === null) return
          expect(answer.status).toBe(201)
          expect(answered.get(key)?.text ?? answer.text).toBe(answer.text)
          answered.set(key, answer)
        }),
      )
    const [first, second] = await Promise.all(starting)
    for (const server of [first, second, survivor]) await server.token('magasinier')

    // At each kill some writes are committed, with or without a response; other transactions are open or have not begun.
    let asked = sendAll(first)
    await committed(WRITES / 3)
    await first.kill()
    await asked
    asked = sendAll(second)
    await committed((2 * WRITES) / 3)
    await second.kill()
    await asked

    await sendAll(survivor)
    expect(answered.size).toBe(WRITES)
    expect(await debits()).toHaveLength(WRITES)
  },
  PATIENCE_MS,
)
