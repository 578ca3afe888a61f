// docs/decisions/0017: «a collection that arrives meanwhile waits for the plot»: whichever act wins the race, a plot has one
// holder, and its consumption counts once, for that holder.
import { expect, test } from 'vitest'
import { demoId } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { faults } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

const PLOT = 'select from parcelle.parcelle where id = $1 for no key update'
const server = await openServer()
const url = server.database.adminUrl
const producteur = (n: number) => demoId('producteur', n)
const parcelle = (n: number) => demoId('parcelle', 10 * n)
const transfer = (plot: number, to: number, minutes: number) =>
  server.post(
    `/v1/parcelles/${parcelle(plot)}/transferer`,
    {
      producteur_id: producteur(to),
      le: new Date(Date.now() - minutes * 60_000).toISOString(),
      raison: 'Vente',
    },
    'rsci',
  )

/** Returns the producer and the mass of the consumption of a plot's collections. */
const consumedOf = (plot: number) =>
  ask<{ producteur_id: string; quantite_g: number }>(
    url,
    `select k.producteur_id, sum(k.quantite_g)::int as quantite_g
     from capacite.toute_consommation k join collecte.collecte c on c.id = k.collecte_id
     where c.parcelle_id = $1 group by k.producteur_id having sum(k.quantite_g) <> 0`,
    [parcelle(plot)],
  )
/**
 * Returns the broken rules. One of them does not apply here: a collection whose consumption moved with its plot has entries for
 * each move.
 */
const broken = async () =>
  (await faults(url)).filter((fault) => !/: 1 numbers, \d+ takings, 1 movements$/.test(fault))
/** Returns the balances that differ from the sum of their entries. */
const unequal = () =>
  ask(
    url,
    `select s.producteur_id from capacite.solde s
     where s.consomme_g <> coalesce((
       select sum(k.quantite_g) from capacite.toute_consommation k
       where (k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code)
           = (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)), 0)`,
  )

test('a transfer against a collection of the plot, the collection first: the transfer waits and takes it along', async () => {
  const phone = await enrol(server)
  const holder = await hold(url, BALANCES, [producteur(2)])
  const collecting = send(
    server,
    phone,
    await collectes(phone, [1, 1], () => ({ producteur: 2, net_g: 5000 })),
  )
  await untilBlocked(url, 1) // the collection has locked the plot, and waits for the balance
  const transferring = transfer(2, 3, 1)
  await untilBlocked(url, 2)
  await holder.release()
  const [collected, transferred] = await Promise.all([collecting, transferring])
  expect([collected.body.resultats[0].motifs, transferred.status]).toEqual([[], 200])
  expect(await consumedOf(2)).toEqual([{ producteur_id: producteur(3), quantite_g: 5000 }])
  expect([await unequal(), await broken()]).toEqual([[], []])
})

test('the transfer first: the collection waits, and draws on the new holder', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 1], () => ({ producteur: 4, net_g: 5000 }))
  const holder = await hold(url, BALANCES, [producteur(4)])
  const transferring = transfer(4, 5, 600)
  await untilBlocked(url, 1) // the transfer has locked the plot, and waits for the balances
  const collecting = send(server, phone, batch)
  await untilBlocked(url, 2)
  await holder.release()
  const [collected, transferred] = await Promise.all([collecting, transferring])
  expect([transferred.status, collected.status]).toEqual([200, 200])
  expect(collected.body.resultats[0].motifs).toContain('reference_inconnue')
  expect(await consumedOf(4)).toEqual([{ producteur_id: producteur(5), quantite_g: 5000 }])
  expect([await unequal(), await broken()]).toEqual([[], []])
})

test('two transfers at once of one plot: both in order, or the second refused; one holder in the end', async () => {
  const holder = await hold(url, PLOT, [parcelle(8)])
  const racing = [transfer(8, 9, 5), transfer(8, 10, 5)]
  await untilBlocked(url, 2)
  await holder.release()
  const answers = await Promise.all(racing)
  const statuses = answers.map(({ status }) => status).toSorted()
  const events = await ask<{ ancien_id: string; producteur_id: string }>(
    url,
    'select ancien_id, producteur_id from parcelle.transfert where parcelle_id = $1 order by le, rang',
    [parcelle(8)],
  )
  expect(events[0]?.ancien_id).toBe(producteur(8))
  for (const [i, event] of events.slice(1).entries()) expect(event.ancien_id).toBe(events[i]?.producteur_id)
  expect(statuses).toEqual(events.length === 1 ? [200, 409] : [200, 200])
  const [plot] = await ask(url, 'select producteur_id from parcelle.parcelle where id = $1', [parcelle(8)])
  expect(plot).toEqual({ producteur_id: events.at(-1)?.producteur_id })
})

test('a transfer to a member who is leaving: it waits for the exit and is refused', async () => {
  const leaver = 'select from producteur.producteur where id = $1 for no key update'
  const holder = await hold(url, leaver, [producteur(12)])
  const leaving = server.post(
    `/v1/producteurs/${producteur(12)}/sortie`,
    { le: new Date().toISOString(), raison: 'Départ' },
    'rsci',
  )
  await untilBlocked(url, 1)
  const transferring = transfer(11, 12, 5)
  await untilBlocked(url, 2)
  await holder.release()
  const [left, transferred] = await Promise.all([leaving, transferring])
  expect([left.status, transferred.status, transferred.body.erreur]).toEqual([200, 409, 'producteur_sorti'])
})

test('many collections and transfers of one plot back and forth: nothing is lost, nothing counted twice', async () => {
  const phones = await Promise.all([enrol(server), enrol(server, 'agent2'), enrol(server)])
  const sending = phones.map(async (phone) =>
    send(
      server,
      phone,
      await collectes(phone, [1, 20], (n) => ({ producteur: n % 2 ? 13 : 14, net_g: 100 })),
    ),
  )
  const moving = (async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await transfer(13, n % 2 ? 13 : 14, 0.02)).status)
    return statuses
  })()
  const answers = await Promise.all(sending)
  for (const { status, body } of answers) expect([status, body.arret]).toEqual([200, null])
  for (const status of await moving) expect([200, 409]).toContain(status)
  const [plot] = await ask<{ producteur_id: string }>(
    url,
    'select producteur_id from parcelle.parcelle where id = $1',
    [parcelle(13)],
  )
  expect(await consumedOf(13)).toEqual([{ producteur_id: plot?.producteur_id, quantite_g: 3000 }])
  expect([await unequal(), await broken()]).toEqual([[], []])
})
