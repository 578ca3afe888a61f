// Spec: commandes#appareil: two batches of one device that are sent at once are processed one after the other.

import type { Enveloppe } from '@sillon/telephone/types'
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import type { Answer } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, type Phone, resultsText, send } from './support/phones.ts'
import { BALANCES, DEVICE, hold, untilBlocked } from './support/sessions.ts'

// Two processes of the service: inside a single process the second batch would reach the row only after the first has released
// it.
const server = await openServer()
const other = await openServer({}, { database: server.database })
const url = server.database.adminUrl
let before = 0

/** Both batches wait for the device's row before either can continue. */
async function race(phone: Phone, batches: readonly Enveloppe[][]): Promise<Answer[]> {
  before = (await effects(url, ORGANISATION.demo)).commandes
  const holder = await hold(url, DEVICE, [phone.enrolement.appareil_id])
  const answers = batches.map((batch, i) => send(i === 0 ? server : other, phone, batch))
  await untilBlocked(url, batches.length)
  await holder.release()
  return Promise.all(answers)
}

test('two identical batches at once: one effect, and both answers carry the same results', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 20])
  const answers = await race(phone, [batch, batch])

  const texts = answers.map(resultsText)
  expect(texts[1]).toBe(texts[0])
  expect(texts[0]).toBe(
    await storedResults(
      url,
      batch.map(({ id }) => id),
    ),
  )
  for (const { body } of answers) expect(body).toMatchObject({ derniere_sequence: 20, arret: null })
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(before + 20))
  expect(await faults(url)).toEqual([])
})

test('two disjoint batches at once: the later one stops at the awaited sequence, nothing is lost or done twice', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 20])
  const halves = [batch.slice(0, 10), batch.slice(10)] as const
  const [first, second] = await race(phone, [halves[0], halves[1]])

  expect(first?.body).toMatchObject({ arret: null })
  expect(first?.body.resultats).toHaveLength(10)
  // If the second half reached the device's row only after the tenth command, all of it follows the first half. Otherwise it
  // stops.
  const stopped = second?.body.arret
  if (stopped !== null) expect(stopped).toEqual({ raison: 'sequence_attendue', attendue: expect.any(Number) })
  if (stopped !== null) expect(second?.body.resultats).toEqual([])

  const resent = await send(server, phone, halves[1])
  expect(resent.body).toMatchObject({ derniere_sequence: 20, arret: null })
  expect(resent.body.resultats.map((r: { issue: string }) => r.issue)).toEqual(Array(10).fill('acceptee'))
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(before + 20))
  expect(await faults(url)).toEqual([])
})

test('two overlapping batches at once: what both carry has one effect and one result', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 15])
  const answers = await race(phone, [batch.slice(0, 10), batch])

  const shared = answers.map(({ body }) => JSON.stringify(body.resultats.slice(0, 10)))
  expect(shared[1]).toBe(shared[0])
  expect(answers[1]?.body).toMatchObject({ derniere_sequence: 15, arret: null })
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(before + 15))
  expect(await faults(url)).toEqual([])
})

test('a command that waited for the one before it, sent by another process, is the last one', async () => {
  const phone = await enrol(server)
  const [one, two, three] = (await collectes(phone, [1, 3])).map((command) => [command])
  // The first batch locks the device and waits; the second reaches the device before the first has ended.
  const holder = await hold(url, BALANCES, [demoId('producteur', 1)])
  const first = send(server, phone, one ?? [])
  await untilBlocked(url, 1)
  const second = send(other, phone, two ?? [])
  await untilBlocked(url, 2)
  await holder.release()
  expect((await first).body.arret).toBeNull()
  expect((await second).body).toMatchObject({ derniere_sequence: 2, arret: null })
  expect((await send(server, phone, three ?? [])).body).toMatchObject({ derniere_sequence: 3, arret: null })
})
