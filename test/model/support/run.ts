// Runs a history through the running service, step by step, and compares each response with the model's.
import { expect } from 'vitest'
import { rawResults } from '../../api/support/phones.ts'
import { type Instant, MS, readInstant, SECOND } from '../oracle/instants.ts'
import { openOracle, ownDevice, receiveBatch, revoke, voidSequences } from '../oracle/oracle.ts'
import type { Telephone } from '../oracle/state.ts'
import type { Compte, Enveloppe, Monde, Reponse, Resultat } from '../oracle/types.ts'
import type { Envoi, Histoire, Pas } from './history.ts'
import { liftAll } from './lifting.ts'
import { capture, openPhone, type Phone, type Pli } from './phone.ts'
import type { Savoir } from './savoir.ts'
import type { Door, Scene } from './scene.ts'
import { count, countAnswer, type Seen } from './seen.ts'
import { batchOf, LAST, senderOf } from './sending.ts'

/** The maximum difference between the test's clock and the database's. */
const SLACK = SECOND

/** Runs the steps of a history; then every phone sends the rest of its queue. Fails at every difference from the model. */
export async function live(door: Door, monde: Monde, histoire: Histoire, seen: Seen): Promise<Scene> {
  const scene: Scene = {
    door,
    monde,
    oracle: openOracle(monde),
    phones: openPhones(monde),
    answers: new Map(),
    rejected: [],
    seen,
  }
  for (const step of histoire.pas) await take(scene, step)
  for (const appareil of scene.phones.keys()) await take(scene, { ...LAST, appareil })
  return scene
}

function openPhones({ organisations }: Monde): Phone[] {
  return organisations.flatMap((organisation, index) => {
    const voisine = organisations[1 - index] ?? organisation
    const savoir: Savoir = { organisation, voisine, faits: new Map(), references: [] }
    return organisation.appareils.map((appareil) => openPhone(appareil, savoir))
  })
}

async function take(scene: Scene, step: Pas): Promise<void> {
  const phone = scene.phones[step.appareil]
  if (phone === undefined) throw new Error(`no phone ${step.appareil}`)
  switch (step.pas) {
    case 'capture':
      return capture(step, phone, scene.phones, scene.monde)
    case 'redemarrage':
      phone.hasClock = false
      return
    case 'levee':
      return liftAll(scene, phone, step.cible)
    case 'envoi':
      return sendQueue(scene, phone, step)
    case 'revocation': {
      const answer = await office(scene, phone, 'revoquer', { raison: 'Perdu' })
      const le = answer.status === 200 ? readInstant(answer.body.revoque_le) : 0
      expect(answer.status, 'revocation').toBe(revoke(scene.oracle, phone.appareil.id, le) ? 200 : 409)
      if (answer.status === 200) phone.revoque_le = le
      count(scene.seen, `revocation ${answer.status}`)
      return
    }
    case 'annulation': {
      const n = (scene.oracle.telephones.get(phone.appareil.id)?.derniere_sequence ?? 0) + 1 + step.decalage
      const jusqu_a = n + step.etendue
      const answer = await office(scene, phone, `sequences/${n}/annuler`, { jusqu_a, raison: 'Tombé' })
      const isVoided = voidSequences(scene.oracle, phone.appareil.id, n, jusqu_a)
      expect(answer.status, 'void').toBe(isVoided ? 200 : 409)
      count(scene.seen, `annulation ${answer.status}`)
    }
  }
}

async function office({ door }: Scene, { appareil, savoir }: Phone, act: string, body: object) {
  const token = await door.token(savoir.organisation.admin)
  return door.api.send('POST', `/v1/appareils/${appareil.id}/${act}`, { token, body })
}

async function sendQueue(scene: Scene, phone: Phone, step: Envoi): Promise<void> {
  const batch = batchOf(phone, step)
  const sender = senderOf(phone, step.par)
  if (batch.length === 0 || sender === undefined) return
  if (step.ajout === 'illisible') {
    const answer = await post(scene, sender, [...batch.map(({ text }) => text), '{}'])
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body).toMatchObject({ erreur: 'enveloppe_illisible', details: { index: batch.length } })
    count(scene.seen, 'enveloppe_illisible')
    return
  }
  const reponse = await deliver(scene, sender, batch)
  if (step.perdu || reponse === null) return
  const [first] = reponse.resultats.length > 0 ? batch : []
  if (first && step.par === 'soi') {
    phone.hasClock = true
    for (const { envelope } of batch.slice(0, reponse.resultats.length)) {
      const position = phone.journal.findIndex((pli) => pli.envelope === envelope)
      phone.answered.add(position)
    }
  }
}

async function post({ door }: Scene, sender: Compte, texts: readonly string[]) {
  const body = `{"commandes":[${texts.join(',')}]}`
  return door.api.send('POST', '/v1/sync/commandes', { token: await door.token(sender), body })
}

/** Sends a batch and compares the response with the model's; null if the device is not the sender's own. */
export async function deliver(scene: Scene, sender: Compte, batch: readonly Pli[]): Promise<Reponse | null> {
  const sent = Date.now() * MS
  const answer = await post(
    scene,
    sender,
    batch.map(({ text }) => text),
  )
  expect(answer.status, answer.text).toBe(200)
  const envelopes: Enveloppe[] = batch.map(({ envelope }) => envelope)
  const own = ownDevice(scene.oracle, sender, envelopes[0]?.appareil_id ?? '')
  const recue_le = own === null ? sent : await receptionOf(scene, sender, own, sent)
  const expected = receiveBatch(scene.oracle, sender, envelopes, recue_le)
  const { resultats, derniere_sequence, arret } = answer.body
  const told = resultats.map(asTold)
  expect({ resultats: told, derniere_sequence, arret }).toEqual(expected)
  const types = envelopes.map(({ type }) => type)
  if (own === null) count(scene.seen, 'autre porteur')
  countAnswer(scene.seen, types, expected)

  const phone = scene.phones.find(({ appareil }) => appareil.id === own?.id)
  if (phone) phone.synchro = recue_le
  for (const [index, raw] of rawResults(answer.text).entries()) {
    const pli = batch[index]
    if (pli === undefined) continue
    if (expected.resultats[index]?.issue === 'rejetee') scene.rejected.push(pli.text)
    if (own !== null) scene.answers.set(pli, raw)
  }
  return own === null ? null : expected
}

/**
 * Reads the reception time from the device's state, because the model can not know it; it must lie between request and response.
 */
async function receptionOf(
  { door }: Scene,
  sender: Compte,
  { id, derniere_synchro }: Telephone,
  sent: Instant,
): Promise<Instant> {
  const answered = Date.now() * MS
  const state = await door.api.send('GET', `/v1/sync/etat-appareil?appareil_id=${id}`, {
    token: await door.token(sender),
  })
  const recue_le = readInstant(state.body.derniere_synchro ?? '')
  expect(recue_le, 'derniere_synchro').toBeGreaterThanOrEqual(sent - SLACK)
  expect(recue_le, 'derniere_synchro').toBeLessThanOrEqual(answered + SLACK)
  expect(recue_le, 'derniere_synchro').toBeGreaterThan(derniere_synchro ?? 0)
  return recue_le
}

/** Converts a result to the form of the model. */
function asTold(told: Omit<Resultat, 'date_operation'> & { date_operation: string | null }): Resultat {
  const { motifs, alertes, date_operation } = told
  return {
    ...told,
    motifs: motifs.toSorted(),
    alertes: alertes.toSorted(),
    date_operation: date_operation === null ? null : readInstant(date_operation),
  }
}
