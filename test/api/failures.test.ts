// A failure while one command is processed: no acquired data are lost, the device is never blocked for ever, and the response
// contains nothing internal.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { SECRET } from './support/breakage.ts'
import {
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  net,
  rawResults,
  sendBatch,
  sendOne,
} from './support/phones.ts'

const api = await openApi()
const [alerter] = await api.sql<{ definition: string }>(
  "select pg_get_functiondef('collecte.alerter(commande.contexte, text[])'::regprocedure) as definition",
)
let device: Device
beforeEach(async () => {
  device = await enrolDevice(api)
})
const mend = () => api.sql(alerter?.definition ?? '')
afterEach(mend)

/** Makes the last step of every later collection of 6,666 g fail with this SQLSTATE. */
const breakWith = (sqlstate: string) =>
  api.sql(
    `create or replace function collecte.alerter(p_contexte commande.contexte, p_versions_pack text[])
       returns text[] language plpgsql as $$
     begin
       if p_contexte.payload #>> '{calcul_telephone,net_g}' = '6666' then
         raise sqlstate '${sqlstate}' using message = '${SECRET}';
       end if;
       return '{}';
     end $$`,
  )
const envelopes = async () => [
  await envelopeOf(device, 1),
  await envelopeOf(device, 2, net(6666)),
  await envelopeOf(device, 3),
]
const lastSequence = async () =>
  (await api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1')).body.derniere_sequence
const effects = async () =>
  (
    await api.sql(
      `select count(*)::integer as n, count(distinct numero_officiel)::integer as numbers from collecte.collecte where appareil_id = $1`,
      [device.appareil_id],
    )
  )[0]

describe('an error of the data itself', () => {
  test.each(['22003', '22P02', '23505', '23514', '23503'])(
    '%s: set aside at once, the rest goes on',
    async (sqlstate) => {
      await breakWith(sqlstate)
      const { body } = await sendBatch(api, device, await envelopes())
      expect(body.resultats).toMatchObject([
        { issue: 'acceptee' },
        { issue: 'acceptee_controle', motifs: ['donnees_illisibles'], numero_officiel: null, entites: {} },
        { issue: 'acceptee' },
      ])
      expect(await effects()).toEqual({ n: 2, numbers: 2 })
      const [first, , third] = body.resultats.map((r: { numero_officiel: string }) =>
        Number(r.numero_officiel?.slice(-6)),
      )
      expect(third).toBe(first + 1)
    },
  )

  test('an entity id that another command has taken already is such an error', async () => {
    const first = await envelopeOf(device, 1)
    const { collecte_id } = first.payload as Draft
    const answer = await sendBatch(api, device, [first, await envelopeOf(device, 2, { collecte_id })])
    expect(answer.body.resultats).toMatchObject([
      { issue: 'acceptee' },
      { motifs: ['donnees_illisibles'], entites: {} },
    ])
    expect(await effects()).toEqual({ n: 1, numbers: 1 })
  })
})

describe('a failure that nobody foresaw', () => {
  test.each(['XX000', 'P0004', '42P01', 'P0001'])(
    '%s: 500 twice with the earlier commands acquired, set aside the third time',
    async (sqlstate) => {
      await breakWith(sqlstate)
      const batch = await envelopes()
      for (const _ of [1, 2]) {
        const { status, body, text } = await sendBatch(api, device, batch)
        expect([status, body.erreur]).toEqual([500, 'erreur_interne'])
        expect(text).not.toContain(SECRET)
        expect(await lastSequence()).toBe(1)
      }
      const { body } = await sendBatch(api, device, batch)
      expect(body.resultats).toMatchObject([
        { issue: 'acceptee' },
        { motifs: ['donnees_illisibles'] },
        { issue: 'acceptee' },
      ])
      expect(await effects()).toEqual({ n: 2, numbers: 2 })
    },
  )

  test('mended before the third attempt, the command is processed as if nothing had happened', async () => {
    await breakWith('XX000')
    const batch = await envelopes()
    await sendBatch(api, device, batch)
    await mend()
    const answer = await sendBatch(api, device, batch)
    expect(answer.body.resultats).toMatchObject(Array(3).fill({ issue: 'acceptee', motifs: [] }))
    expect(rawResults((await sendBatch(api, device, batch)).text)).toEqual(rawResults(answer.text))
  })
})

describe('exhausted resources and lost connections', () => {
  test.each(['53300', '53200', '25006', '40001', '40P01', '57014', '57P01', '08006'])(
    '%s: 503, and it never counts',
    async (sqlstate) => {
      await breakWith(sqlstate)
      const batch = await envelopes()
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        const { status, body } = await sendBatch(api, device, batch)
        expect([status, body]).toEqual([503, { erreur: 'service_indisponible' }])
      }
      expect(await lastSequence()).toBe(1)
      await mend()
      expect((await sendBatch(api, device, batch)).body.resultats).toMatchObject(
        Array(3).fill({ issue: 'acceptee' }),
      )
    },
  )

  test('a lock or a disk that is not available now is no fault of the command either', async () => {
    for (const sqlstate of ['55P03', '58030']) {
      await breakWith(sqlstate)
      const envelope = await envelopeOf(device, (await lastSequence()) + 1, net(6666))
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        expect((await sendBatch(api, device, [envelope])).status).toBeGreaterThanOrEqual(500)
      }
      await mend()
      expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
    }
  })
})
