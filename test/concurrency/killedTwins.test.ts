// docs/decisions/0094: two services and two workers on one database; one of each is killed under load, and the others go on:
// nothing acknowledged is lost, every command has one effect, every message leaves. Spec: commandes#traitement: a service killed in
// the middle of a batch, every command has one effect after the resend.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { clientOf } from '../api/support/domains/clients.ts'
import { freePort } from '../setup/support/processes.ts'
import { openDatabase } from '../support/database.ts'
import type { HttpClient } from '../support/http.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, enrolMany, resultsText, send } from './support/phones.ts'
import { BATCH, idle, keepSending, lostIn, progress, UNANSWERED } from './support/senders.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { ask, BALANCES, hold, until } from './support/sessions.ts'
import { openGate, settingsOn, startHeldWorker } from './support/workers.ts'

const DEVICES = 2
// The number of messages that a worker sends before it records them as sent.
const IN_HAND = 20
// The phones under load send no collection of this producer.
const PRODUCER = 17

const database = await openDatabase('demo')
const url = database.adminUrl
const shared = {
  DATA_DIR: mkdtempSync(join(inject('sillon').folder, 'jumeaux-')),
  PUBLIC_URL: 'http://jumeaux.test',
  TASKS: 'apart',
  // Each process opens its connections before it serves.
  POOL_SIZE: '3',
}

test('one of two services and one of two workers killed under load: nothing lost, nothing twice', {
  timeout: 180_000,
}, async () => {
  const gate = await openGate()
  const settings = settingsOn(database, shared)
  const [doomed, other, first] = await Promise.all([
    startServerProcess(database, { ...shared, PORT: `${await freePort()}` }),
    startServerProcess(database, { ...shared, PORT: `${await freePort()}` }),
    startHeldWorker(settings, gate),
  ])

  // The services share state through the database and their common folder.
  const headers = { authorization: `Bearer ${await doomed.token('commercial')}` }
  const asked = { headers: { ...headers, 'idempotency-key': randomUUID() }, body: clientOf() }
  const created = await doomed.request('POST', '/v1/clients', asked)
  const repeated = await other.request('POST', '/v1/clients', asked)
  expect([created.status, repeated.status, repeated.text]).toEqual([201, 201, created.text])
  const keys = async (service: HttpClient) => (await service.get('/.well-known/jwks.json')).body
  expect(await keys(other)).toEqual(await keys(doomed))
  const lost = await enrol(doomed)
  const path = `/v1/appareils/${lost.enrolement.appareil_id}/revoquer`
  expect((await doomed.post(path, { raison: 'perdu' }, 'admin')).status).toBe(200)
  const { appareil_id } = lost.enrolement
  expect((await other.post('/v1/sync/jeton', { appareil_id }, lost.as)).status).toBe(403)

  const senders = (await enrolMany(other, DEVICES)).map(idle)
  const ending = new AbortController()
  const sending = Promise.all(
    senders.map((sender, i) =>
      keepSending(i % 2 ? turning(doomed, other) : turning(other, doomed), sender, ending.signal),
    ),
  )
  const meanwhile = (moment: Promise<void>) => Promise.race([sending.then(() => undefined), moment])
  await meanwhile(until('a message is on its way', () => gate.waiting('sms') > 0))
  await startHeldWorker(settings, gate)
  await meanwhile(progress(senders))
  const batch = await inTheMiddle(doomed)
  await Promise.all([doomed.kill(), first.child.kill('SIGKILL'), expect(batch.unanswered).rejects.toThrow()])
  await sentAgain(other, batch)
  await meanwhile(progress(senders))
  gate.open()
  ending.abort()
  await sending

  const sent = senders.reduce((sum, { acknowledged }) => sum + acknowledged.length * BATCH, 0)
  const count = sent + batch.ids.length
  expect(await lostIn(url, senders)).toEqual([])
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(count))
  expect(await faults(url)).toEqual([])
  expect(await ask(url, 'select from commande.rejet')).toEqual([])
  await until('every message left', async () => {
    const due = await ask(url, `select from collecte.sms where statut <> 'envoye' limit 1`)
    return due.length === 0
  })
  const messages = gate.heard('sms')
  expect(new Set(messages).size).toBe(count)
  expect(messages.length - count).toBeLessThanOrEqual(IN_HAND)
})

type Batch = Awaited<ReturnType<typeof inTheMiddle>>

// The sixth collection waits for a locked balance: five are committed, five are not.
async function inTheMiddle(service: HttpClient) {
  const phone = await enrol(service)
  const commandes = await collectes(phone, [1, 10], (n) => ({ producteur: n === 6 ? PRODUCER : 1 }))
  const holder = await hold(url, BALANCES, [demoId('producteur', PRODUCER)])
  const unanswered = send(service, phone, commandes)
  const waiting = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
  let pid = 0
  await until('the sixth waits', async () => {
    const [row] = await ask<{ pid: number }>(url, waiting, [holder.pid])
    pid = row?.pid ?? 0
    return pid > 0
  })
  return { phone, commandes, ids: commandes.map(({ id }) => id), holder, unanswered, pid }
}

// PostgreSQL notices that the batch's client has disconnected, even while the batch waits for a lock: docs/decisions/0039.
async function sentAgain(service: HttpClient, { phone, commandes, ids, holder, pid }: Batch) {
  expect(await ask(url, 'select from commande.commande where id = any($1)', [ids])).toHaveLength(5)
  const acquired = await storedResults(url, ids)
  await until('the session of the dead service is gone', async () => {
    const [alive] = await ask(url, 'select from pg_stat_activity where pid = $1', [pid])
    return alive === undefined
  })
  await holder.release()
  const answer = await send(service, phone, commandes)
  expect(answer.body).toMatchObject({ derniere_sequence: 10, arret: null })
  expect(resultsText(answer).startsWith(`${acquired},`)).toBe(true)
  expect(resultsText(answer)).toBe(await storedResults(url, ids))
  expect(resultsText(await send(service, phone, commandes))).toBe(resultsText(answer))
}

/** A client of two services, like one behind a load balancer: if one does not respond, the next request goes to the other. */
function turning(...services: readonly [HttpClient, HttpClient]): HttpClient {
  let at = 0
  const service = () => services[at % 2] ?? services[0]
  return {
    ...services[0],
    post: (...sent) =>
      service()
        .post(...sent)
        .catch(() => {
          at += 1
          return { status: UNANSWERED, headers: new Headers(), text: '', body: undefined }
        }),
  }
}
