// Spec: receptions#apports, lots#passages: of two simultaneous acts on one collection or one lot, one comes first and the other
// gets a refusal.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { GROUPEMENT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { codeOf } from '../api/support/office.ts'
import {
  act,
  delivery,
  deliveryOfOne,
  expected,
  purchase,
  receive,
  validated,
  waiting,
} from '../api/support/receptions.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '10' } })
const url = api.server.database.adminUrl

test('a collection comes in with one reception, however many name it at once', async () => {
  const body = await deliveryOfOne(api)
  const [{ collecte_id } = {}] = body.apports as { collecte_id: string }[]
  const holder = await hold(url, 'select from collecte.collecte where id = $1 for update', [collecte_id])
  const receiving = Array.from({ length: 4 }, () => receive(api, body))
  await untilBlocked(url, 4)
  await holder.release()
  const codes = (await Promise.all(receiving)).map(codeOf)
  expect(codes.toSorted()).toEqual(['201', ...Array(3).fill('409 collecte_deja_recue')])
  const held = await ask<{ g: string }>(
    url,
    `select coalesce(sum(s.quantite_g), 0) as g from reception.apport a
       join reception.reception r on r.id = a.reception_id
       join matiere.compte c on c.genre = 'lot' and c.objet_id = r.lot_id
       join matiere.solde s on s.compte_id = c.id where a.collecte_id = $1`,
    [collecte_id],
  )
  expect(Number(held[0]?.g)).toBe(10_000)
})

test('a reference ahead of its data comes in with one reception', async () => {
  const body = delivery([await expected(api)])
  const codes = (await Promise.all(Array.from({ length: 4 }, () => receive(api, body)))).map(codeOf)
  expect(codes.toSorted()).toEqual(['201', ...Array(3).fill('409 reference_deja_recue')])
})

test('two receptions that name the same collections in another order do not lock each other out', async () => {
  const [one, two] = [await deliveryOfOne(api), await deliveryOfOne(api)]
  const apports = [...(one.apports as object[]), ...(two.apports as object[])]
  const both = { ...one, net_g: 20_000 }
  const codes = (
    await Promise.all([
      receive(api, { ...both, apports }),
      receive(api, { ...both, apports: apports.toReversed() }),
    ])
  ).map(codeOf)
  expect(codes.toSorted()).toEqual(['201', '409 collecte_deja_recue'])
})

test('of a validation, a rejection and another validation one prevails; one number is spent', async () => {
  const id = await waiting(api)
  const holder = await hold(url, 'select from reception.reception where id = $1 for update', [id])
  const acting = [
    act(api, id, 'valider'),
    act(api, id, 'rejeter', { raison: 'Moisissures' }),
    act(api, id, 'valider'),
  ]
  await untilBlocked(url, 3)
  await holder.release()
  const codes = (await Promise.all(acting)).map(codeOf)
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee', '409 transition_refusee'])
  const [{ statut, numeros } = {}] = await ask<{ statut: string; numeros: string }>(
    url,
    `select r.statut, (select count(*) from numerotation.numero_officiel n where n.entite_id = r.id) as numeros
     from reception.reception r where r.id = $1`,
    [id],
  )
  expect(Number(numeros)).toBe(statut === 'validée' ? 1 : 0)
})

/** Writes in the demo's organization and keeps the transaction open; returns the function that commits it. */
async function writing(sql: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'writer' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(
    `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
    [ORGANISATION.demo, UTILISATEUR.rsci],
  )
  await client.query(sql, values)
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
const lotOf = async (id: string) =>
  (
    await ask<{ id: string; statut: string }>(
      url,
      'select l.id, l.statut from reception.reception r join lot.lot l on l.id = r.lot_id where r.id = $1',
      [id],
    )
  )[0] ?? { id: '', statut: '' }

test('validation against a recall that finds the lot first: it is validated into quarantine', async () => {
  const id = await waiting(api, purchase())
  const lot = (await lotOf(id)).id
  const plan = { origines: [{ genre: 'lot', id: lot }], raison: 'Résidu' }
  const recall = (await api.post('/v1/rappels', plan, 'direction')).body.id
  const commit = await writing('update lot.lot set rappel_id = $2 where id = $1', [lot, recall])
  const validating = act(api, id, 'valider')
  await untilBlocked(url, 1)
  await commit()
  expect((await validating).body.statut).toBe('validée')
  expect((await lotOf(id)).statut).toBe('quarantaine')
})

test('devalidation against quarantine: what came first holds, and nothing leaves the lot', async () => {
  const id = await validated(api)
  const lot = await lotOf(id)
  const commit = await writing(
    `select lot.mettre_en_quarantaine($1, 'Suspicion', null, '${UTILISATEUR.rsci}', now())`,
    [lot.id],
  )
  const devalidating = act(api, id, 'devalider', { raison: 'Erreur' })
  await untilBlocked(url, 1)
  await commit()
  expect(codeOf(await devalidating)).toBe('409 lot_en_quarantaine')
  expect(await lotOf(id)).toEqual({ ...lot, statut: 'quarantaine' })
})

test('a derogation and a validation that meet: the rule is lifted, or it refuses', async () => {
  const id = await waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo }))
  const grant = { regle: 'certificat_non_valide', raison: 'Attestation' }
  const holder = await hold(url, 'select from reception.reception where id = $1 for update', [id])
  const acting = [act(api, id, 'derogations', grant, 'direction'), act(api, id, 'valider')]
  await untilBlocked(url, 2)
  await holder.release()
  const [granted, validation] = await Promise.all(acting)
  expect(granted && codeOf(granted)).toBe('201')
  expect(['200', '409 certificat_non_valide']).toContain(validation && codeOf(validation))
})

test('devalidation of the lot that comes while its reception is being validated: the reception takes a new lot', async () => {
  const id = await waiting(api, purchase())
  const lot = (await lotOf(id)).id
  const holder = await hold(url, 'select from lot.lot where id = $1 for update', [lot])
  const validating = act(api, id, 'valider')
  await untilBlocked(url, 1)
  const devalidating = api.post(`/v1/lots/${lot}/devalider`, { raison: 'Erreur' }, 'magasinier')
  await untilBlocked(url, 2)
  await holder.release()
  expect([codeOf(await validating), codeOf(await devalidating)]).toEqual(['200', '200'])
  expect((await api.get(`/v1/receptions/${id}`, 'magasinier')).body).toMatchObject({ statut: 'en_attente' })
  const now = await lotOf(id)
  expect([now.id === lot, now.statut]).toEqual([false, 'en_attente'])
  expect(await ask(url, 'select statut from lot.lot where id = $1', [lot])).toEqual([{ statut: 'annulé' }])
})
