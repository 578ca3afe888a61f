// «Lot balances are never negative», at any date and at once: whoever comes second sees what the first took of that day.
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { enter, hollows, hoursAgo } from '../api/support/dates.ts'
import { codeOf } from '../api/support/office.ts'
import { makeLot } from '../api/support/stock.ts'
import { DESTRUCTION } from '../api/support/suites.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const LOT = 'select from lot.lot where id = $1 for update'

/** A lot of 500 g two days ago, and of as much again since yesterday. */
async function twice(): Promise<string> {
  const lot = await makeLot(api, { quantite_g: 500, date_operation: hoursAgo(48) })
  await enter(api, lot, 500, hoursAgo(24))
  return lot
}
/** Destructions that all stand at the lot before any may pass; what each is answered. */
async function race(lot: string, ...wishes: (readonly [hours: number, quantite_g: number])[]) {
  const holder = await hold(url, LOT, [lot])
  const answers = []
  for (const [hours, quantite_g] of wishes) {
    const body = { ...DESTRUCTION, quantite_g, date_operation: hoursAgo(hours) }
    answers.push(api.post(`/v1/lots/${lot}/sorties`, body, 'magasinier'))
    await untilBlocked(url, answers.length)
  }
  await holder.release()
  return (await Promise.all(answers)).map(codeOf)
}

test.each([
  ['the earlier first', 40, 30],
  ['the later first', 30, 40],
])('two debits of what was there before more entered, %s: one', async (_, one, other) => {
  const lot = await twice()
  expect(await race(lot, [one, 300], [other, 300])).toEqual(['201', '409 matiere_pas_encore_entree'])
  expect(await hollows(api)).toEqual([])
})

test.each([
  ['the present one first', [0, 1000], [40, 1], '409 stock_insuffisant'],
  ['the earlier one first', [40, 1], [0, 1000], '409 stock_insuffisant'],
  ['both fit', [40, 500], [0, 500], '201'],
] as const)('a debit of the past against one of the present, %s', async (_, first, second, outcome) => {
  const lot = await twice()
  expect(await race(lot, first, second)).toEqual(['201', outcome])
  expect(await hollows(api)).toEqual([])
})
