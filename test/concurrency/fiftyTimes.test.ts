// Spec: commandes#connu: a known id with the same fingerprint gets its stored result, however many times it is sent at once.

import type { Enveloppe } from '@sillon/telephone/types'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import type { Answer } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, type Phone, resultsText, send } from './support/phones.ts'
import { ask, DEVICE, hold, until, untilBlocked } from './support/sessions.ts'

const TIMES = 50
const server = await openServer()
const url = server.database.adminUrl

/** Sends again after each 503, as a phone does. */
async function untilAnswered(phone: Phone, batch: readonly Enveloppe[]): Promise<Answer> {
  let answer = await send(server, phone, batch)
  while (answer.status === 503) answer = await send(server, phone, batch)
  return answer
}

test('the same batch fifty times at once: one effect, one message, every answer the same bytes', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 10], (sequence) => ({ producteur: sequence }))
  const holder = await hold(url, DEVICE, [phone.enrolement.appareil_id])
  const sending = Array.from({ length: TIMES }, () => untilAnswered(phone, batch))
  await untilBlocked(url, 1)
  await holder.release()
  const answers = await Promise.all(sending)

  const texts = new Set(answers.map(resultsText))
  expect([...texts]).toEqual([
    await storedResults(
      url,
      batch.map(({ id }) => id),
    ),
  ])
  expect(new Set(answers.map(({ body }) => body.derniere_sequence))).toEqual(new Set([10]))
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(10))
  expect(await faults(url)).toEqual([])

  await until('the message queue is empty', async () => {
    const [jobs] = await ask<{ count: number }>(url, 'select count(*)::int from graphile_worker.jobs')
    return jobs?.count === 0
  })
  expect(server.sms).toHaveLength(10)
})
