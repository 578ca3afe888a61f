// Spec: capacites#depassement, capacites#verrou: if two agents collect from one producer, both collections are accepted, and the
// one that crosses the ceiling has the motif. Spec: terrain#groupement-du-membre: a transaction that waited for a producer reads
// the producer's group afterwards.
import { expect, test } from 'vitest'
import { GROUPEMENT, PRODUCTEUR } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { faults } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

type Row = { rang: number; quantite_g: number; issue: string; motifs: string[]; consomme_g: number | null }

const SMALL = 6 // PRODUCTEUR.small is in the group that both agents share
const server = await openServer()
const url = server.database.adminUrl

test('two devices at the ceiling: all accepted, exactly the crossing one and the later ones are flagged', async () => {
  const phones = [await enrol(server, 'agent1'), await enrol(server, 'agent2')] as const
  const [solde] = await ask<{ plafond_g: number; etat_code: string }>(
    url,
    'select plafond_g::int, etat_code from capacite.solde where producteur_id = $1 and consomme_g = 0',
    [PRODUCTEUR.small],
  )
  const plafond_g = solde?.plafond_g ?? 0
  expect(plafond_g).toBeGreaterThan(100_000)
  // Eight collections of unequal masses add up to about twice the ceiling; their order decides which one crosses it.
  const net_g = [Math.floor(plafond_g / 4), Math.floor(plafond_g / 5)] as const

  const holder = await hold(url, BALANCES, [PRODUCTEUR.small])
  const batches = await Promise.all(
    phones.map((phone, i) => collectes(phone, [1, 4], () => ({ producteur: SMALL, net_g: net_g[i] ?? 0 }))),
  )
  const sending = phones.map((phone, i) => send(server, phone, batches[i] ?? []))
  await untilBlocked(url, 2)
  await holder.release()
  const answers = await Promise.all(sending)

  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body).toMatchObject({ derniere_sequence: 4, arret: null })
  }
  // Numbers are taken while the balance is locked, so the order of ranks is the order of consumption.
  const rows = await ask<Row>(
    url,
    `select n.rang::int, c.quantite_g::int, r.issue, r.motifs, (k.details ->> 'consomme_g')::int as consomme_g
     from capacite.toute_consommation c
       join numerotation.numero_officiel n on n.entite_id = c.collecte_id
       join collecte.collecte o on o.id = c.collecte_id
       join commande.commande_resultat r on r.commande_id = o.commande_id
       left join controle.controle k on k.commande_id = o.commande_id and k.motif = 'capacite_depassee'
     where c.producteur_id = $1 order by n.rang`,
    [PRODUCTEUR.small],
  )
  let consomme_g = 0
  const expected = rows.map(({ rang, quantite_g }) => {
    consomme_g += quantite_g
    const crosses = consomme_g > plafond_g
    return {
      rang,
      quantite_g,
      issue: crosses ? 'acceptee_controle' : 'acceptee',
      motifs: crosses ? ['capacite_depassee'] : [],
      consomme_g: crosses ? consomme_g : null,
    }
  })
  expect(rows).toHaveLength(8)
  expect(rows).toEqual(expected)
  const flagged = rows.filter(({ motifs }) => motifs.length > 0).length
  expect(flagged).toBeGreaterThan(0)
  expect(flagged).toBeLessThan(8)

  const [after] = await ask<{ consomme_g: number }>(
    url,
    'select consomme_g::int from capacite.solde where producteur_id = $1 and etat_code = $2',
    [PRODUCTEUR.small, solde?.etat_code],
  )
  expect(after?.consomme_g).toBe(4 * (net_g[0] + net_g[1]))
  expect(await faults(url)).toEqual([])
})

test('a collection that waits while its producer changes group: it is of the new one', async () => {
  const phone = await enrol(server)
  const [batch, holder] = await Promise.all([
    collectes(phone, [1, 1], () => ({ producteur: SMALL })),
    hold(url, BALANCES, [PRODUCTEUR.small]),
  ])
  const [{ groupement_id: left } = { groupement_id: '' }] = await ask<{ groupement_id: string }>(
    url,
    'select groupement_id from producteur.producteur where id = $1',
    [PRODUCTEUR.small],
  )
  const groupement_id = left === GROUPEMENT.togoudo ? GROUPEMENT.allada : GROUPEMENT.togoudo
  const le = new Date(Date.parse(batch[0]?.cree_le_appareil ?? '') - 1000).toISOString()
  const move = { groupement_id, le, raison: 'Déménagement' }
  const moving = server.post(`/v1/producteurs/${PRODUCTEUR.small}/groupement`, move, 'admin')
  await untilBlocked(url, 1)
  const sending = send(server, phone, batch)
  await untilBlocked(url, 2)
  await holder.release()
  expect((await Promise.all([moving, sending])).map(({ status }) => status)).toEqual([200, 200])
  const rows = await ask(url, 'select groupement_id from collecte.collecte where appareil_id = $1', [
    phone.enrolement.appareil_id,
  ])
  expect(rows).toEqual([{ groupement_id }])
})
