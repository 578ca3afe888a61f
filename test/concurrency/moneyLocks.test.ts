// Spec: paiements#une-fois, paiements#difference: amounts due and paid, merges, devalidations and reversals take locks in one
// order. No transactions wait in a cycle, and no money is counted twice.
import { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { GROUPEMENT, INTRANT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { receive } from '../api/support/arrivals.ts'
import { codeOf, openOffice, type Sent } from '../api/support/office.ts'
import { linesOf, PRIX, paid, settling } from '../api/support/payments.ts'
import { net } from '../api/support/phones.ts'
import { act } from '../api/support/receptions.ts'
import { hold, isFree, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '10' } })
const url = api.server.database.adminUrl
const office = await openOffice(api)
const RECEPTION = 'select from reception.reception where id = $1 for update'
const RAISON = { raison: 'Essai' }

/** Registers a producer with an identity document; returns the command and the producer's id. */
async function registered(nom: string, numero: string): Promise<{ sent: Sent; id: string }> {
  const id = uuidv7()
  const payload = {
    producteur_id: id,
    groupement_id: GROUPEMENT.allada,
    nom,
    prenoms: 'Essai',
    telephone: '+22901777777',
    piece_identite: { type: 'cip', numero, pays: 'BJ' },
  }
  return { sent: await office.send({}, { type: 'producteur.enregistrer', version_schema: 1, payload }), id }
}

/** Makes a debt of two thousand francs for a new producer, who may be registered twice. */
async function owed(numero: string, twice = false) {
  const kept = twice ? await registered('Gardé', `CIP ${numero}`) : null
  const { sent, id } = await registered('Essai', `cip${numero}`)
  const collecte = await office.send({
    producteur_id: id,
    parcelle_id: uuidv7(),
    qualite_declaree: {},
    ...net(10_000),
  })
  const collecte_id = (collecte.result.entites as { collecte: string }).collecte
  const { reception_id } = await receive(api, [{ collecte_id, quantite_g: 10_000 }])
  await api.post(`/v1/receptions/${reception_id}/prix`, PRIX, 'commercial')
  const [line] = await linesOf(api, reception_id)
  if (line === undefined) throw new Error('nothing is due')
  const merge = async () => codeOf(await office.decide(sent, 'doublon_identite', 'fusion', {}, 'admin'))
  const pay = async () => codeOf(await api.post('/v1/paiements', settling(line), 'admin'))
  const devalidate = async () => codeOf(await act(api, reception_id, 'devalider', RAISON))
  return { id, kept: kept?.id ?? id, collecte_id, reception_id, line, merge, pay, devalidate }
}

/** Returns the francs on a producer's statement of account. */
async function statement(id: string) {
  const { soldes } = (await api.get(`/v1/producteurs/${id}/releve`, 'direction')).body
  const [{ du, paye, solde } = { du: 0, paye: 0, solde: 0 }] = soldes
  return { du, paye, solde }
}

