// Spec: api#erreurs: the refusal of an act on goods tells a person what to do instead, in words and figures.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { createExpedition, createSale, shipped } from './support/sales.ts'
import { createStep, doneStep, input, output } from './support/steps.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const post = (path: string, body: object = {}, as = 'magasinier') => api.post(`/v1${path}`, body, as)
const raison = { raison: 'Erreur' }

test('stock_insuffisant names the lot, what it holds and what was asked, for a step, a shipment and a destruction', async () => {
  const [full, short] = [await makeLot(api), await makeLot(api, { quantite_g: 999 })]
  const step = await createStep(api, {
    entrees: [input(full), input(short, 1000)],
    sorties: [output(1_001_000)],
    pertes: [],
  })
  const details = { lot_id: short, quantite_g: 999, demande_g: 1000 }
  const refused = { status: 409, body: { erreur: 'stock_insuffisant', details } }
  expect(await post(`/etapes/${step}/valider`)).toMatchObject(refused)
  const expedition = await createExpedition(api, { lot: short, quantite_g: 1000 })
  expect(await post(`/expeditions/${expedition}/valider`)).toMatchObject(refused)
  const destruction = { genre: 'destruction', quantite_g: 1000, preuve: 'PV 1', raison: 'Avarié' }
  expect(await post(`/lots/${short}/sorties`, destruction)).toMatchObject(refused)
})

test('transition_refusee lists the acts that start from the state of a sale, an expedition, a step', async () => {
  const refusal = async (path: string, body: object, as?: string) => {
    const answer = await post(path, body, as)
    expect(codeOf(answer)).toBe('409 transition_refusee')
    return answer.body.details.possibles
  }
  const sale = await createSale(api)
  expect(await refusal(`/ventes/${sale}/valider`, {}, 'commercial')).toEqual([
    'annuler',
    'corriger',
    'expedier',
  ])
  await post(`/ventes/${sale}/annuler`, raison, 'commercial')
  expect(await refusal(`/ventes/${sale}/annuler`, raison, 'commercial')).toEqual([])
  const gone = await shipped(api)
  expect(await refusal(`/expeditions/${gone}/annuler`, raison)).toEqual([
    'corriger',
    'devalider',
    'retourner',
  ])
  const draft = await createExpedition(api)
  expect(await refusal(`/expeditions/${draft}/devalider`, raison)).toEqual(['annuler', 'modifier', 'valider'])
  await post(`/expeditions/${draft}/annuler`, raison)
  expect(await refusal(`/expeditions/${draft}/annuler`, raison)).toEqual([])
})

test('a step whose output was rejected is taken back; the lot stays rejected', async () => {
  const { id, lot } = await doneStep(api)
  await post(`/lots/${lot}/rejeter`, raison)
  expect((await post(`/etapes/${id}/devalider`, raison)).status).toBe(200)
  expect((await api.get(`/v1/lots/${lot}`, 'magasinier')).body.statut).toBe('rejeté')
})

test('what a step made is not cancelled by itself: its possible acts do not offer it', async () => {
  const { lot } = await doneStep(api)
  const { body } = await api.get(`/v1/lots/${lot}`, 'magasinier')
  expect(body.actes_possibles).toEqual(['rejeter', 'valider'])
})
