// The replacement of a phone, and the enrolment codes that the office sees.

import type { Resultat } from '@sillon/telephone/types'
import { describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { told } from './support/dates.ts'
import { codeOf } from './support/office.ts'
import { clockAt, enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi()
const raison = 'Écran cassé'
const replace = (id: string, as = 'admin') => api.post(`/v1/appareils/${id}/remplacer`, { raison }, as)
const issue = async (utilisateur_id: string = UTILISATEUR.agent1) =>
  (await api.post('/v1/appareils/codes-enrolement', { utilisateur_id }, 'admin')).body
const cancel = (id: string, as = 'admin') =>
  api.post(`/v1/appareils/codes-enrolement/${id}/annuler`, { raison }, as)
const list = async (query = '') =>
  (await api.get(`/v1/appareils/codes-enrolement?limite=200&${query}`, 'admin')).body.codes_enrolement
const one = async (id: string) => (await list()).find((code: { id: string }) => code.id === id)

describe('replacement', () => {
  test('the old phone is `remplace` with its date, and the same agent enrols the next with the code', async () => {
    const old = await enrolDevice(api)
    const { status, body } = await told(
      () => replace(old.appareil_id),
      (answer) => answer.body.appareil.revoque_le,
    )
    expect(status).toBe(200)
    expect(body.appareil).toMatchObject({
      id: old.appareil_id,
      statut: 'remplace',
      raison_revocation: raison,
    })
    expect(body.code_enrolement.utilisateur_id).toBe(UTILISATEUR.agent1)
    const { code, id } = body.code_enrolement
    expect(codeOf(await api.post('/v1/appareils/enroler', { code }, 'agent2'))).toBe(
      '403 code_enrolement_invalide',
    )
    const next = (await api.post('/v1/appareils/enroler', { code }, 'agent1')).body
    expect(next.sequence_depart).toBe(1)
    expect(await one(id)).toMatchObject({
      statut: 'utilise',
      appareil_id: next.appareil_id,
      remplace_id: old.appareil_id,
    })
  })

  test('sends as a revoked one does: before normally, after apres_revocation, no sync token', async () => {
    const device = await enrolDevice(api)
    const at = Date.parse((await replace(device.appareil_id)).body.appareil.revoque_le)
    const { body } = await sendBatch(api, device, [
      await envelopeOf(device, 1, {}, clockAt(at - 1)),
      await envelopeOf(device, 2, {}, clockAt(at + 1)),
    ])
    expect(body.resultats.map(({ motifs }: Resultat) => motifs)).toEqual([[], ['apres_revocation']])
    const token = await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, 'agent1')
    expect(codeOf(token)).toBe('403 appareil_revoque')
    const state = await api.get(`/v1/sync/etat-appareil?appareil_id=${device.appareil_id}`, 'agent1')
    expect(state.body.statut).toBe('remplace')
  })

  test('once, and not what is revoked; ten at once make one code', async () => {
    const { appareil_id } = await enrolDevice(api)
    const before = (await list()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => replace(appareil_id)))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', ...Array(9).fill('409 appareil_deja_revoque')])
    expect((await list()).length).toBe(before + 1)
    const again = await api.post(`/v1/appareils/${appareil_id}/revoquer`, { raison }, 'admin')
    expect(codeOf(again)).toBe('409 appareil_deja_revoque')
  })

  test('needs devices.manage and a reason', async () => {
    const { appareil_id } = await enrolDevice(api)
    expect(codeOf(await replace(appareil_id, 'rsci'))).toBe('403 droit_manquant')
    const path = `/v1/appareils/${appareil_id}/remplacer`
    expect(codeOf(await api.post(path, {}, 'admin'))).toBe('400 parametre_invalide')
  })
})

describe('enrolment codes', () => {
  test('are listed, latest first, for whom, until when and what became of them; never the code', async () => {
    const first = await issue()
    const second = await issue(UTILISATEUR.agent2)
    const codes = await list()
    expect(codes.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect(codes[0]).toMatchObject({
      utilisateur_id: UTILISATEUR.agent2,
      statut: 'valable',
      cree_par: UTILISATEUR.admin,
      expire_le: second.expire_le,
      appareil_id: null,
      annule_le: null,
    })
    expect(JSON.stringify(codes)).not.toContain(second.code)
  })

  test('by agent and by what became of them, page after page', async () => {
    const mine = [await issue(UTILISATEUR.inspecteur), await issue(UTILISATEUR.inspecteur)]
    await cancel(mine[0].id)
    const ids = async (query: string) =>
      (await list(`utilisateur_id=${UTILISATEUR.inspecteur}&${query}`)).map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([mine[1].id, mine[0].id])
    expect(await ids('statut=annule')).toEqual([mine[0].id])
    expect(await ids('statut=valable')).toEqual([mine[1].id])
    await api.sql('update appareil.code_enrolement set expire_le = now() where id = $1', [mine[1].id])
    expect(await ids('statut=expire')).toEqual([mine[1].id])
    const page = (await api.get('/v1/appareils/codes-enrolement?limite=1', 'admin')).body
    const path = `/v1/appareils/codes-enrolement?limite=1&curseur=${page.suivant}`
    const next = (await api.get(path, 'admin')).body
    expect([page, next].map(({ codes_enrolement }) => codes_enrolement[0])).toEqual(
      (await list()).slice(0, 2),
    )
  })

  test('one that is cancelled enrols nobody', async () => {
    const { id, code } = await issue()
    const { status, body } = await cancel(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ statut: 'annule', annule_par: UTILISATEUR.admin, raison_annulation: raison })
    expect(codeOf(await api.post('/v1/appareils/enroler', { code }, 'agent1'))).toBe(
      '403 code_enrolement_invalide',
    )
    expect(codeOf(await cancel(id))).toBe('409 code_enrolement_clos')
  })

  test('one that was used is not cancelled: cancelling and enrolling at once, one of both is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, code } = await issue()
      const [cancelled, enrolled] = await Promise.all([
        cancel(id),
        api.post('/v1/appareils/enroler', { code }, 'agent1'),
      ])
      expect([cancelled.status === 200, enrolled.status === 201]).toEqual([
        enrolled.status !== 201,
        cancelled.status !== 200,
      ])
    }
  })

  test('need devices.manage', async () => {
    const { id } = await issue()
    expect(codeOf(await cancel(id, 'agent1'))).toBe('403 droit_manquant')
    expect(codeOf(await api.get('/v1/appareils/codes-enrolement', 'rsci'))).toBe('403 droit_manquant')
  })
})
