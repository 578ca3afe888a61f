// Spec: rappels#execution, rappels#suivi: whichever of a recall and a movement comes first, no lot of an executed recall stays
// validated and free.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { FOURNISSEUR, ORGANISATION, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { receive as receiveGoods } from '../api/support/arrivals.ts'
import { openOffice } from '../api/support/office.ts'
import { net, referenceOf } from '../api/support/phones.ts'
import { purchase } from '../api/support/receptions.ts'
import { makeLot } from '../api/support/stock.ts'
import { ask, hold, until, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl

/** Opens a transaction with the rules in DEMO, on a separate connection. */
async function begin() {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(
    `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
    [ORGANISATION.demo, UTILISATEUR.magasinier],
  )
  return {
    run: (sql: string, values: unknown[]) => client.query(sql, values),
    async end(how: 'commit' | 'rollback') {
      await client.query(how)
      await client.end()
    },
  }
}

const VALIDATE = 'select lot.entrer_en_stock($1, $2, now())'
const MAKE = `select matiere.mouvoir('etape', 'lot', $2::uuid, array[
  (matiere.compte_de('lot', $1::uuid), $3::uuid, -1000, null),
  (matiere.compte_de('lot', $2::uuid), $3::uuid, 1000, null)]::matiere.ligne[], $4::uuid, now(), now())`
const LOCK = 'select lot.verrouiller($1::uuid)'

const stateOf = async (lot: string) =>
  (await ask<{ statut: string }>(url, 'select statut from lot.lot where id = $1', [lot]))[0]?.statut
async function planned(id: string, genre = 'lot'): Promise<string> {
  const origines = [{ genre, id }]
  return (await api.post('/v1/rappels', { origines, raison: 'Résidu' }, 'direction')).body.id
}
const execute = (id: string) => api.post(`/v1/rappels/${id}/executer`, {}, 'direction')

test('validated while the recall waits for it: blocked', async () => {
  const lot = await makeLot(api, { statut: 'en_attente' })
  const id = await planned(lot)
  const validation = await begin()
  await validation.run(VALIDATE, [lot, UTILISATEUR.magasinier])
  const executing = execute(id)
  await untilBlocked(url, 1)
  await validation.end('commit')
  expect((await executing).body.lignes.at(-1)).toMatchObject({
    id: lot,
    effet: expect.stringMatching(/bloqué|origine/),
  })
  expect(await stateOf(lot)).toBe('quarantaine')
})

test('validated as soon as the recall has marked it: blocked', async () => {
  const lot = await makeLot(api, { statut: 'en_attente' })
  const id = await planned(lot)
  const recall = await begin()
  await recall.run('select rappel.executer($1, $2, now())', [id, UTILISATEUR.direction])
  const validation = await begin()
  const validating = validation.run(VALIDATE, [lot, UTILISATEUR.magasinier])
  await untilBlocked(url, 1)
  await recall.end('commit')
  await validating
  await validation.end('commit')
  expect(await stateOf(lot)).toBe('quarantaine')
})

test('made of a recalled lot while the recall waits: reached and blocked', async () => {
  const [lot, made] = [await makeLot(api), await makeLot(api)]
  const id = await planned(lot)
  const step = await begin()
  await step.run(LOCK, [lot])
  await step.run(MAKE, [lot, made, PRODUIT.ananas, UTILISATEUR.magasinier])
  const executing = execute(id)
  await untilBlocked(url, 1)
  await step.end('commit')
  expect((await executing).status).toBe(200)
  expect([await stateOf(lot), await stateOf(made)]).toEqual(['quarantaine', 'quarantaine'])
})

test('made of it just after: nothing leaves it any more', async () => {
  const [lot, made] = [await makeLot(api), await makeLot(api)]
  const id = await planned(lot)
  const recall = await begin()
  await recall.run('select rappel.executer($1, $2, now())', [id, UTILISATEUR.direction])
  const step = await begin()
  const making = step
    .run(LOCK, [lot])
    .then(() => step.run(MAKE, [lot, made, PRODUIT.ananas, UTILISATEUR.magasinier]))
  // Listens for the rejection before it can happen.
  const refused = expect(making).rejects.toThrow('lot_en_quarantaine')
  await untilBlocked(url, 1)
  await recall.end('commit')
  await refused
  await step.end('rollback')
  expect(await stateOf(made)).toBe('validé')
})

const EARLIER = { date_operation: new Date(Date.now() - 60_000).toISOString() }
const BUY = 'select reception.creer($1, $2, now()) as id'
const SUBMIT = 'select reception.soumettre($1, $2, now())'
const VALIDATE_RECEPTION = 'select reception.valider($1, null, $2, now())'
const lotOf = async (reception: string) =>
  (await ask<{ id: string }>(url, 'select id from lot.lot where reception_id = $1', [reception]))[0]?.id ?? ''
const bought = (more: object = {}) => [purchase({ ...EARLIER, ...more }), UTILISATEUR.magasinier]

test('bought from the recalled supplier while the recall is executed: reached and blocked', async () => {
  const id = await planned(FOURNISSEUR.plantation, 'fournisseur')
  const buying = await begin()
  const reception = (await buying.run(BUY, bought())).rows[0].id
  await buying.run(VALIDATE_RECEPTION, [reception, UTILISATEUR.magasinier])
  const executing = execute(id)
  await untilBlocked(url, 1)
  await buying.end('commit')
  expect((await executing).status).toBe(200)
  expect(await stateOf(await lotOf(reception))).toBe('quarantaine')
})

test('a draft from the recalled supplier submitted, and validated, while the recall is executed: blocked', async () => {
  const drafting = await begin()
  const reception = (await drafting.run(BUY, bought({ brouillon: true }))).rows[0].id
  await drafting.end('commit')
  const id = await planned(FOURNISSEUR.plantation, 'fournisseur')
  const submitting = await begin()
  await submitting.run(SUBMIT, [reception, UTILISATEUR.magasinier])
  await submitting.run(VALIDATE_RECEPTION, [reception, UTILISATEUR.magasinier])
  const executing = execute(id)
  await untilBlocked(url, 1)
  await submitting.end('commit')
  expect((await executing).status).toBe(200)
  expect(await stateOf(await lotOf(reception))).toBe('quarantaine')
})

test('bought from the recalled supplier just after: held when it is validated', async () => {
  const id = await planned(FOURNISSEUR.plantation, 'fournisseur')
  const recall = await begin()
  await recall.run('select rappel.executer($1, $2, now())', [id, UTILISATEUR.direction])
  const buying = await begin()
  const creating = buying.run(BUY, bought())
  await untilBlocked(url, 1)
  await recall.end('commit')
  const reception = (await creating).rows[0].id
  await buying.run(VALIDATE_RECEPTION, [reception, UTILISATEUR.magasinier])
  await buying.end('commit')
  expect(await stateOf(await lotOf(reception))).toBe('quarantaine')
})

test('the command of goods that were received before it arrives while the recall of its producer is executed', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  const { reception_id, lot_id } = await receiveGoods(api, [{ reference, quantite_g: 10_000 }])
  const id = await planned(PRODUCTEUR.ordinary, 'producteur')
  const held = 'select from reception.reception where id = $1 for update'
  const holder = await hold(url, held, [reception_id])
  const arriving = office.send(net(10_000))
  await untilBlocked(url, 1)
  const executing = execute(id)
  await untilBlocked(url, 2)
  await holder.release()
  expect([(await arriving).result.issue, (await executing).status]).toEqual(['acceptee', 200])
  expect(await stateOf(lot_id)).toBe('quarantaine')
})

test('executed by two at once: once', async () => {
  const lot = await makeLot(api)
  const id = await planned(lot)
  const holder = await begin()
  await holder.run('select from rappel.rappel where id = $1 for update', [id])
  const both = [execute(id), execute(id)]
  await untilBlocked(url, 2)
  await holder.end('rollback')
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  const held = () => ask(url, `select from lot.quarantaine_lot where rappel_id = $1`, [id])
  await until('one quarantine', async () => (await held()).length === 1)
  expect(await api.get(`/v1/rappels/${randomUUID()}`, 'direction')).toMatchObject({ status: 404 })
})
