// POST /v1/sync/commandes over HTTP: what the service guarantees to a phone that sends its queue.

import type { Enveloppe } from '@sillon/telephone/types'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { type Device, enrolDevice, envelopeOf, rawResults, sendBatch, sendOne } from './support/phones.ts'

const api = await openApi()
let device: Device
beforeEach(async () => {
  device = await enrolDevice(api)
})

const stateOf = async ({ appareil_id, as }: Device) =>
  (await api.get(`/v1/sync/etat-appareil?appareil_id=${appareil_id}`, as)).body
const queue = (from: number, to: number) =>
  Promise.all(Array.from({ length: to - from + 1 }, (_, index) => envelopeOf(device, from + index)))
const issues = (answer: { body: { resultats: { issue: string }[] } }) =>
  answer.body.resultats.map(({ issue }) => issue)
const collectes = async (envelopes: Enveloppe[]) => {
  const ids = envelopes.map(({ payload }) => (payload as { collecte_id: string }).collecte_id)
  return (await api.sql('select id from collecte.collecte where id = any($1)', [ids])).length
}

describe('an accepted command', () => {
  test('an ordinary collection is accepted and numbered', async () => {
    const envelope = await envelopeOf(device, 1)
    const { status, body } = await sendBatch(api, device, [envelope])
    expect(status).toBe(200)
    expect(body).toMatchObject({ derniere_sequence: 1, arret: null })
    expect(body.resultats).toEqual([
      {
        commande_id: envelope.id,
        issue: 'acceptee',
        motifs: [],
        alertes: [],
        numero_officiel: expect.stringMatching(/^MP-ANANAS-\d\d-\d{6}$/),
        entites: { collecte: (envelope.payload as { collecte_id: string }).collecte_id },
        date_operation: expect.any(String),
      },
    ])
    expect(Date.parse(body.resultats[0].date_operation)).toBe(Date.parse(envelope.cree_le_appareil))
  })

  test('ids in capitals are the same ids, answered as they came', async () => {
    const sent = await envelopeOf(device, 1)
    const capital = (id: string) => id.toUpperCase()
    const { collecte_id } = sent.payload as { collecte_id: string }
    const shouted = await envelopeOf(
      device,
      1,
      { collecte_id: capital(collecte_id) },
      { id: capital(sent.id), appareil_id: capital(device.appareil_id) },
    )
    for (const _ of [1, 2]) {
      const { body } = await sendBatch(api, device, [shouted])
      expect(body.resultats).toMatchObject([
        { commande_id: shouted.id, issue: 'acceptee', entites: { collecte: capital(collecte_id) } },
      ])
    }
    const { body } = await api.get(`/v1/sync/resultats?appareil_id=${device.appareil_id}`, device.as)
    expect(body.resultats).toMatchObject([{ commande_id: shouted.id }])
    expect((await api.sql('select id from collecte.collecte where id = $1', [collecte_id])).length).toBe(1)
  })

  test('results stand as they were sent, numbers follow one another', async () => {
    const envelopes = await queue(1, 5)
    const { body } = await sendBatch(api, device, envelopes)
    expect(body.resultats.map((r: { commande_id: string }) => r.commande_id)).toEqual(
      envelopes.map((e) => e.id),
    )
    const ranks = body.resultats.map((r: { numero_officiel: string }) => Number(r.numero_officiel.slice(-6)))
    expect(ranks).toEqual(ranks.map((_: number, index: number) => ranks[0] + index))
  })

  test('a command sent again has its first result: byte for byte, with one effect', async () => {
    const envelopes = await queue(1, 3)
    const first = rawResults((await sendBatch(api, device, envelopes)).text)
    await sendBatch(api, device, [await envelopeOf(device, 4)])
    for (const batch of [envelopes, envelopes.slice(1), envelopes.toReversed()]) {
      const again = await sendBatch(api, device, batch)
      expect(rawResults(again.text)).toEqual(batch.map((e) => first[envelopes.indexOf(e)]))
      expect(again.body.derniere_sequence).toBe(4)
    }
    expect(await collectes(envelopes)).toBe(3)
  })

  test('the row of the result holds what was answered', async () => {
    const envelope = await envelopeOf(device, 1)
    const [answered] = rawResults((await sendBatch(api, device, [envelope])).text)
    const [row] = await api.sql(
      'select commande.resultat(r) as kept from commande.commande_resultat r where commande_id = $1',
      [envelope.id],
    )
    expect(row?.kept).toBe(answered)
  })

  test('the envelope is kept exactly as it was written, spaces and escapes included', async () => {
    const envelope = await envelopeOf(device, 1, { observation: 'café / marché' })
    const text = JSON.stringify(envelope, null, 3).replace('café / marché', 'caf\\u00e9 \\/ marché')
    expect(await sendOne(api, device, text)).toMatchObject({ issue: 'acceptee', motifs: [] })
    const [row] = await api.sql('select enveloppe::text as kept from commande.commande where id = $1', [
      envelope.id,
    ])
    expect(row?.kept).toBe(text)
  })

  test('the device state tells the last sequence, and when the last batch ended', async () => {
    expect(await stateOf(device)).toMatchObject({
      statut: 'actif',
      derniere_sequence: 0,
      derniere_synchro: null,
    })
    const { body } = await sendBatch(api, device, await queue(1, 2))
    const state = await stateOf(device)
    expect(state).toMatchObject({ derniere_sequence: 2, revoque_le: null })
    expect(Date.parse(state.derniere_synchro)).toBeLessThanOrEqual(Date.parse(body.heure_serveur))
    expect(state.versions_minimales.schemas['collecte.enregistrer']).toEqual({ courante: 2, minimale: 1 })
  })
})