/** Opens a transaction with the rules, in which a statement waits. */
async function running(sql: string, values: unknown[]) {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(
    `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
    [ORGANISATION.demo, UTILISATEUR.rsci],
  )
  const done = client.query(sql, values)
  return async () => {
    await done
    await client.query('commit')
    await client.end()
  }
}

test('a merge that waits for a reception lets its validation name the producers', async () => {
  const { id, kept, reception_id, merge } = await owed('81', true)
  const holder = await hold(url, RECEPTION, [reception_id])
  const merging = merge()
  await untilBlocked(url, 1)
  for (const producer of [id, kept])
    expect(await isFree(url, 'select from producteur.producteur where id = $1 for key share', producer)).toBe(
      true,
    )
  await holder.release()
  expect(await merging).toBe('200')
  expect(await statement(kept)).toEqual({ du: 2_000, paye: 0, solde: 2_000 })
})

test('a collection that is taken back while its reception is held lets a validation name it', async () => {
  const { collecte_id, reception_id } = await owed('86')
  const holder = await hold(url, RECEPTION, [reception_id])
  const end = await running('select collecte.devalider($1, now())', [collecte_id])
  await untilBlocked(url, 1)
  expect(await isFree(url, 'select from collecte.collecte where id = $1 for key share', collecte_id)).toBe(
    true,
  )
  await holder.release()
  await end()
})

test('who has inputs deducted holds the producer first, as a merge does', async () => {
  const { id } = await registered('Intrants', 'CIP 87')
  const remise_id = uuidv7()
  await api.sql(`insert into paiement.ouverture values ($1, '9999-12-31')`, [ORGANISATION.demo])
  await office.send(
    {},
    {
      type: 'intrant.remettre',
      version_schema: 1,
      payload: {
        remise_id,
        producteur_id: id,
        intrant_id: INTRANT.npk,
        quantite: 25,
        unite_code: 'KGM',
        valeur: { montant: 5_000, devise: 'XOF' },
        avance: true,
      },
    },
  )
  const remise = 'select from intrant.remise where id = $1 for update'
  const holder = await hold(url, 'select from producteur.producteur where id = $1 for update', [id])
  const end = await running('select paiement.retenir($1, $2, $3, now())', [
    remise_id,
    RAISON.raison,
    UTILISATEUR.rsci,
  ])
  await untilBlocked(url, 1)
  expect(await isFree(url, remise, remise_id)).toBe(true)
  await holder.release()
  await end()
  await api.sql('delete from paiement.ouverture')
})

test('a recall that waits for a lot lets a validation write what is due of its collections', async () => {
  const { id, reception_id, collecte_id } = await owed('82')
  const plan = { origines: [{ genre: 'producteur', id }], raison: 'Résidu' }
  const recall = (await api.post('/v1/rappels', plan, 'direction')).body.id
  const holder = await hold(url, RECEPTION, [reception_id])
  const recalling = api.post(`/v1/rappels/${recall}/executer`, {}, 'direction')
  await untilBlocked(url, 1)
  expect(await isFree(url, 'select from collecte.collecte where id = $1 for key share', collecte_id)).toBe(
    true,
  )
  expect(await isFree(url, 'select from producteur.producteur where id = $1 for key share', id)).toBe(true)
  await holder.release()
  expect(codeOf(await recalling)).toBe('200')
})

test('a payment that meets a merge: what was due is paid once, to the kept one', async () => {
  const { id, kept, line, merge, pay } = await owed('83', true)
  const holder = await hold(url, 'select from producteur.producteur where id = $1 for no key update', [id])
  const merging = merge()
  await untilBlocked(url, 1)
  const paying = pay()
  await untilBlocked(url, 2)
  await holder.release()
  expect([await merging, await paying]).toEqual(['200', '201'])
  expect(await pay()).toBe('409 reglement_excessif')
  expect(await statement(kept)).toEqual({ du: 2_000, paye: 2_000, solde: 0 })
  const others = (await api.get(`/v1/creances?collecte_id=${line.collecte_id}&ouverte=true`, 'direction'))
    .body.creances
  const lignes = others.map((one: { id: string }) => ({ creance_id: one.id }))
  const more = { producteur_id: kept, moyen: 'compensation', reference: 'C', lignes }
  expect((await api.post('/v1/paiements', more, 'admin')).body.montant).toBe(0)
  expect(await statement(kept)).toEqual({ du: 2_000, paye: 2_000, solde: 0 })
})

test('a payment that meets a devalidation under way: it stands, and what was paid is owed back', async () => {
  const { id, reception_id, pay, devalidate } = await owed('84')
  const holder = await hold(
    url,
    'select from lot.lot where id = (select r.lot_id from reception.reception r where r.id = $1) for update',
    [reception_id],
  )
  const devalidating = devalidate()
  await untilBlocked(url, 1)
  expect(await pay()).toBe('201')
  await holder.release()
  expect(await devalidating).toBe('200')
  expect(await statement(id)).toEqual({ du: 0, paye: 2_000, solde: -2_000 })
})

test('a devalidation while a payment waits for its line: nothing is paid of what was taken back', async () => {
  const { id, line, pay, devalidate } = await owed('85')
  const holder = await hold(url, 'select from paiement.reste where creance_id = $1 for update', [line.id])
  const paying = pay()
  await untilBlocked(url, 1)
  expect(await devalidate()).toBe('200')
  await holder.release()
  expect(await paying).toBe('409 paiement_excessif')
  expect(await statement(id)).toEqual({ du: 0, paye: 0, solde: 0 })
})

test('of two reversals that wait for one payment, one stands', async () => {
  const id = await paid(api)
  const holder = await hold(url, 'select from paiement.paiement where id = $1 for update', [id])
  const reversing = ['admin', 'direction'].map((as) =>
    api.post(`/v1/paiements/${id}/contrepasser`, RAISON, as),
  )
  await untilBlocked(url, 2)
  await holder.release()
  const codes = (await Promise.all(reversing)).map(codeOf)
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee'])
})
