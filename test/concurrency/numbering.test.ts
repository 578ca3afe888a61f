// Spec: numerotation#attribution: every transaction takes locks in one order, so that no cycle of waits forms.
import { expect, test } from 'vitest'
import { CAMPAGNE, ORGANISATION, PRODUIT } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collectes, enrolMany, send } from './support/phones.ts'
import { ask, hold, until, untilBlocked } from './support/sessions.ts'

const DEVICES = 8
const BATCH = 25
const server = await openServer({ POOL_SIZE: '12' })
const url = server.database.adminUrl

test('eight devices, two agents, the same producers in opposite orders: no number twice, no gap, no deadlock', async () => {
  const phones = await enrolMany(server, DEVICES)
  const batches = await Promise.all(
    phones.map((phone, i) =>
      collectes(phone, [1, BATCH], (n) => ({ producteur: 1 + ((i % 2 ? n : BATCH - n) % DEVICES) })),
    ),
  )
  // Another session begins to create the counter and then rolls back, so that all eight devices request the first rank.
  const counter = [ORGANISATION.demo, CAMPAGNE.demo, PRODUIT.ananas]
  const holder = await hold(
    url,
    `insert into numerotation.compteur (organisation_id, campagne_id, nature, produit_id, dernier_rang)
     values ($1, $2, 'MP', $3, 1)`,
    counter,
  )
  const sending = phones.map((phone, i) => send(server, phone, batches[i] ?? []))
  await untilBlocked(url, DEVICES)
  await holder.release()
  const answers = await Promise.all(sending)

  expect(answers.map(({ status, body }) => [status, body.derniere_sequence, body.arret])).toEqual(
    Array(DEVICES).fill([200, BATCH, null]),
  )
  const numbers = answers.flatMap(({ body }) =>
    body.resultats.map((r: { numero_officiel: string }) => r.numero_officiel),
  )
  expect(numbers).not.toContain(null)
  expect(new Set(numbers).size).toBe(DEVICES * BATCH)

  const ranks = await ask<{ rang: number }>(
    url,
    `select rang::int from numerotation.numero_officiel
     where organisation_id = $1 and campagne_id = $2 and nature = 'MP' and produit_id = $3 order by rang`,
    counter,
  )
  expect(ranks.map(({ rang }) => rang)).toEqual(Array.from({ length: DEVICES * BATCH }, (_, i) => i + 1))
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(DEVICES * BATCH))
  expect(await faults(url)).toEqual([])
  expect(await deadlocks()).toBe(0)
})

/**
 * Returns the number of deadlocks so far. Sessions write their statistics when they end, so the service's sessions are ended
 * first.
 */
async function deadlocks(): Promise<number | undefined> {
  const sessions = await ask<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'sillon-api'`,
  )
  const pids = sessions.map(({ pid }) => pid)
  await ask(url, 'select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
  await until('the sessions have ended', async () => {
    const alive = await ask(url, 'select pid from pg_stat_activity where pid = any($1)', [pids])
    return alive.length === 0
  })
  const [row] = await ask<{ deadlocks: number }>(
    url,
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return row?.deadlocks
}