describe('order', () => {
  test('a gap in the sequences stops the batch there', async () => {
    const [one, two, three, four] = await queue(1, 4)
    const stopped = await sendBatch(api, device, [one, two, four])
    expect(issues(stopped)).toEqual(['acceptee', 'acceptee'])
    expect(stopped.body).toMatchObject({
      derniere_sequence: 2,
      arret: { raison: 'sequence_attendue', attendue: 3 },
    })
    const ahead = await sendBatch(api, device, [four])
    expect(ahead.body).toMatchObject({ resultats: [], derniere_sequence: 2, arret: { attendue: 3 } })
    const after = await sendBatch(api, device, [three, four])
    expect(issues(after)).toEqual(['acceptee', 'acceptee'])
    expect(after.body).toMatchObject({ derniere_sequence: 4, arret: null })
  })

  test('the same command twice in one batch has one effect and one result', async () => {
    const [one] = await queue(1, 1)
    const { body, text } = await sendBatch(api, device, [one, one])
    const [first, second] = rawResults(text)
    expect(second).toBe(first)
    expect(body.derniere_sequence).toBe(1)
  })

  test('a replay in front of new commands costs nothing', async () => {
    const envelopes = await queue(1, 4)
    await sendBatch(api, device, envelopes.slice(0, 2))
    expect(issues(await sendBatch(api, device, envelopes))).toEqual(Array(4).fill('acceptee'))
    expect((await stateOf(device)).derniere_sequence).toBe(4)
  })
})

describe('size and readability', () => {
  test('fifty envelopes are taken at most: fifty are taken, fifty-one and none are lot_invalide', async () => {
    const fifty = await queue(1, 50)
    expect(issues(await sendBatch(api, device, fifty))).toEqual(Array(50).fill('acceptee'))
    for (const commandes of [[], [...fifty, await envelopeOf(device, 51)]]) {
      const refused = await api.post('/v1/sync/commandes', { commandes }, 'agent1')
      expect([refused.status, refused.body.erreur]).toEqual([400, 'lot_invalide'])
    }
  })

  test('one envelope that can not be read refuses the batch: nothing is processed, its place is told', async () => {
    const [one, two] = await queue(1, 2)
    const { status, body } = await sendBatch(api, device, [one, { ...two, sequence: 'deux' }])
    expect([status, body.erreur]).toEqual([400, 'enveloppe_illisible'])
    expect(body.details).toEqual({ index: 1, raison: expect.stringContaining('sequence') })
    expect((await stateOf(device)).derniere_sequence).toBe(0)
  })

  test('any device: an unknown one advances nothing, and its commands are rejected', async () => {
    const unknown = { ...device, appareil_id: '01960000-00ff-7000-8000-000000000001' }
    const { body } = await sendBatch(api, unknown, [await envelopeOf(unknown, 1)])
    expect(body).toMatchObject({ derniere_sequence: 0, resultats: [{ motifs: ['identite_incoherente'] }] })
  })
})
