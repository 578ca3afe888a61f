// Acts after a reception at the same time: a lot's last kilogram leaves once, a reversal and its dependents exclude each other,
// and an awaited command settles a reception even if the reception is devalidated meanwhile.
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { receive } from '../api/support/arrivals.ts'
import { codeOf, openOffice } from '../api/support/office.ts'
import { net, referenceOf } from '../api/support/phones.ts'
import { makeLot } from '../api/support/stock.ts'
import { birth, DESTRUCTION, result, SAMPLE, takeOut } from '../api/support/suites.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const LOT = 'select from lot.lot where id = $1 for update'
const RECEPTION = 'select from reception.reception where id = $1 for update'
const destroy = (lot: string, quantite_g: number) =>
  api.post(`/v1/lots/${lot}/sorties`, { ...DESTRUCTION, quantite_g }, 'magasinier')
const reverse = (id: string) =>
  api.post(`/v1/mouvements/${id}/contrepasser`, { raison: 'Erreur' }, 'direction')

/** Returns the mass of a lot. */
const held = async (lot: string) =>
  Number(
    (
      await ask<{ q: string }>(
        url,
        `select s.quantite_g as q from matiere.compte k join matiere.solde s on s.compte_id = k.id where k.objet_id = $1`,
        [lot],
      )
    )[0]?.q,
  )
/** Returns the balances that differ from the sum of their entries. */
const faults = () =>
  ask(
    url,
    `select s.compte_id from matiere.solde s where s.quantite_g <> (
       select coalesce(sum(e.quantite_g), 0) from matiere.toute_ecriture e where e.compte_id = s.compte_id)`,
  )

test('two destructions of a lot’s last kilogram: one goes, the other is refused', async () => {
  const lot = await makeLot(api, { quantite_g: 1000 })
  const holder = await hold(url, LOT, [lot])
  const racing = [destroy(lot, 1000), destroy(lot, 1000)]
  await untilBlocked(url, 2)
  await holder.release()
  expect((await Promise.all(racing)).map(codeOf).toSorted()).toEqual(['201', '409 stock_insuffisant'])
  expect([await held(lot), await faults()]).toEqual([0, []])
})

test('the reversal of a birth against a destruction: one of them', async () => {
  const { lot_id, mouvement_id } = await birth(api)
  const holder = await hold(url, LOT, [lot_id])
  const racing = [reverse(mouvement_id), destroy(lot_id, 1000)]
  await untilBlocked(url, 2)
  await holder.release()
  const outcome = (await Promise.all(racing)).map(codeOf).join(', ')
  expect(['200, 409 stock_insuffisant', '409 matiere_deja_utilisee, 201']).toContain(outcome)
  expect(await held(lot_id)).toBe(outcome.startsWith('200') ? 0 : 999_000)
  expect(await faults()).toEqual([])
})

test('two reversals of one destruction: once', async () => {
  const { lot_id, mouvement_id } = await takeOut(api)
  const holder = await hold(url, LOT, [lot_id])
  const racing = [reverse(mouvement_id), reverse(mouvement_id)]
  await untilBlocked(url, 2)
  await holder.release()
  expect((await Promise.all(racing)).map(codeOf).toSorted()).toEqual([
    '200',
    '409 mouvement_deja_contrepasse',
  ])
  expect(await held(lot_id)).toBe(1_000_000)
})

test('an expected command arrives while its reception is reversed: it waits, and finds nothing to settle', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  const { reception_id, lot_id } = await receive(api, [{ reference, quantite_g: 10_000 }])
  const [born] = await ask<{ id: string }>(url, 'select id from matiere.mouvement where entite_id = $1', [
    reception_id,
  ])
  const holder = await hold(url, RECEPTION, [reception_id])
  const reversing = reverse(born?.id ?? '')
  await untilBlocked(url, 1)
  const arriving = office.send(net(10_000))
  await untilBlocked(url, 2)
  await holder.release()
  const [reversed, sent] = await Promise.all([reversing, arriving])
  expect([reversed.status, sent.result.issue]).toEqual([200, 'acceptee'])
  const rows = await ask(
    url,
    `select collecte_id, annule_le is null as tenu from reception.apport where reception_id = $1`,
    [reception_id],
  )
  expect(rows).toEqual([{ collecte_id: null, tenu: false }])
  expect([await held(lot_id), await faults()]).toEqual([0, []])
})

