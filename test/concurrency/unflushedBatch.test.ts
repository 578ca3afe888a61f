// The proof that killedPostgres.test.ts is able to fail: the same kill, with the batch's closing commit not waiting for the disk.
// docs/decisions/0009, «test/concurrency … shows that without the closing flush acknowledged commands are lost.»
import { expect, test } from 'vitest'
import { faults } from './support/effects.ts'
import { DEVICES } from './support/load.ts'
import { enrolMany } from './support/phones.ts'
import { openFragileService } from './support/powerCut.ts'
import { idle, keepSending } from './support/senders.ts'
import { ask, until } from './support/sessions.ts'

const service = await openFragileService([
  `perform set_config('synchronous_commit', 'on', true);`,
  `perform set_config('synchronous_commit', 'off', true);`,
])

test('without the closing flush a killed PostgreSQL loses acknowledged commands', {
  timeout: 90_000,
}, async () => {
  const senders = (await enrolMany(service.http, DEVICES)).map(idle)
  const ending = new AbortController()
  const sending = Promise.all(senders.map((sender) => keepSending(service.http, sender, ending.signal)))
  const enough = until('every phone has two batches acknowledged', () =>
    senders.every(({ acknowledged }) => acknowledged.length >= 2),
  )
  await Promise.race([enough, sending])
  ending.abort()
  await sending
  await service.cut()
  await service.restore()

  const ids = senders.flatMap(({ acknowledged }) => acknowledged.flatMap((batch) => batch.ids))
  const kept = await ask(
    service.adminUrl,
    'select from commande.commande_resultat where commande_id = any($1::uuid[])',
    [ids],
  )
  expect(ids.length - kept.length).toBeGreaterThan(0)
  // What is left is whole nevertheless: the log is lost from its end, never in its middle.
  expect(await faults(service.adminUrl)).toEqual([])
})
