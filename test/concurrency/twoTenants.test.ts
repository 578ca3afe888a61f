// Spec: service#isolement: a request of one organization, even with the ids of another's records, changes nothing of the other.
// One database changes nothing of another database.

import { newId } from '@sillon/telephone/ids'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openServer, type TestServer } from '../support/server.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, type Phone, resultsText, send } from './support/phones.ts'
import { ask } from './support/sessions.ts'

const BATCH = 20
const [one, two] = [await openServer(), await openServer()]

type Sender = { readonly server: TestServer; readonly phone: Phone; readonly producteurs: number }

test('two organizations and two databases at once, under the same ids: each has its own effects, whole', async () => {
  const senders: Sender[] = [
    { server: one, phone: await enrol(one, 'agent1', 'admin'), producteurs: 0 },
    { server: one, phone: await enrol(one, 'voisine-agent', 'admin2'), producteurs: 1000 },
    { server: two, phone: await enrol(two, 'agent1', 'admin'), producteurs: 0 },
  ]
  const ids = Array.from({ length: BATCH }, () => ({ id: newId(), collecte_id: newId() }))
  const batches = await Promise.all(
    senders.map(({ phone, producteurs }) =>
      collectes(phone, [1, BATCH], (n) => ({ ...ids[n - 1], producteur: producteurs + 1 + (n % 3) })),
    ),
  )
  const answers = await Promise.all(
    senders.map(({ server, phone }, i) => send(server, phone, batches[i] ?? [])),
  )

  for (const { status, body } of answers) {
    expect([status, body.arret, body.derniere_sequence]).toEqual([200, null, BATCH])
    for (const resultat of body.resultats) expect(resultat).toMatchObject({ issue: 'acceptee', motifs: [] })
    const ranks = body.resultats.map((r: { numero_officiel: string }) => Number(r.numero_officiel.slice(-6)))
    expect(ranks).toEqual(Array.from({ length: BATCH }, (_, i) => i + 1))
  }
  const tenants = [
    [one, ORGANISATION.demo, BATCH],
    [one, ORGANISATION.voisine, BATCH],
    [two, ORGANISATION.demo, BATCH],
    [two, ORGANISATION.voisine, 0],
  ] as const
  for (const [{ database }, organisation, count] of tenants) {
    expect(await effects(database.adminUrl, organisation)).toEqual(oneEffectEach(count))
  }
  for (const { database } of [one, two]) expect(await faults(database.adminUrl)).toEqual([])

  const stored = await storedResults(
    two.database.adminUrl,
    ids.map(({ id }) => id),
  )
  expect(answers[2] && resultsText(answers[2])).toBe(stored)
  // A resend finds the results of its own organization, although the other organization has the same ids.
  const again = await Promise.all(
    senders.map(({ server, phone }, i) => send(server, phone, batches[i] ?? [])),
  )
  expect(again.map(resultsText)).toEqual(answers.map(resultsText))
  const rejets = await ask(one.database.adminUrl, 'select id from commande.rejet')
  expect(rejets).toEqual([])
})