test('a reception that is recorded while its command waits for the reference: the command settles it', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  const recording = new Client({ connectionString: url, application_name: 'holder' })
  await recording.connect()
  onTestFinished(() => recording.end())
  const { reception_id } = await receive(api, [{ reference, quantite_g: 10_000 }])
  // Writes a reception step by step: locks the reference, writes the contribution that waits for it, and commits.
  const [of] = await ask<{ apport: object }>(
    url,
    `with parti as (delete from reception.apport where reception_id = $1 returning *) select to_jsonb(parti) as apport from parti`,
    [reception_id],
  )
  await recording.query('begin')
  await recording.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
  await recording.query('select reception.tenir_reference($1)', [reference])
  const arriving = office.send(net(10_000))
  await untilBlocked(url, 1)
  await recording.query(
    'insert into reception.apport select (jsonb_populate_record(null::reception.apport, $1)).*',
    [of?.apport],
  )
  await recording.query('commit')
  expect((await arriving).result.issue).toBe('acceptee')
  const [apport] = await ask<{ settled: boolean }>(
    url,
    'select rapproche_le is not null as settled from reception.apport where reception_id = $1',
    [reception_id],
  )
  expect(apport).toEqual({ settled: true })
  expect(await faults()).toEqual([])
})

const DEVALIDATE = `with avant as (update lot.lot set statut = 'annulé' where reception_id = $1 returning *)
  select count(*) from avant`

test('an expected command arrives while its reception is devalidated: the quality goes to the lot that stands', async () => {
  const office = await openOffice(api)
  const reference = referenceOf(office.device, 1)
  const { reception_id, lot_id } = await receive(api, [{ reference, quantite_g: 10_000 }])
  const holder = await hold(url, RECEPTION, [reception_id])
  const arriving = office.send(net(10_000))
  await untilBlocked(url, 1)
  await api.sql(DEVALIDATE, [reception_id])
  await holder.release()
  expect((await arriving).result.issue).toBe('acceptee')
  expect(await ask(url, 'select from lot.qualite where lot_id = $1', [lot_id])).toEqual([])
  const [apport] = await ask<{ settled: boolean }>(
    url,
    'select rapproche_le is not null as settled from reception.apport where reception_id = $1',
    [reception_id],
  )
  expect(apport).toEqual({ settled: true })
  expect(await faults()).toEqual([])
})

test('two commands that one reception awaits: it is worth what both are', async () => {
  const offices = [await openOffice(api), await openOffice(api)]
  const references = offices.map(({ device }) => referenceOf(device, 1))
  const { reception_id, lot_id } = await receive(
    api,
    references.map((reference) => ({ reference, quantite_g: 10_000 })),
  )
  const holder = await hold(url, RECEPTION, [reception_id])
  const arriving = offices.map((office, i) =>
    office.send({ ...net(10_000), qualite_declaree: { AB: i ? 'AB' : 'C3' } }),
  )
  await untilBlocked(url, 1)
  await holder.release()
  for (const { result } of await Promise.all(arriving)) expect(result.issue).toMatch(/^acceptee/)
  const [state] = await ask<{ etat_code: string }>(
    url,
    `select etat_code from lot.qualite where lot_id = $1 and referentiel_code = 'AB' order by rang desc limit 1`,
    [lot_id],
  )
  expect(state).toEqual({ etat_code: 'C3' })
  expect(await faults()).toEqual([])
})

test('a result that does not conform against the validation of its lot: refused, or in quarantine', async () => {
  const lots = [await makeLot(api, { statut: 'en_attente' }), await makeLot(api, { statut: 'en_attente' })]
  for (const lot of lots) {
    const taken = await api.post(`/v1/lots/${lot}/sorties`, { ...SAMPLE, quantite_g: 100 }, 'magasinier')
    const path = `/v1/sorties/${taken.body.sortie.id}/resultats`
    const holder = await hold(url, LOT, [lot])
    const validate = () => api.post(`/v1/lots/${lot}/valider`, {}, 'magasinier')
    const find = () => api.post(path, { ...result(), conclusion: 'non_conforme' }, 'rsci')
    const acts = lot === lots[0] ? [validate, find] : [find, validate]
    const racing = []
    for (const act of acts) {
      racing.push(act())
      await untilBlocked(url, racing.length)
    }
    await holder.release()
    const answers = await Promise.all(racing)
    const [validated, found] = lot === lots[0] ? answers : answers.toReversed()
    expect(found?.status).toBe(201)
    const outcome = `${validated && codeOf(validated)} ${found?.body.lot.statut}`
    expect(['200 quarantaine', '409 analyse_non_conforme en_attente']).toContain(outcome)
  }
})
