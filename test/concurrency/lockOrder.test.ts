// Spec: capacites#verrou: a command locks its device, then its producer's balance, then, last of all, the counter of its number.
// Each lock stops only the sessions that need it.
import { expect, test } from 'vitest'
import { demoId, PRODUIT } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { faults } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, BALANCES, DEVICE, hold, isFree, untilBlocked } from './support/sessions.ts'

const COUNTER = 'select from numerotation.compteur where produit_id = $1 for no key update'
const server = await openServer()
const url = server.database.adminUrl

test('a held balance stops the collections of that producer only; who waits for it holds no counter', async () => {
  const [blocked, free, later] = [await enrol(server), await enrol(server), await enrol(server, 'agent2')]
  await send(server, free, await collectes(free, [1, 1]))
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])

  const waiting = send(server, blocked, await collectes(blocked, [1, 3], () => ({ producteur: 2 })))
  const [pid] = await untilBlocked(url, 1)
  // The commands have the same agent, product and campaign, but other producers: all of them succeed while the first one waits.
  const passing = await send(
    server,
    free,
    await collectes(free, [2, 20], (n) => ({ producteur: 3 + (n % 5) })),
  )
  expect(passing.body).toMatchObject({ derniere_sequence: 20, arret: null })
  expect(await isFree(url, COUNTER, PRODUIT.ananas)).toBe(true)
  expect(await isFree(url, DEVICE, blocked.enrolement.appareil_id)).toBe(false)

  const alsoWaiting = send(server, later, await collectes(later, [1, 2], () => ({ producteur: 2 })))
  await untilBlocked(url, 2)
  const blockers = await ask<{ pids: number[] }>(url, 'select pg_blocking_pids($1) as pids', [pid])
  expect(blockers).toEqual([{ pids: [holder.pid] }])
  await holder.release()

  for (const { status, body } of await Promise.all([waiting, alsoWaiting])) {
    expect([status, body.arret]).toEqual([200, null])
    for (const resultat of body.resultats) expect(resultat.issue).toBe('acceptee')
  }
  expect(await faults(url)).toEqual([])
})

test('a held counter stops each at its last lock: device and balance are theirs already', async () => {
  const phones = [await enrol(server), await enrol(server, 'agent2')]
  const holder = await hold(url, COUNTER, [PRODUIT.ananas])
  const batches = await Promise.all(
    phones.map((phone, i) => collectes(phone, [1, 2], () => ({ producteur: 8 + i }))),
  )
  const sending = phones.map((phone, i) => send(server, phone, batches[i] ?? []))
  await untilBlocked(url, 2)
  for (const [i, { enrolement }] of phones.entries()) {
    expect(await isFree(url, DEVICE, enrolement.appareil_id)).toBe(false)
    expect(await isFree(url, BALANCES, demoId('producteur', 8 + i))).toBe(false)
  }
  expect(await isFree(url, BALANCES, demoId('producteur', 12))).toBe(true)
  await holder.release()
  for (const { status, body } of await Promise.all(sending)) expect([status, body.arret]).toEqual([200, null])
  expect(await faults(url)).toEqual([])
})

test('a held device stops its own sends only', async () => {
  const [held, other] = [await enrol(server), await enrol(server)]
  const holder = await hold(url, DEVICE, [held.enrolement.appareil_id])
  const waiting = send(server, held, await collectes(held, [1, 1]))
  await untilBlocked(url, 1)
  const passing = await send(server, other, await collectes(other, [1, 5]))
  expect(passing.body).toMatchObject({ derniere_sequence: 5, arret: null })
  await holder.release()
  expect((await waiting).body).toMatchObject({ derniere_sequence: 1, arret: null })
})
