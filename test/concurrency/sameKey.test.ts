// docs/decisions/0040: «Simultaneous twins have one effect and one answer»; if one of them fails, the next one acts.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { makeLot } from '../api/support/stock.ts'
import { DESTRUCTION } from '../api/support/suites.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const TWINS = 8
// One organization gets two thirds of the connections, so this is the number of requests that run at the same time.
const api = await openApi({ settings: { POOL_SIZE: '12' } })
const url = api.server.database.adminUrl
const LOT = `select from matiere.solde where compte_id in (select id from matiere.compte where genre = 'lot' and objet_id = $1)
  for update`

await api.tokenOf('magasinier')

/** Sends the same request for an output this many times while its lot is locked, so that all requests wait at the same time. */
async function twins(lot: string, count: number, blocked = count) {
  const headers = { 'idempotency-key': randomUUID() }
  const holder = await hold(url, LOT, [lot])
  const send = () => api.post(`/v1/lots/${lot}/sorties`, DESTRUCTION, 'magasinier', headers)
  const sending = Array.from({ length: count }, send)
  await untilBlocked(url, blocked)
  return { holder, sending, send }
}
const debits = (lot: string) => ask(url, 'select from lot.sortie_lot where lot_id = $1', [lot])

test('twins that meet: one movement, and every one has its answer', async () => {
  const lot = await makeLot(api)
  const { holder, sending } = await twins(lot, TWINS)
  await holder.release()
  const answers = await Promise.all(sending)
  expect(answers.map(({ status }) => status)).toEqual(Array(TWINS).fill(201))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
  expect(await debits(lot)).toHaveLength(1)
})

test('a client that gives up and asks again, four times, debits once', async () => {
  const lot = await makeLot(api)
  const authorization = `Bearer ${await api.tokenOf('magasinier')}`
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const send = (signal: AbortSignal) =>
    fetch(`${api.url}/v1/lots/${lot}/sorties`, {
      method: 'POST',
      headers,
      signal,
      body: JSON.stringify(DESTRUCTION),
    }).then(({ status }) => status)
  const holder = await hold(url, LOT, [lot])
  const first = new AbortController()
  const given = send(first.signal).catch(() => 'given up')
  await untilBlocked(url, 1)
  first.abort()
  expect(await given).toBe('given up')
  for (const patience of [50, 100]) await send(AbortSignal.timeout(patience)).catch(() => undefined)
  const last = send(AbortSignal.timeout(20_000))
  await holder.release()
  expect(await last).toBe(201)
  expect(await debits(lot)).toHaveLength(1)
})

test('the twin that acts loses its connection: it is told so, the next one acts', async () => {
  const lot = await makeLot(api)
  const { holder, sending, send } = await twins(lot, 3)
  const [acting] = await ask<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where application_name = 'sillon-api' and wait_event = 'transactionid'
       and datname = current_database()`,
  )
  await ask(url, 'select pg_terminate_backend($1)', [acting?.pid])
  await untilBlocked(url, 2)
  await holder.release()
  const answers = await Promise.all(sending)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 503])
  expect((await send()).text).toBe(answers.find(({ status }) => status === 201)?.text)
  expect(await debits(lot)).toHaveLength(1)
})

test('a twin waits for the other no longer than a client does: 503, to be sent again', async () => {
  const lot = await makeLot(api)
  const rule = readFileSync('sql/idempotence/exiger_neuve.sql', 'utf8')
  expect(rule.split("'5s'")).toHaveLength(2)
  await ask(url, `set role metier; ${rule.replace("'5s'", "'100ms'")}`)
  const { holder, sending, send } = await twins(lot, 2, 1)
  const first = await Promise.race(sending)
  expect([first.status, first.body]).toEqual([503, { erreur: 'service_indisponible' }])
  expect(first.headers.get('retry-after')).toMatch(/^\d+$/)
  await holder.release()
  const answers = await Promise.all(sending)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 503])
  expect((await send()).status).toBe(201)
  expect(await debits(lot)).toHaveLength(1)
})
