// Control queue, «effect while open»: a collection shows what its open controls forbid, with their motifs. Once they are lifted,
// the effect is gone.
import { beforeAll, expect, test } from 'vitest'
import { PRODUCTEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, sendBatch } from './support/phones.ts'

const api = await openApi()
let device: Device
let sequence = 0
beforeAll(async () => {
  device = await enrolDevice(api)
})

async function collect(payload: Draft): Promise<string> {
  sequence += 1
  const { body } = await sendBatch(api, device, [await envelopeOf(device, sequence, payload)])
  return body.resultats[0].entites.collecte
}

async function shown(id: string): Promise<Draft> {
  const { collectes } = (await api.get('/v1/collectes?limite=200', 'direction')).body
  return collectes.find((one: { id: string }) => one.id === id)
}

test('one without controls forbids nothing and shows its figures and number', async () => {
  expect(await shown(await collect({}))).toMatchObject({
    statut: 'enregistree',
    numero_officiel: expect.any(String),
    en_anomalie: false,
    paiement_bloque: false,
    ecartee_du_bio: false,
    referentiel_ecarte: null,
    motifs: [],
    qualites: { AB: 'AB' },
    categories: { AB: 'bio' },
  })
})

test('the payment waits for ecart_calcul, with its reason, until the server value is confirmed', async () => {
  const id = await collect({ calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } })
  expect(await shown(id)).toMatchObject({
    paiement_bloque: true,
    ecartee_du_bio: false,
    motifs: ['ecart_calcul'],
  })
  const [control] = (await api.get(`/v1/controles?entite_id=${id}`, 'rsci')).body.controles
  const decision = { decision: 'confirmation_serveur', raison: 'Pesée vérifiée' }
  await api.post(`/v1/controles/${control.id}/lever`, decision, 'rsci')
  expect(await shown(id)).toMatchObject({ en_anomalie: false, paiement_bloque: false, motifs: [] })
})

test('they are found by producer, latest first, each page once', async () => {
  await collect({})
  const path = '/v1/collectes?limite=1'
  const first = (await api.get(path, 'direction')).body
  const second = (await api.get(`${path}&curseur=${first.suivant}`, 'direction')).body
  expect(second.collectes[0].id).not.toBe(first.collectes[0].id)
  expect(Date.parse(second.collectes[0].date_operation)).toBeLessThanOrEqual(
    Date.parse(first.collectes[0].date_operation),
  )
  const departed = (await api.get(`/v1/collectes?producteur_id=${PRODUCTEUR.departed}`, 'direction')).body
  expect(departed).toEqual({ collectes: [], suivant: null })
})
