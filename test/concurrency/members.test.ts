// Spec: commandes#alias, commandes#echecs: a command that meets a merge or an exit of its member is judged again, and ends as if it
// had arrived after it.
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { GROUPEMENT, INTRANT, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { codeOf, openOffice, type Sent } from '../api/support/office.ts'
import {
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  net,
  payloadOf,
  sendBatch,
} from '../api/support/phones.ts'
import { square, survey } from '../api/support/provokedMotifs.ts'
import { LEAST } from '../sync/payloads.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '12' } })
const url = api.server.database.adminUrl
const office = await openOffice(api)
/** Sends a command as the first one of a phone, again where the service could not judge it, and returns its outcome. */
async function sendUntilTaken(phone: Device | undefined, changes: Draft): Promise<unknown> {
  if (phone === undefined) throw new Error('no phone')
  const envelope = await envelopeOf(phone, 1, {}, changes)
  const answers: string[] = []
  while (answers.length < 3) {
    const { status, body } = await sendBatch(api, phone, [envelope])
    if (status === 200) return body.resultats[0].issue
    answers.push(`${status} ${body.erreur}`)
  }
  throw new Error(answers.join(', '))
}
const PLOT = 'select from parcelle.parcelle where id = $1 for no key update'

/** Registers a member with an identity document; returns the command and the member's id. */
async function registered(nom: string, numero: string): Promise<{ sent: Sent; id: string }> {
  const id = uuidv7()
  const payload = {
    producteur_id: id,
    groupement_id: GROUPEMENT.allada,
    nom,
    prenoms: 'Essai',
    piece_identite: { type: 'cip', numero, pays: 'BJ' },
  }
  return { sent: await office.send({}, { type: 'producteur.enregistrer', version_schema: 1, payload }), id }
}
const leave = (id: string) =>
  api.post(`/v1/producteurs/${id}/sortie`, { le: new Date().toISOString(), raison: 'Départ' }, 'rsci')
const plot = (producteur_id: string): Draft => ({
  parcelle_id: uuidv7(),
  producteur_id,
  nom: 'Champ',
  cultures: [{ produit_id: PRODUIT.ananas, part_cp: 10_000, strate: 'principal' }],
  surface_declaree_m2: 12_000,
  releve: survey(square()),
})

/** Commands about a member, each with the query that returns whose record it wrote; `$1` is the record's id. */
const ABOUT = (
  producteur_id: string,
): { type: string; version: number; payload: Draft; id: string; of: string }[] => [
  {
    type: 'intrant.remettre',
    version: 1,
    payload: {
      ...LEAST['intrant.remettre'],
      remise_id: uuidv7(),
      producteur_id,
      intrant_id: INTRANT.compost,
    },
    id: 'remise_id',
    of: 'select producteur_id from intrant.remise where id = $1',
  },
  {
    type: 'inspection.enregistrer',
    version: 1,
    payload: { ...LEAST['inspection.enregistrer'], inspection_id: uuidv7(), producteur_id },
    id: 'inspection_id',
    of: 'select producteur_id from inspection.inspection where id = $1',
  },
  {
    type: 'non_conformite.constater',
    version: 1,
    payload: { ...LEAST['non_conformite.constater'], non_conformite_id: uuidv7(), producteur_id },
    id: 'non_conformite_id',
    of: 'select producteur_id from non_conformite.non_conformite where id = $1',
  },
  {
    type: 'parcelle.enregistrer',
    version: 2,
    payload: plot(producteur_id),
    id: 'parcelle_id',
    of: 'select producteur_id from parcelle.parcelle where id = $1',
  },
  {
    type: 'producteur.modifier',
    version: 1,
    payload: { producteur_id, version_base: 1, champs: { localite: 'Savalou' } },
    id: 'producteur_id',
    of: `select id as producteur_id from producteur.producteur where localite = 'Savalou' and $1::uuid is not null`,
  },
]

test('a command that meets a merge of its member belongs to the kept one', async () => {
  const kept = await registered('Gardé', 'CIP 901')
  const lost = await registered('Perdu', 'cip901')
  const land = plot(lost.id)
  await office.send({}, { type: 'parcelle.enregistrer', version_schema: 2, payload: land })
  const commands = ABOUT(lost.id)
  const phones = await Promise.all(commands.map(() => enrolDevice(api, 'agent1')))

  const holder = await hold(url, PLOT, [land.parcelle_id])
  const merging = office.decide(lost.sent, 'doublon_identite', 'fusion', {}, 'admin')
  await untilBlocked(url, 1) // the merge holds both members, and waits for the plot that it moves
  const sending = commands.map(({ type, version, payload }, i) =>
    sendUntilTaken(phones[i], { type, version_schema: version, payload }),
  )
  await untilBlocked(url, 1 + commands.length) // each has read whom it names, and waits for this member
  await holder.release()
  expect(codeOf(await merging)).toBe('200')
  for (const issue of await Promise.all(sending)) expect(issue).toMatch(/^acceptee/)
  for (const { type, payload, id, of } of commands)
    expect([type, await ask(url, of, [payload[id]])]).toEqual([type, [{ producteur_id: kept.id }]])
})

test('a command that meets the undoing of a merge belongs to whom it names', async () => {
  await registered('Gardé', 'CIP 905')
  const lost = await registered('Perdu', 'cip905')
  const land = plot(lost.id)
  await office.send({}, { type: 'parcelle.enregistrer', version_schema: 2, payload: land })
  expect(codeOf(await office.decide(lost.sent, 'doublon_identite', 'fusion', {}, 'admin'))).toBe('200')
  const commands = ABOUT(lost.id).filter(({ type }) => type !== 'producteur.modifier')
  const phones = await Promise.all(commands.map(() => enrolDevice(api, 'agent1')))

  const holder = await hold(url, PLOT, [land.parcelle_id])
  const undoing = api.post(`/v1/producteurs/${lost.id}/defusionner`, { raison: 'Deux personnes' }, 'rsci')
  await untilBlocked(url, 1) // the undoing holds both members, and waits for the plot that goes back
  const sending = commands.map(({ type, version, payload }, i) =>
    sendUntilTaken(phones[i], { type, version_schema: version, payload }),
  )
  await untilBlocked(url, 1 + commands.length) // each has read the alias, and waits for the kept member
  await holder.release()
  expect(codeOf(await undoing)).toBe('200')
  for (const issue of await Promise.all(sending)) expect(issue).toMatch(/^acceptee/)
  for (const { type, payload, id, of } of commands)
    expect([type, await ask(url, of, [payload[id]])]).toEqual([type, [{ producteur_id: lost.id }]])
})

test('a command that meets the exit of its member is judged by the exit, whichever of both waits', async () => {
  const { id } = await registered('Sortant', 'CIP 902')
  const land = plot(id)
  await office.send({}, { type: 'parcelle.enregistrer', version_schema: 2, payload: land })
  const collected = { producteur_id: id, parcelle_id: land.parcelle_id, qualite_declaree: {}, ...net(1_000) }
  const survey = { parcelle_id: land.parcelle_id, releve: plot(id).releve }
  const commands: Draft[] = [
    { payload: payloadOf(collected) },
    { type: 'parcelle.relever', version_schema: 2, payload: survey },
    ...ABOUT(id).map(({ type, version, payload }) => ({ type, version_schema: version, payload })),
  ]
  const phones = await Promise.all(commands.map(() => enrolDevice(api, 'agent1')))
  await office.send(collected) // so that there is a balance
  const controls = async () => {
    const motifs = await ask<{ type: string }>(
      url,
      `select distinct c.type from controle.controle k join commande.commande c on c.id = k.commande_id
       where c.appareil_id = any ($1) and k.motif = 'reference_inactive' and k.statut = 'ouvert'`,
      [phones.map(({ appareil_id }) => appareil_id)],
    )
    return motifs.map(({ type }) => type).toSorted()
  }

  const holder = await hold(url, BALANCES, [id])
  const leaving = leave(id)
  await untilBlocked(url, 1) // the exit holds member and plot, and waits for the balance
  const sending = commands.map((changes, i) => sendUntilTaken(phones[i], changes))
  await untilBlocked(url, 2) // the collection waits for the balance too, and others for member or plot
  await holder.release()
  expect((await leaving).status).toBe(200)
  for (const issue of await Promise.all(sending)) expect(issue).toMatch(/^acceptee/)
  expect(await controls()).toEqual([
    'collecte.enregistrer',
    'inspection.enregistrer',
    'intrant.remettre',
    'non_conformite.constater',
    'parcelle.enregistrer',
    'parcelle.relever',
    'producteur.modifier',
  ])
})

test('a collection that is there first is judged again by the exit; a transfer then finds that the member left', async () => {
  const { id } = await registered('Sortante', 'CIP 903')
  const land = plot(id)
  await office.send({}, { type: 'parcelle.enregistrer', version_schema: 2, payload: land })
  const collected = { producteur_id: id, parcelle_id: land.parcelle_id, qualite_declaree: {}, ...net(1_000) }
  await office.send(collected) // so that there is a balance
  const phone = await enrolDevice(api, 'agent1')

  const holder = await hold(url, BALANCES, [id])
  const le = new Date().toISOString()
  const collecting = sendUntilTaken(phone, { payload: payloadOf(collected) })
  await untilBlocked(url, 1) // the collection holds the plot, and waits for the balance
  const leaving = api.post(`/v1/producteurs/${id}/sortie`, { le, raison: 'Départ' }, 'rsci')
  await untilBlocked(url, 2)
  const body = { producteur_id: PRODUCTEUR.ordinary, le: new Date().toISOString(), raison: 'Vente' }
  const transferring = api.post(`/v1/parcelles/${land.parcelle_id}/transferer`, body, 'rsci')
  await untilBlocked(url, 3) // for the plot
  await holder.release()
  await collecting
  expect([codeOf(await leaving), codeOf(await transferring)]).toEqual(['200', '200'])
  const motifs = await ask<{ motif: string }>(
    url,
    `select distinct k.motif from controle.controle k join commande.commande c on c.id = k.commande_id
     where c.appareil_id = $1 and k.statut = 'ouvert' order by 1`,
    [phone.appareil_id],
  )
  expect(motifs.map(({ motif }) => motif)).toEqual(['capacite_depassee', 'reference_inactive'])
  const [period] = await ask<{ away: boolean }>(
    url,
    `select not p.actif_pendant @> $2::timestamptz and p.actif_pendant @> now() as away
     from parcelle.parcelle p where p.id = $1`,
    [land.parcelle_id, le],
  )
  expect(period).toEqual({ away: true }) // between exit and transfer
})
