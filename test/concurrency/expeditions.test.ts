// Spec: matiere#solde, lots#quarantaine, ventes-et-expeditions#solde: also under concurrency. Each race begins when PostgreSQL
// reports that its runners wait for the lot or the sale.

import { expect, test } from 'vitest'
import { EMPLACEMENT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { codeOf } from '../api/support/office.ts'
import { createExpedition, createSale, RAISON, saleLine, shipped } from '../api/support/sales.ts'
import { makeLot } from '../api/support/stock.ts'
import { withClient } from '../support/clone.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const LOT = 'select from lot.lot where id = $1 for update'
const SALE = 'select from vente.vente where id = $1 for update'

const act = async (id: string, verb: string, body: object = {}) =>
  codeOf(await api.post(`/v1/expeditions/${id}/${verb}`, body, 'magasinier'))
const validate = (id: string) => act(id, 'valider')
const balance = async (lot: string) =>
  (
    await api.sql<{ quantite_g: string; statut: string; ecrit_g: string }>(
      `select s.quantite_g, l.statut, (select sum(e.quantite_g) from matiere.toute_ecriture e where e.compte_id = c.id) as ecrit_g
       from lot.lot l join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id
         join matiere.solde s on s.compte_id = c.id where l.id = $1`,
      [lot],
    )
  )[0]
/** Starts the functions together: they continue once all of them wait for a row. */
async function race(sql: string, id: string, ...runners: (() => Promise<string>)[]): Promise<string[]> {
  const holder = await hold(url, sql, [id])
  const running = runners.map((run) => run())
  await untilBlocked(url, runners.length)
  await holder.release()
  return Promise.all(running)
}
/** Puts a lot into quarantine as the quality officer, in a session outside the service. */
const quarantine = (lot: string) => () =>
  withClient(url, async (client) => {
    await client.query("set application_name = 'sillon-api'")
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.rsci],
    )
    const sql = `select lot.mettre_en_quarantaine($1, 'doute', null, $2, now())`
    const code = await client.query(sql, [lot, UTILISATEUR.rsci]).then(
      () => '200',
      (error: Error) => `409 ${error.message}`,
    )
    await client.query(code === '200' ? 'commit' : 'rollback')
    return code
  })

test('two expeditions of a lot’s last kilogram: one leaves', async () => {
  const lot = await makeLot(api, { quantite_g: 1000 })
  const draft = () => createExpedition(api, { lot, quantite_g: 1000 })
  const [first, second] = [await draft(), await draft()]
  const codes = await race(
    LOT,
    lot,
    () => validate(first),
    () => validate(second),
  )
  expect(codes.toSorted()).toEqual(['200', '409 lot_non_valide'])
  expect(await balance(lot)).toEqual({ quantite_g: '0', statut: 'consommé', ecrit_g: '0' })
})

test('two expeditions that share a lot: what is left refuses the second', async () => {
  const lot = await makeLot(api, { quantite_g: 1000 })
  const draft = () => createExpedition(api, { lot, quantite_g: 600 })
  const [first, second] = [await draft(), await draft()]
  const codes = await race(
    LOT,
    lot,
    () => validate(first),
    () => validate(second),
  )
  expect(codes.toSorted()).toEqual(['200', '409 stock_insuffisant'])
  expect(await balance(lot)).toEqual({ quantite_g: '400', statut: 'validé', ecrit_g: '400' })
})

test('quarantine against an expedition: whichever is first, nothing leaves a quarantined lot', async () => {
  for (const order of ['quarantine', 'expedition']) {
    const lot = await makeLot(api, { quantite_g: 1000 })
    const id = await createExpedition(api, { lot, quantite_g: 400 })
    const runners = [quarantine(lot), () => validate(id)]
    const codes = await race(LOT, lot, ...(order === 'quarantine' ? runners : runners.toReversed()))
    const [held, left] = order === 'quarantine' ? codes : codes.toReversed()
    expect(held).toBe('200')
    const now = await balance(lot)
    expect(now?.statut).toBe('quarantaine')
    expect([left, now?.quantite_g]).toEqual(
      left === '200' ? ['200', '600'] : ['409 lot_en_quarantaine', '1000'],
    )
  }
})

test('two expeditions against one sale’s tolerance: one crosses, and is refused', async () => {
  const vente_id = await createSale(api, { tolerance_cp: 1000, lignes: [saleLine({ quantite_g: 1000 })] })
  await shipped(api, { vente_id, quantite_g: 900 })
  const draft = () => createExpedition(api, { vente_id, quantite_g: 150 })
  const [first, second] = [await draft(), await draft()]
  const codes = await race(
    SALE,
    vente_id,
    () => validate(first),
    () => validate(second),
  )
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee'])
  const { body } = await api.get(`/v1/ventes/${vente_id}`, 'commercial')
  expect([body.statut, body.lignes[0].reste_g]).toEqual(['soldée', -50])
})

test('a return and a devalidation at once: one of them', async () => {
  const vente_id = await createSale(api)
  const id = await shipped(api, { vente_id })
  const back = { emplacement_id: EMPLACEMENT.magasin, raison: 'Refus' }
  const codes = await race(
    SALE,
    vente_id,
    () => act(id, 'retours', back),
    () => act(id, 'devalider', RAISON),
  )
  expect(codes.filter((code) => code === '200')).toHaveLength(1)
  expect(['409 matiere_deja_utilisee', '409 transition_refusee']).toContain(
    codes.find((code) => code !== '200'),
  )
})

test('one expedition twice at once: its lots leave once', async () => {
  const lot = await makeLot(api, { quantite_g: 1000 })
  const vente_id = await createSale(api)
  const id = await createExpedition(api, { vente_id, lot, quantite_g: 400 })
  const codes = await race(
    SALE,
    vente_id,
    () => validate(id),
    () => validate(id),
  )
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee'])
  expect((await balance(lot))?.quantite_g).toBe('600')
})

test('a sale’s cancellation against its expedition: never both', async () => {
  const vente_id = await createSale(api)
  const id = await createExpedition(api, { vente_id })
  const cancel = async () => codeOf(await api.post(`/v1/ventes/${vente_id}/annuler`, RAISON, 'commercial'))
  const codes = await race(SALE, vente_id, cancel, () => validate(id))
  expect(codes.filter((code) => code === '200')).toHaveLength(1)
})
