// The handlers of the background tasks: the messages that they send, the records that they write, the attempts that they repeat.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JobHelpers } from 'graphile-worker'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { ObjectStore } from '../../src/objects/port.ts'
import { schedule, taskList } from '../../src/tasks/index.ts'
import { type SendSms, smsSender } from '../../src/tasks/sms.ts'
import { smsCollecte } from '../../src/tasks/smsCollecte.ts'
import { tacheNocturne } from '../../src/tasks/tacheNocturne.ts'
import { SEALING } from '../support/sealing.ts'

const SMS = { destinataire: '+22961000000', texte: 'Bonjour' }
const COLLECTE = { collecte_id: 'c', version: 1 }
const ORGANISATION = { organisation_id: 'o' }
const BATCH = { ...ORGANISATION, ouvrier: 'w' }

test('the gateway gets the message as JSON', async () => {
  const received: unknown[] = []
  const url = await gateway((body) => {
    received.push(body)
    return 202
  })
  await sender(url)(SMS, 'une-collecte')
  expect(received).toEqual([SMS])
})

test('a gateway that refuses is a failure', async () => {
  await expect(sender(await gateway(() => 500))(SMS, 'une-collecte')).rejects.toThrow(
    'the SMS gateway answered 500',
  )
})

test('without gateway the log names the collection, and nothing of the message', async () => {
  const logged: object[] = []
  await smsSender(undefined, { info: (details) => logged.push(details) })(SMS, 'une-collecte')
  expect(logged).toEqual([{ collecte_id: 'une-collecte', longueur: SMS.texte.length }])
})

test('a message that left is recorded', async () => {
  const database = fakeDatabase(once([{ ...COLLECTE, ...SMS }]))
  const sent: unknown[] = []
  await run(
    smsCollecte(database.pool, async (sms) => void sent.push(sms)),
    ORGANISATION,
  )
  expect(sent).toEqual([SMS])
  expect(database.calls).toEqual([
    ['v1.sms_a_envoyer', BATCH],
    ['v1.sms_envoye', { ...BATCH, envois: [{ ...COLLECTE, statut: 'envoye', raison: null }] }],
    ['v1.sms_a_envoyer', BATCH],
  ])
})

test('a message that did not leave is recorded with its reason; the others leave, and the job fails', async () => {
  const due = [1, 2].map((version) => ({ ...COLLECTE, version, ...SMS }))
  const database = fakeDatabase(once(due))
  const refusals = [new Error('no credit')]
  const send = async () => {
    const refusal = refusals.pop()
    if (refusal) throw refusal
  }
  await expect(run(smsCollecte(database.pool, send), ORGANISATION)).rejects.toThrow('no credit')
  expect(database.calls.slice(1).map(([, requete]) => requete?.envois)).toEqual([
    [
      { ...COLLECTE, version: 1, statut: 'echoue', raison: 'no credit' },
      { ...COLLECTE, version: 2, statut: 'envoye', raison: null },
    ],
  ])
})

test('outcomes are recorded twenty at a time: each record waits for the disk', async () => {
  const due = Array.from({ length: 45 }, (_, version) => ({ ...COLLECTE, version, ...SMS }))
  const database = fakeDatabase(once(due))
  await run(
    smsCollecte(database.pool, () => Promise.resolve()),
    ORGANISATION,
  )
  const recorded = database.calls.flatMap(([, requete]) => (requete?.envois ? [requete.envois] : []))
  expect(recorded.map((envois) => (envois as object[]).length)).toEqual([20, 20, 5])
})

test('the clock names no organization: all are gone through', async () => {
  const database = fakeDatabase((name) => (name === 'v1.organisations_a_traiter' ? '["a", "b"]' : '[]'))
  await run(
    smsCollecte(database.pool, () => Promise.reject(new Error('sent'))),
    {},
  )
  expect(database.calls.slice(1)).toEqual(
    ['a', 'b'].map((organisation_id) => ['v1.sms_a_envoyer', { organisation_id, ouvrier: 'w' }]),
  )
})

test('the trouble of one organization leaves the night of the others alone', async () => {
  const database = fakeDatabase((name, requete) => {
    if (name === 'v1.organisations_a_traiter') return '["a", "b", "c"]'
    if (requete?.organisation_id === 'b') throw new Error('trouble')
    return '{}'
  })
  const night = tacheNocturne(database.pool, 'pieces_manquantes')
  await expect(run(night, { _cron: { ts: '2026-06-01T01:45:00Z' } })).rejects.toThrow(/1 organizations/)
  expect(database.calls.slice(1).map(([, requete]) => requete)).toEqual(
    ['a', 'b', 'c'].map((organisation_id) => ({
      tache: 'pieces_manquantes',
      organisation_id,
      maintenant: '2026-06-01T01:45:00Z',
    })),
  )
})

test('a task that says that some is left goes on with the next step', async () => {
  const left = [true, true, false]
  const database = fakeDatabase((name) =>
    name === 'v1.organisations_a_traiter' ? '["a"]' : JSON.stringify({ lignes: 1, reste: left.shift() }),
  )
  await run(tacheNocturne(database.pool, 'reponses_gardees'), {})
  expect(database.calls.map(([name]) => name)).toEqual([
    'v1.organisations_a_traiter',
    ...Array(3).fill('v1.tache_nocturne'),
  ])
})

test('every scheduled task has a handler', () => {
  const tools = {
    pool: fakeDatabase(() => null).pool,
    sendSms: sender(undefined),
    sendMail: async () => undefined,
    objects: {} as ObjectStore,
    publicUrl: 'http://127.0.0.1',
    keys: { seal: () => Promise.reject(new Error('no dossier here')) },
    log: { warn: () => undefined },
  }
  const identity = {
    issuer: 'x',
    keys: () => Promise.reject(new Error('unused')),
    admin: null,
    sealing: SEALING,
    embedded: null,
  }
  const handlers = taskList({ ...tools, identity })
  expect(schedule().length).toBeGreaterThan(0)
  for (const { task } of schedule()) expect(handlers[task]).toBeTypeOf('function')
})

type Requete = Record<string, unknown>

/** Messages that are due once: one worker takes a message, and no other worker gets it. */
function once(due: object[]): (name: string) => string | null {
  const lists = [JSON.stringify(due)]
  return (name) => (name === 'v1.sms_a_envoyer' ? (lists.pop() ?? '[]') : null)
}

function fakeDatabase(answer: (name: string, requete?: Requete) => string | null) {
  const calls: [string, Requete | undefined][] = []
  const query = async (sql: string, values: string[] = []) => {
    const name = /(v1\.\w+)/.exec(sql)?.[1]
    if (name === undefined) return { rows: [] } // a statement that begins, configures or ends a transaction
    const requete = values[0] === undefined ? undefined : (JSON.parse(values[0]) as Requete)
    calls.push([name, requete])
    const text = answer(name, requete)
    return { rows: [{ reponse: text }] }
  }
  const connect = async () => ({ query, release: () => undefined })
  return { calls, pool: { query, connect } as unknown as Pool }
}

function sender(url: string | undefined): SendSms {
  return smsSender(url, { info: () => undefined })
}

async function run(task: ReturnType<typeof smsCollecte>, payload: object): Promise<void> {
  const helpers = { abortSignal: new AbortController().signal, job: { locked_by: 'w' } }
  await task(payload, helpers as JobHelpers)
}

/** A gateway that responds to each message with this status, until the test ends. */
async function gateway(answer: (body: unknown) => number): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    response.writeHead(answer(JSON.parse(Buffer.concat(chunks).toString()))).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
}
