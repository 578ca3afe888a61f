// docs/decisions/0039: one batch of a device at a time, and no organization gets more than its share of the connections: if all
// requests of one organization wait, the phones of another are still served.
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collecte, enrol, enrolMany, type Phone, send } from './support/phones.ts'
import { ask, BALANCES, DEVICE, hold, until, untilBlocked } from './support/sessions.ts'

const POOL = 6
const server = await openServer({ POOL_SIZE: String(POOL) })
const other = await openServer({ POOL_SIZE: '2' }, { database: server.database })
const url = server.database.adminUrl
const blocked = async () => {
  const [row] = await ask<{ n: number }>(
    url,
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'sillon-api' and wait_event_type = 'Lock'`,
  )
  return row?.n ?? 0
}
let sequence = 0

/** While the others still wait, a phone of the other organization sends a command and gets a response. */
async function neighbourIsServed(neighbour: Phone): Promise<void> {
  sequence += 1
  const { status, body } = await send(server, neighbour, [
    await collecte(neighbour, sequence, { producteur: 1000 + 1 }),
  ])
  expect([status, body.arret]).toEqual([200, null])
}

test('twenty resends behind one locked device: one connection waits, the others are told to come back', async () => {
  const [phone, neighbour] = [await enrol(server), await enrol(server, 'voisine-agent', 'admin2')]
  const batch = [await collecte(phone, 1)]
  const holder = await hold(url, DEVICE, [phone.enrolement.appareil_id])
  const sending = Array.from({ length: 20 }, () => send(server, phone, batch))
  await untilBlocked(url, 1)
  await neighbourIsServed(neighbour)
  expect(await blocked()).toBe(1)
  // Another process of the service waits for the device's row in the database.
  const answers = await Promise.all([...sending, send(other, phone, batch)])
  for (const { status, headers } of answers)
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  await holder.release()
  expect((await send(server, phone, batch)).body).toMatchObject({ derniere_sequence: 1, arret: null })
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(1))
})

test('more devices than connections, behind one balance: a third of the connections is left to others', async () => {
  const [phones, neighbour] = [
    await enrolMany(server, POOL + 2),
    await enrol(server, 'voisine-agent', 'admin2'),
  ]
  sequence = 0
  const batches = await Promise.all(phones.map((phone) => collecte(phone, 1, { producteur: 2 })))
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const sending = phones.map((phone, i) => send(server, phone, batches.slice(i, i + 1)))
  await untilBlocked(url, 4)
  await neighbourIsServed(neighbour)
  expect(await blocked()).toBe(4)
  await holder.release()
  const answers = await Promise.all(sending)
  expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200))
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(1 + phones.length))
  expect(await faults(url)).toEqual([])
  await until('nobody waits', async () => (await blocked()) === 0)
})

test('more refusals than connections, behind a journal that stands still: they too leave others a third', async () => {
  const neighbour = await enrol(server, 'voisine-agent', 'admin2')
  sequence = 0
  await server.token('agent1')
  const holder = await hold(url, 'lock table journal.appel_administration in access exclusive mode')
  const refused = Array.from({ length: POOL + 2 }, () => server.post('/v1/utilisateurs', {}, 'agent1'))
  await untilBlocked(url, 4)
  await neighbourIsServed(neighbour)
  expect(await blocked()).toBe(4)
  await holder.release()
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 403))
})
