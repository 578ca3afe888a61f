// «Lot balances are never negative», at any date. An operation dated before its goods entered is refused, and the response gives
// the date of the entry. A reversed operation may be done again at its own date.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { enter, hollows, hoursAgo } from './support/dates.ts'
import { codeOf } from './support/office.ts'
import { createExpedition, createSale, RAISON, saleLine } from './support/sales.ts'
import { createStep, input, output, storeLot } from './support/steps.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const as = 'magasinier'
const act = (path: string, body: object = {}) => api.post(`/v1/${path}`, body, as)
const destroy = (lot: string, quantite_g: number, date_operation: string) =>
  act(`lots/${lot}/sorties`, { genre: 'destruction', preuve: 'PV', quantite_g, date_operation, ...RAISON })
const seconds = (at: string) => new Date(at).getTime()

test('a destruction dated before its lot was received: how much was there, and since when what is asked is', async () => {
  const received = hoursAgo(48)
  const lot = await makeLot(api, { quantite_g: 1000, date_operation: received })
  const early = await destroy(lot, 400, hoursAgo(72))
  expect(codeOf(early)).toBe('409 matiere_pas_encore_entree')
  const { details } = early.body
  expect(details).toMatchObject({ lot_id: lot, demande_g: 400, disponible_g: 0 })
  expect(seconds(details.disponible_le)).toBe(seconds(received))
  expect(codeOf(await destroy(lot, 400, details.disponible_le))).toBe('201')
  expect(await hollows(api)).toEqual([])
})

test('what entered later does not excuse what was taken before', async () => {
  const lot = await makeLot(api, { quantite_g: 500, date_operation: hoursAgo(48) })
  const more = hoursAgo(24)
  await enter(api, lot, 500, more)
  const early = await destroy(lot, 501, hoursAgo(36))
  expect(codeOf(early)).toBe('409 matiere_pas_encore_entree')
  expect(early.body.details).toMatchObject({ demande_g: 501, disponible_g: 500 })
  expect(codeOf(await destroy(lot, 500, hoursAgo(36)))).toBe('201')
  expect(codeOf(await destroy(lot, 1, hoursAgo(30)))).toBe('409 matiere_pas_encore_entree')
  expect(codeOf(await destroy(lot, 500, more))).toBe('201')
  expect(await hollows(api)).toEqual([])
})

test('a chain that is recorded days later, reversed from its end, is recorded again at the same dates', async () => {
  const lot = await makeLot(api, { quantite_g: 1_000_000, date_operation: hoursAgo(96) })
  const wish = {
    entrees: [input(lot)],
    sorties: [output(1_000_000)],
    pertes: [],
    date_operation: hoursAgo(72),
  }
  const step = await createStep(api, wish)
  const made = (await act(`etapes/${step}/valider`)).body.sorties[0].lot_id
  await storeLot(api, made)
  const vente_id = await createSale(api, { lignes: [saleLine({ quantite_g: 2_000_000 })] })
  const ship = (date_operation: string) =>
    createExpedition(api, { vente_id, lot: made, quantite_g: 900_000, date_operation })
  const tooEarly = await act(`expeditions/${await ship(hoursAgo(80))}/valider`)
  expect(codeOf(tooEarly)).toBe('409 matiere_pas_encore_entree')
  expect(seconds(tooEarly.body.details.disponible_le)).toBe(seconds(wish.date_operation))

  const shipment = await ship(hoursAgo(70))
  expect(codeOf(await act(`expeditions/${shipment}/valider`))).toBe('200')
  expect(codeOf(await act(`expeditions/${shipment}/devalider`, RAISON))).toBe('200')
  expect(codeOf(await act(`expeditions/${shipment}/valider`))).toBe('200')
  expect(codeOf(await act(`expeditions/${shipment}/devalider`, RAISON))).toBe('200')
  expect(codeOf(await act(`etapes/${step}/devalider`, RAISON))).toBe('200')
  expect(codeOf(await act(`etapes/${step}/valider`))).toBe('200')
  expect(await hollows(api)).toEqual([])
})

test('a reversal is seen at the date of what it reverses, and when it was recorded', async () => {
  const lot = await makeLot(api, { quantite_g: 1000, date_operation: hoursAgo(48) })
  const { sortie } = (await destroy(lot, 1000, hoursAgo(24))).body
  const { body } = await api.post(`/v1/mouvements/${sortie.mouvement_id}/contrepasser`, RAISON, 'direction')
  expect(seconds(body.date_operation)).toBe(seconds(sortie.date_operation))
  expect(seconds(body.enregistre_le)).toBeGreaterThan(seconds(hoursAgo(1)))
  expect(codeOf(await destroy(lot, 990, sortie.date_operation))).toBe('201')
  expect(await hollows(api)).toEqual([])
})
