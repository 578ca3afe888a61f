// docs/decisions/0039: the service gives up a connection that does not respond, and PostgreSQL ends the statement of a
// disconnected client.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { connect, inTransaction } from '../../src/database/db.ts'
import { runOn } from '../../src/http/calls/run.ts'
import { openDatabase } from '../support/database.ts'
import { openProxy } from '../support/proxy.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, BALANCES, hold, until, untilBlocked } from './support/sessions.ts'

const PATIENCE_MS = 2_000
const database = await openDatabase()
const url = database.adminUrl
const proxy = await openProxy(url)
const server = await openServer(
  { QUERY_TIMEOUT_MS: String(PATIENCE_MS), READ_TIMEOUT_MS: String(PATIENCE_MS) },
  { database: { ...database, url: (role) => proxy.through(database.url(role)) } },
)
const waiting = () =>
  ask(url, `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

test('the connections fall silent: every door is open again within seconds, nothing is lost, nothing left behind', async () => {
  const phone = await enrol(server)
  const doors = {
    api: () => server.get('/v1/moi', 'rsci'),
    identity: () => signIn(server.url),
  }
  const statuses = async () => Promise.all(Object.values(doors).map(async (ask) => (await ask()).status))
  expect(await statuses()).toEqual([200, 200])
  // Connections of every kind are open: one in the middle of a batch, and those of reads, of the provider and of the queue.
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const batch = await collectes(phone, [1, 4], (n) => ({ producteur: n === 3 ? 2 : 1 }))
  const sending = send(server, phone, batch)
  await untilBlocked(url, 1)

  expect(proxy.freeze()).toBeGreaterThan(1)
  await until('every door is open', async () => (await statuses()).every((status) => status === 200))
  expect((await sending).status).toBe(503)
  // PostgreSQL has ended the statement of the connection that did not respond, and released its locks.
  await until('nobody waits for the balance', async () => (await waiting()).length === 0)
  await holder.release()
  const answer = await send(server, phone, batch)
  expect(answer.body).toMatchObject({ derniere_sequence: 4, arret: null })
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(4))
  expect(await faults(url)).toEqual([])
  await until('the queue is served', () => server.sms.length === 4)
})

test('a read whose client is gone is ended; a batch is not', async () => {
  const token = await server.token('rsci')
  const reader = await hold(url, 'lock table lot.lot in access exclusive mode')
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const reading = fetch(`${server.url}/v1/lots`, { headers, signal: gone.signal })
  await untilBlocked(url, 1)
  gone.abort()
  await expect(reading).rejects.toThrow()
  await until('nobody waits for the lots', async () => (await waiting()).length === 0)
  await reader.release()

  const before = (await effects(url, ORGANISATION.demo)).commandes
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 2], () => ({ producteur: 2 }))
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const left = new AbortController()
  const sending = fetch(`${server.url}/v1/sync/commandes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.token('agent1')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ commandes: batch }),
    signal: left.signal,
  })
  await untilBlocked(url, 1)
  left.abort()
  await expect(sending).rejects.toThrow()
  await holder.release()
  await until('both commands have their effect', async () => {
    return (await effects(url, ORGANISATION.demo)).commandes === before + 2
  })
})

test('what a pooler hands from one connection to the next is asked for by nobody', {
  timeout: 90_000,
}, async () => {
  const reading = () => server.post('/graphql', { query: '{ parcelles(first: 1) { totalCount } }' }, 'rsci')
  // On a busy machine the reading of the catalogue is given up several times.
  await until('the schema is made', async () => (await reading()).status === 200, 80_000)
  const logins = proxy.startups.map(({ user = '', ...rest }) => [user, rest.options])
  expect(new Set(logins.map(([user]) => user))).toEqual(new Set(['api', 'lecture', 'connexion', 'taches']))
  const known = new Set(['user', 'database', 'application_name', 'client_encoding'])
  expect(proxy.startups.flatMap((one) => Object.keys(one).filter((name) => !known.has(name)))).toEqual([])
  // The queue uses LISTEN on a separate connection (docs/operate.md, «Behind PgBouncer»).
  expect(proxy.named.filter((name) => !name.endsWith('/graphile_worker'))).toEqual([])
})

test.each([
  ['kept by the connection that the server answers itself', false, ['modules']],
  ['given to no pooler', true, []],
] as const)('the name of a door is %s', async (_, asPooler, names) => {
  const network = await openProxy(url, { asPooler })
  const pool = connect(network.through(database.url('api')), { max: 1, role: 'api', first: 'select 1' })
  for (let time = 0; time < 2; time++)
    await expect(runOn(pool, null)('modules', {})).rejects.toThrow('organisation_absente')
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements')
  await pool.end()
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(network.named).toEqual(names)
})

test.each(['api', 'lecture', 'connexion', 'taches'])(
  '%s waits for a time, whether it signs in itself or somebody acts as it',
  async (role) => {
    const limits = async (address: string) => {
      const pool = connect(address, { max: 1, role })
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit']
      const shown = names.map((name) => `current_setting('${name}')`).join(` || ' ' || `)
      const { rows } = await pool.query<{ limits: string }>(`select ${shown} as limits`)
      await pool.end()
      return rows[0]?.limits
    }
    expect(await limits(url)).toBe('25s 10s 30s off')
    expect(await limits(database.url(role))).toBe('25s 10s 30s off')
  },
)

test('a connection to a server that only reads is replaced, in a transaction too; after a refusal it is kept', async () => {
  const pool = connect(url, { max: 1 })
  const standing = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const failing = (text: string) => inTransaction(pool, (client) => client.query(text))
  const first = await standing()
  await expect(failing('select 1 / 0')).rejects.toThrow(expect.objectContaining({ code: '22012' }))
  expect(await standing()).toBe(first)
  const written = failing('set transaction read only; create table ecrite ()')
  await expect(written).rejects.toThrow(expect.objectContaining({ code: '25006' }))
  expect(await standing()).not.toBe(first)
  await pool.end()
})

async function signIn(address: string): Promise<Response> {
  const form = { grant_type: 'password', client_id: 'demo', username: 'agent2', password: 'demo' }
  return fetch(`${address}/oidc/token`, { method: 'POST', body: new URLSearchParams(form) })
}

test('a pool that ends does not wait for a connection that is never made', async () => {
  const nobody = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  onTestFinished(() => void nobody.close())
  const { port } = nobody.address() as AddressInfo
  const pool = connect(`postgresql://api:x@127.0.0.1:${port}/x`, { max: 1 })
  const asking = pool.query('select').then(
    () => 'answered',
    () => 'given up',
  )
  await once(nobody, 'connection')
  const since = Date.now()
  await pool.end()
  expect(await asking).toBe('given up')
  expect(Date.now() - since).toBeLessThan(2_000)
})
