// Process steps compete with each other, with quarantine and with uses of their outputs: the second act sees the result of the
// first.
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { createStep, doneStep, input, moveLot, output } from '../api/support/steps.ts'
import { makeLot } from '../api/support/stock.ts'
import type { Answer } from '../support/http.ts'
import { ask, hold, until, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const LOT = 'select from lot.lot where id = $1 for update'
const STEP = 'select from etape.etape where id = $1 for update'
const act = (id: string, verb: string, body: object = {}) =>
  api.post(`/v1/etapes/${id}/${verb}`, body, 'magasinier')
const outcome = ({ status, body }: Answer) => (status < 400 ? String(status) : body.erreur)
const RAISON = { raison: 'x' }
const small = (lot: string, quantite_g: number) =>
  createStep(api, { entrees: [input(lot, quantite_g)], sorties: [output(quantite_g)], pertes: [] })

/** Starts the requests while another session holds the row, so that all of them wait for it before any can continue. */
async function race(row: string, id: string, asks: (() => Promise<Answer>)[]): Promise<string[]> {
  const holder = await hold(url, row, [id])
  const answers: Promise<Answer>[] = []
  for (const [index, request] of asks.entries()) {
    answers.push(request())
    await untilBlocked(url, index + 1)
  }
  await holder.release()
  return (await Promise.all(answers)).map(outcome)
}
const sumOf = async (lot: string) =>
  (
    await ask<{ quantite_g: number; ecritures_g: number }>(
      url,
      `select s.quantite_g::int, (select sum(e.quantite_g)::int from matiere.toute_ecriture e where e.compte_id = c.id) as ecritures_g
       from matiere.compte c join matiere.solde s on s.compte_id = c.id where c.objet_id = $1`,
      [lot],
    )
  )[0]

test('two steps that want the last kilogram of a lot: one of them has it', async () => {
  const lot = await makeLot(api, { quantite_g: 1000 })
  const steps = [await small(lot, 1000), await small(lot, 1000)]
  const outcomes = await race(
    LOT,
    lot,
    steps.map((id) => () => act(id, 'valider')),
  )
  expect(outcomes).toEqual(['200', 'stock_insuffisant'])
  expect(await sumOf(lot)).toEqual({ quantite_g: 0, ecritures_g: 0 })
})

test('two validations of one step: one', async () => {
  const lot = await makeLot(api, { quantite_g: 5000 })
  const id = await small(lot, 1000)
  const outcomes = await race(STEP, id, [() => act(id, 'valider'), () => act(id, 'valider')])
  expect(outcomes).toEqual(['200', 'transition_refusee'])
  expect(await sumOf(lot)).toEqual({ quantite_g: 4000, ecritures_g: 4000 })
})

test('a validation that waits while the lot goes into quarantine is blocked', async () => {
  const lot = await makeLot(api)
  const id = await small(lot, 1000)
  const holder = await hold(url, LOT, [lot])
  const quarantine = moveLot(api, lot, 'mettre_en_quarantaine')
  // The quarantine runs in a separate session and is the first to wait for the row.
  await until('the quarantine waits', async () => {
    const rows = await ask(
      url,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })
  const validation = act(id, 'valider')
  await untilBlocked(url, 1)
  await holder.release()
  await quarantine
  expect(outcome(await validation)).toBe('etape_bloquee')
  expect(await sumOf(lot)).toEqual({ quantite_g: 1_000_000, ecritures_g: 1_000_000 })
})

test.each([
  ['the use first', false, ['200', 'matiere_deja_utilisee']],
  ['the devalidation first', true, ['200', 'lot_non_valide']],
])('a devalidation against the use of its output, %s', async (_, isReversed, expected) => {
  const done = await doneStep(api, true)
  const next = await small(done.lot, 1000)
  const asks = [() => act(next, 'valider'), () => act(done.id, 'devalider', RAISON)]
  expect(await race(LOT, done.lot, isReversed ? asks.toReversed() : asks)).toEqual(expected)
  const left = await sumOf(done.lot)
  expect(left?.quantite_g).toBe(left?.ecritures_g)
})

test('steps that share their inputs in another order wait for each other, and both are done', async () => {
  const lots = [await makeLot(api), await makeLot(api), await makeLot(api)]
  const step = (order: readonly string[]) =>
    createStep(api, { entrees: order.map((lot) => input(lot, 1000)), sorties: [output(3000)], pertes: [] })
  const ids = await Promise.all([...Array(4).keys()].map((n) => step(n % 2 ? lots : lots.toReversed())))
  const answers = await Promise.all(ids.map((id) => act(id, 'valider')))
  expect(answers.map(outcome)).toEqual(['200', '200', '200', '200'])
  expect(await Promise.all(lots.map(sumOf))).toEqual(
    lots.map(() => ({ quantite_g: 996_000, ecritures_g: 996_000 })),
  )
})
