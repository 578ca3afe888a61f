// The three security rejections over HTTP: the response, the stored rows, and that a rejection uses up neither a code nor a
// sequence.
import { beforeEach, describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Device, enrolDevice, envelopeOf, rawResults, sendBatch, sendOne } from './support/phones.ts'

const api = await openApi()
let device: Device
beforeEach(async () => {
  device = await enrolDevice(api)
})

const rejected = (motif: string) => ({
  issue: 'rejetee',
  motifs: [motif],
  alertes: [],
  numero_officiel: null,
  entites: {},
  date_operation: null,
})
const lastSequence = async ({ appareil_id }: Device) =>
  Number(
    (await api.sql('select derniere_sequence as n from appareil.appareil where id = $1', [appareil_id]))[0]
      ?.n,
  )
const rejectsOf = async ({ appareil_id }: Device) =>
  (await api.get(`/v1/rejets?appareil_id=${appareil_id}`, 'admin')).body.rejets

describe('identite_incoherente', () => {
  test.each([
    ['organization', { organisation_id: ORGANISATION.voisine }],
    ['user', { utilisateur_id: UTILISATEUR.agent2 }],
  ])(
    '«%s … differs from token or enrolment»: rejected, the awaited sequence is taken',
    async (_, changes) => {
      const envelope = await envelopeOf(device, 1, {}, changes)
      expect(await sendOne(api, device, envelope)).toMatchObject(rejected('identite_incoherente'))
      expect(await lastSequence(device)).toBe(1)
      expect(await sendOne(api, device, await envelopeOf(device, 2))).toMatchObject({ issue: 'acceptee' })
    },
  )

  test('a rejection leaves its record and an alert, and nothing else', async () => {
    const text = JSON.stringify(
      await envelopeOf(device, 1, {}, { utilisateur_id: UTILISATEUR.agent2 }),
      null,
      1,
    )
    const { commande_id } = await sendOne(api, device, text)
    expect(await rejectsOf(device)).toMatchObject([
      { motif: 'identite_incoherente', commande_id, sequence: 1, utilisateur_id: UTILISATEUR.agent1 },
    ])
    const [kept] = await api.sql(
      `select r.enveloppe::text as text, (select count(*)::integer from commande.commande c where c.id = $1) as commands,
         (select array_agg(e.action) from journal.evenement e where e.commande_id = $1) as journal
       from commande.rejet r where r.commande_id = $1`,
      [commande_id],
    )
    expect(kept).toEqual({ text, commands: 0, journal: ['alerte_securite.identite_incoherente'] })
  })

  test('a rejected command out of order advances nothing', async () => {
    const envelope = await envelopeOf(device, 7, {}, { utilisateur_id: UTILISATEUR.agent2 })
    expect(await sendOne(api, device, envelope)).toMatchObject(rejected('identite_incoherente'))
    expect(await lastSequence(device)).toBe(0)
  })

  test('a person of two organizations who sends under the wrong one burns nothing either', async () => {
    const send = (code: string, body: unknown) =>
      api.post('/v1/sync/commandes', body, 'deux', { 'x-organisation': code })
    const { code } = (
      await api.post('/v1/appareils/codes-enrolement', { utilisateur_id: UTILISATEUR.deux }, 'admin')
    ).body
    const enrolled = await api.post('/v1/appareils/enroler', { code }, 'deux', { 'x-organisation': 'DEMO' })
    const batch = { commandes: [await envelopeOf({ ...enrolled.body, as: 'deux' }, 1)] }
    expect((await send('VOISINE', batch)).body.resultats).toMatchObject([rejected('identite_incoherente')])
    expect((await send('DEMO', batch)).body.resultats).toMatchObject([{ issue: 'acceptee', motifs: [] }])
  })

  test('an envelope of another device in the batch is rejected and advances neither device', async () => {
    const other = await enrolDevice(api)
    const answer = await sendBatch(api, device, [await envelopeOf(device, 1), await envelopeOf(other, 1)])
    expect(answer.body.resultats).toMatchObject([{ issue: 'acceptee' }, rejected('identite_incoherente')])
    expect([await lastSequence(device), await lastSequence(other)]).toEqual([1, 0])
    expect(await sendOne(api, other, await envelopeOf(other, 1))).toMatchObject({ issue: 'acceptee' })
  })

  test('a batch is of its first envelope’s device: behind a stranger’s, nothing of one’s own advances', async () => {
    const other = await enrolDevice(api, 'agent2')
    const mine = await envelopeOf(device, 1)
    const answer = await sendBatch(api, device, [await envelopeOf(other, 1), mine])
    expect(answer.body.resultats).toMatchObject(Array(2).fill(rejected('identite_incoherente')))
    expect([await lastSequence(device), await lastSequence(other)]).toEqual([0, 0])
    expect(await sendOne(api, device, mine)).toMatchObject({ issue: 'acceptee' })
  })

  test("a colleague's queue sent under the wrong sign-in is not burnt: its agent sends it again", async () => {
    const envelopes = [await envelopeOf(device, 1), await envelopeOf(device, 2)]
    const wrong = await sendBatch(api, device, envelopes, 'agent2')
    expect(wrong.body.resultats).toMatchObject(Array(2).fill(rejected('identite_incoherente')))
    expect(wrong.body).toMatchObject({ derniere_sequence: 0, arret: null })
    expect(await lastSequence(device)).toBe(0)
    const right = await sendBatch(api, device, envelopes)
    expect(right.body.resultats).toMatchObject(Array(2).fill({ issue: 'acceptee', motifs: [] }))
    const again = await sendBatch(api, device, envelopes)
    expect(rawResults(again.text)).toEqual(rawResults(right.text))
  })
})

