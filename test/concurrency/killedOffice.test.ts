// docs/decisions/0040: the server killed among a back-office's writes, again and again: what was asked is asked again under
// its key, and each intention has exactly one effect, whether its transaction, its answer or neither came through.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeLot } from '../api/support/stock.ts'
import { DESTRUCTION } from '../api/support/suites.ts'
import { openDatabase } from '../support/database.ts'
import type { HttpClient } from '../support/http.ts'
import { type ServerProcess, startServerProcess } from './support/serverProcess.ts'
import { ask, until } from './support/sessions.ts'

const KILLS = 4
const WRITES = 12

const database = await openDatabase()
const url = database.adminUrl

test('kill -9 among the writes, restart, ask again: never a double, never one lost', async () => {
  let server: ServerProcess = await startServerProcess(database)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const lot = await makeLot({ server: { database } })
    const keys = Array.from({ length: WRITES }, () => randomUUID())
    const write = (service: HttpClient, key: string) =>
      service.post(`/v1/lots/${lot}/sorties`, DESTRUCTION, 'magasinier', { 'idempotency-key': key })
    const debits = () => ask(url, 'select from lot.sortie_lot where lot_id = $1', [lot])
    const [dying] = [server]
    await dying.token('magasinier')
    const unanswered = keys.map((key) => write(dying, key).catch(() => null))
    // Other moments each time: nothing committed yet, some of it, nearly everything.
    await until('some are committed', async () => (await debits()).length >= (kill - 1) * 3)
    console.log(kill,'committed',performance.now())
    await dying.kill()
    console.log('killed',performance.now())
    const before = await Promise.all(unanswered)
    server = await startServerProcess(database)
    console.log('started',performance.now())
    const after = await Promise.all(keys.map((key) => write(server, key)))
    expect(after.map(({ status }) => status)).toEqual(Array(WRITES).fill(201))
    for (const [i, answer] of before.entries()) if (answer !== null) expect(after[i]?.text).toBe(answer.text)
    expect(await debits()).toHaveLength(WRITES)
  }
})
