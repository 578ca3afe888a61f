// Webhooks from the act to the receiver: derived after the commit, signed, in order, again after failures.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyWebhook } from '../../packages/client/webhooks.ts'
import { sealingBy } from '../../src/identity/sealing.ts'
import { webhookRound } from '../../src/tasks/webhooks.ts'
import { addressRules } from '../../src/webhooks/addresses.ts'
import { webhookSender } from '../../src/webhooks/send.ts'
import { openReceiver, type Received, type Respond } from '../support/receiver.ts'
import { IDENTITY_KEY } from '../support/sealing.ts'
import { openApi } from './support/api.ts'
import { webhookOf } from './support/domains/webhooks.ts'
import { type Device, enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'

let respond: Respond = (response) => response.writeHead(204).end()
const receiver = await openReceiver((...given) => respond(...given), true)
const ADDRESS = `${receiver.url}/sillon`
const slow = await openReceiver(() => undefined, true)
const SLOW = `${slow.url}/sillon`
const TIME_MS = 1_500
vi.setConfig({ testTimeout: 240_000 })
const NONE: Received = { path: '', headers: {}, body: '' }

const api = await openApi({ settings: { WEBHOOKS_ALLOWED: `${ADDRESS},${SLOW}` } })
const { database } = api.server
const logged: unknown[] = []
const rules = addressRules({ webhooksAllowed: [ADDRESS, SLOW], webhooksRefused: [] })
const round = webhookRound(
  {
    pool: database.pool('api', 2),
    send: webhookSender(rules, { timeoutMs: TIME_MS }),
    sealing: sealingBy(IDENTITY_KEY),
    publicUrl: 'https://sillon.exemple',
  },
  { error: (details) => void logged.push(details), info: () => undefined },
)
let device: Device
let sequence = 0
let webhook: { id: string; secret: string }

const collect = async () => {
  sequence += 1
  const { entites } = await sendOne(api, device, await envelopeOf(device, sequence, net(1_000)))
  return String((entites as Record<string, string>).collecte)
}
const subscribe = async (rest: object) => {
  const { status, body } = await api.post('/v1/webhooks', webhookOf(rest), 'admin')
  expect(status).toBe(201)
  return { id: body.webhook.id as string, secret: body.secret as string }
}
const sendWhatIsRead = async () => {
  await round.take()
  await round.settled()
}
// An entry is read once all earlier transactions of the server have ended, those of other test files too.
const othersEnded = async () => {
  const [{ n } = { n: '0' }] = await api.sql<{ n: string }>('select pg_current_xact_id()::text as n')
  const ended = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as yes'
  await expect.poll(async () => (await api.sql(ended, [n]))[0]?.yes, { timeout: 200_000 }).toBe(true)
}
const send = async () => {
  await othersEnded()
  await sendWhatIsRead()
}
const act = (id: string, name: string, body: object = {}) =>
  api.post(`/v1/webhooks/${id}/${name}`, body, 'admin')
const log = async (id: string, query = '') =>
  (await api.get(`/v1/webhooks/${id}/envois${query}`, 'admin')).body.envois
const hasten = () => api.sql('update webhook.envoi set prochain_le = now() where prochain_le is not null')

beforeAll(async () => {
  device = await enrolDevice(api)
  webhook = await subscribe({ adresse: ADDRESS, genres: ['collecte.acceptee', 'controle.ouvert'] })
})

describe('an accepted collection', () => {
  // Spec: webhooks#contenu, webhooks#secrets, webhooks#livraison.
  test('reaches the receiver once, signed, with ids and the address of the record', async () => {
    const id = await collect()
    await send()
    await send()
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body } = NONE] = receiver.received
    const event = await verifyWebhook(body, headers, webhook.secret)
    expect(event).toEqual({
      type: 'collecte.acceptee',
      timestamp: expect.any(String),
      data: {
        organisation: 'DEMO',
        entite: 'collecte',
        entite_id: id,
        acte: 'enregistrer',
        etat: 'acceptee',
        adresse: `https://sillon.exemple/v1/collectes/${id}`,
      },
    })
    const [sent] = await log(webhook.id)
    expect(sent).toMatchObject({
      evenement_id: headers['webhook-id'],
      statut: 'livre',
      code_http: 204,
      essais: 0,
    })
  })

  // Spec: webhooks#evenements: nothing that is committed late is missed, and nothing is read before its time.
  test('that is committed after a later one is sent too', async () => {
    receiver.received.length = 0
    const late = '018f0000-0000-7000-8000-00000000aaaa'
    const genres = ['collecte.acceptee', 'lot.valide']
    await api.send('PATCH', `/v1/webhooks/${webhook.id}`, { as: 'admin', body: { genres } })
    const later = await database.admin(async (client) => {
      // A transaction that writes its entry of the journal, and ends after a later one was read.
      await client.query('begin')
      await client.query(
        `insert into journal.evenement (organisation_id, le, action, entite, entite_id, details)
         select id, now(), 'lot.valider', 'lot', $1, '{}' from organisation.organisation where code = 'DEMO'`,
        [late],
      )
      const id = await collect()
      await sendWhatIsRead()
      expect(receiver.received).toEqual([])
      await client.query('commit')
      return id
    })
    await send()
    const subjects = receiver.received.map(({ body: text }) => JSON.parse(text).data.entite_id)
    expect(subjects.sort()).toEqual([late, later].sort())
  })
})