describe('identifiant_reutilise', () => {
  test('an id with another content: rejected, the first result stays', async () => {
    const first = await envelopeOf(device, 1)
    const answer = await sendBatch(api, device, [first])
    const forged = await envelopeOf(device, 2, {}, { id: first.id })
    expect(await sendOne(api, device, forged)).toMatchObject(rejected('identifiant_reutilise'))
    const again = await sendBatch(api, device, [first])
    expect(rawResults(again.text)).toEqual(rawResults(answer.text))
  })

  test('at the awaited sequence it takes it, so that it does not block its device', async () => {
    const first = await envelopeOf(device, 1)
    const batch = [first, await envelopeOf(device, 2, {}, { id: first.id }), await envelopeOf(device, 3)]
    const { body } = await sendBatch(api, device, batch)
    expect(body.resultats).toMatchObject([
      { issue: 'acceptee' },
      rejected('identifiant_reutilise'),
      { issue: 'acceptee' },
    ])
    expect(body.derniere_sequence).toBe(3)
  })

  test('an id of another device of the organization is known, too', async () => {
    const other = await enrolDevice(api, 'agent2')
    const first = await envelopeOf(other, 1)
    await sendOne(api, other, first)
    const forged = await envelopeOf(device, 1, {}, { id: first.id })
    expect(await sendOne(api, device, forged)).toMatchObject(rejected('identifiant_reutilise'))
  })
})

describe('sequence_reutilisee', () => {
  test('a number that was used: rejected, nothing moves', async () => {
    await sendBatch(api, device, [await envelopeOf(device, 1), await envelopeOf(device, 2)])
    const late = await envelopeOf(device, 1)
    const { body } = await sendBatch(api, device, [late, await envelopeOf(device, 3)])
    expect(body.resultats).toMatchObject([rejected('sequence_reutilisee'), { issue: 'acceptee' }])
    expect(body.derniere_sequence).toBe(3)
    expect(await rejectsOf(device)).toMatchObject([{ motif: 'sequence_reutilisee', commande_id: late.id }])
  })
})

test('GET /v1/rejets answers the latest first, page after page', async () => {
  for (const sequence of [11, 12, 13]) {
    await sendOne(api, device, await envelopeOf(device, sequence, {}, { utilisateur_id: UTILISATEUR.agent2 }))
  }
  const path = `/v1/rejets?appareil_id=${device.appareil_id}&limite=2`
  const first = (await api.get(path, 'admin')).body
  const second = (await api.get(`${path}&curseur=${first.suivant}`, 'admin')).body
  const sequences = [...first.rejets, ...second.rejets].map(({ sequence }) => sequence)
  expect(sequences).toEqual([13, 12, 11])
  expect(second.suivant).toBeNull()
})
