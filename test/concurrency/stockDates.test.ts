// «Lot balances are never negative», at any date and under concurrency: the second act sees how much the first took at that date.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { enter, hollows, hoursAgo } from '../api/support/dates.ts'
import { codeOf } from '../api/support/office.ts'
import { makeLot } from '../api/support/stock.ts'
import { DESTRUCTION } from '../api/support/suites.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const LOT = 'select from lot.lot where id = $1 for update'

/** Makes a lot that has held 500 g for two days, and another 500 g for one day. */
async function twice(): Promise<string> {
  const lot = await makeLot(api, { quantite_g: 500, date_operation: hoursAgo(48) })
  await enter(api, lot, 500, hoursAgo(24))
  return lot
}
/** Sends destructions that all wait for the lot's lock before one of them may continue; returns their responses. */
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

const TAKE = `select matiere.mouvoir('destruction', 'lot', $1, array[
  (matiere.compte_de('lot', $1), $2::uuid, -300, null), (matiere.compte_de('perte', null), $2::uuid, 300, null)]::matiere.ligne[],
  $3, $4, now())`
/** Calls a rule in a separate session, which the test ends. */
async function session() {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
  return {
    take: (lot: string, hours: number) =>
      client.query(TAKE, [lot, PRODUIT.ananas, UTILISATEUR.magasinier, hoursAgo(hours)]).then(
        () => 'gone',
        (error: Error) => error.message,
      ),
    async end(how: 'commit' | 'rollback') {
      await client.query(how)
      await client.end()
    },
  }
}

test.each([
  ['commit', 'matiere_pas_encore_entree'],
  ['rollback', 'gone'],
] as const)('the ledger itself waits for who posted first, which ends in a %s', async (end, outcome) => {
  const lot = await twice()
  const [first, second] = [await session(), await session()]
  expect(await first.take(lot, 30)).toBe('gone')
  const waiting = second.take(lot, 40)
  await untilBlocked(url, 1)
  await first.end(end)
  expect(await waiting).toBe(outcome)
  await second.end(outcome === 'gone' ? 'commit' : 'rollback')
  expect(await hollows(api)).toEqual([])
})