describe('a receiver that fails', () => {
  // Spec: webhooks#ordre, webhooks#reprises.
  test('gets each event again with its id, and holds those about the same record alone', async () => {
    receiver.received.length = 0
    const broken = await collect()
    respond = (response, { body }, socket) =>
      body.includes(broken) ? socket.destroy() : response.writeHead(204).end()
    await send()
    const fine = await collect()
    await send()
    respond = (response) => response.writeHead(204).end()
    await hasten()
    await send()
    const got = receiver.received.map(({ headers, body }) => [
      JSON.parse(body).data.entite_id,
      headers['webhook-id'],
    ])
    expect(got.map(([id]) => id)).toEqual([broken, fine, broken])
    expect(got[0]?.[1]).toBe(got[2]?.[1])
    expect(await log(webhook.id, `?entite_id=${broken}`)).toMatchObject([{ statut: 'livre', essais: 1 }])
    expect(logged).toEqual([])
  })

  // Spec: webhooks#livraison: a slow receiver delays no other webhook.
  test('by its silence delays no other webhook', async () => {
    const other = await subscribe({ adresse: SLOW, genres: ['collecte.acceptee'] })
    receiver.received.length = 0
    for (let n = 0; n < 12; n += 1) await collect()
    await othersEnded()
    const begun = performance.now()
    await round.take()
    await round.take()
    while (receiver.received.length < 12 && performance.now() - begun < 20_000) {
      await new Promise((resume) => setTimeout(resume, 20))
      await round.take()
    }
    expect(receiver.received).toHaveLength(12)
    expect(slow.received.length).toBeLessThan(12)
    expect(await log(other.id, '?statut=livre')).toEqual([])
    await round.settled()
    await act(other.id, 'desactiver', { raison: 'trop lent' })
  })

  // Spec: webhooks#etats: an address that is gone is turned off, the journal and the reminders tell.
  test('and says that it is gone is turned off, with a notice', async () => {
    await collect()
    respond = (response) => response.writeHead(410).end()
    await send()
    respond = (response) => response.writeHead(204).end()
    expect((await api.get(`/v1/webhooks/${webhook.id}`, 'admin')).body).toMatchObject({
      statut: 'coupe',
      raison_arret: 'reponse_410',
    })
    const { body } = await api.get('/v1/moi/accueil', 'admin')
    expect(JSON.stringify(body)).toContain(`/v1/webhooks/${webhook.id}`)
  })
})

describe('a person', () => {
  // Spec: webhooks#essai, webhooks#etats, webhooks#rejouer, webhooks#secrets.
  test('tests the address, turns the webhook on, replays, and replaces the secret', async () => {
    receiver.received.length = 0
    const tested = await act(webhook.id, 'essayer')
    expect(tested.body).toMatchObject({ genre: 'essai', statut: 'du' })
    await send()
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'essai',
      data: { etat: 'coupe' },
    })
    const due = (await log(webhook.id, '?statut=du')).length
    expect(due).toBeGreaterThan(0)
    expect((await act(webhook.id, 'activer')).body).toMatchObject({ statut: 'actif', raison_arret: null })
    await send()
    expect(receiver.received).toHaveLength(1 + due)
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    const replayed = await act(webhook.id, 'rejouer', { depuis: '2026-01-01T00:00:00Z' })
    const { body } = await act(webhook.id, 'secret', { recouvrement_h: 1 })
    expect(body.webhook.secrets).toHaveLength(2)
    receiver.received.length = 0
    for (let n = 0; n < 10; n += 1) await send()
    expect(receiver.received).toHaveLength(replayed.body.envois)
    const last = receiver.received.at(-1)
    for (const secret of [webhook.secret, body.secret])
      await verifyWebhook(last?.body ?? '', last?.headers ?? {}, secret)
    expect(receiver.received.filter(({ headers }) => ids.has(headers['webhook-id'] ?? '')).length).toBe(due)
  })

  // Spec: webhooks#secrets: kept encrypted, bound to its row.
  test('finds no secret in the database', async () => {
    const kept = await api.sql<{ text: string }>('select scelle as text from webhook.secret')
    expect(kept.length).toBeGreaterThan(2)
    expect(kept.every(({ text }) => text.startsWith('scelle.1.'))).toBe(true)
  })
})
