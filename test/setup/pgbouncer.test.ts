// docs/operate.md, «Behind PgBouncer»: the service behind a real PgBouncer that gives every transaction any free connection, and
// ignores start-up options, as many are configured.
//
//   npm test -- pgbouncer               # half a minute; with PREUVE=yes it writes docs/proof.md
// Debian's package is unpacked into the user's cache if it is not installed; the run fails if Debian can not provide it.
// Without PgBouncer, these tests count as skipped in the whole suite; test/concurrency/silentDatabase tests the service's side on
// every machine.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { postgresOwner } from '../../ops/cluster/postmaster.ts'
import { connect } from '../../src/database/db.ts'
import { assertActsAs, refusePooler } from '../../src/database/pooler.ts'
import { prepareDatabase } from '../../src/database/schema.ts'
import { readingPool } from '../../src/graphql/readingPool.ts'
import { effects, faults, oneEffectEach } from '../concurrency/support/effects.ts'
import { collectes, enrol, enrolMany, send } from '../concurrency/support/phones.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { openDatabase } from '../support/database.ts'
import { isNamed, prove, run, unpackDebian } from '../support/foreignTools.ts'
import { blocksOf } from '../support/page.ts'
import { openServer } from '../support/server.ts'
import { externalCluster } from './support/externalCluster.ts'
import { freePort } from './support/processes.ts'

const INSTALLED = '/usr/sbin/pgbouncer'
const COPY = { recursive: true, verbatimSymlinks: true }
const CONNECTIONS = 3
const PHONES = 6
const COMMANDS = 10
const POOLED = ['api', 'lecture', 'connexion']
const LIST = '/v1/collectes?limite=5'

// The session state that remains after a transaction: a setting of the service, a setting of PostgreSQL, and everything that
// `discard all` would reset.
const NAMES = [
  ...new Set(
    globSync('sql/**/*.sql').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=')sillon\.\w+(?=')/g) ?? [],
    ),
  ),
]
const KEPT = `
  select name || '=' || coalesce(current_setting(name, true), '') as kept from unnest($1::text[]) as name
  where current_setting(name, true) <> ''
  union all select name || '=' || setting from pg_settings
  where source = 'session' and name not in ('application_name', 'client_encoding')
  union all select 'prepared ' || name from pg_prepared_statements
  union all select 'cursor ' || name from pg_cursors where name <> ''
  union all select 'listens ' || channel from pg_listening_channels() as channel
  union all select 'temporary tables' where pg_my_temp_schema() <> 0
  union all select 'advisory lock' from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`

const IS_NAMED = isNamed('pgbouncer')
const isHere = (IS_NAMED || existsSync(INSTALLED)) && inject('sillon').trusts
const passed: string[] = []
const unpacked = isHere && !existsSync(INSTALLED) ? await unpackDebian('pgbouncer', 'libc-ares2') : ''
const database = await openDatabase()
const bouncer = isHere ? await startBouncer(database.adminUrl) : (direct: string) => direct
const adminUrl = bouncer(database.adminUrl)
const pooled = (role: string) => (role === 'taches' ? database.url(role) : bouncer(database.url(role)))
const server = await openServer(
  { POOL_SIZE: '12' },
  { database: { ...database, url: pooled }, tellEveryMs: 50 },
)

test.runIf(isHere)(
  'batches, acts, sign-ins, reads, tables and jobs of two organizations share three connections of each login',
  { timeout: 60_000 },
  async () => {
    const phones = await enrolMany(server, PHONES)
    const neighbour = await enrol(server, 'voisine-agent', 'admin2')
    const query =
      '{ collectes(first: 100) { totalCount } organisation: parcelles(first: 100) { totalCount } }'
    const reading = async (as: string) => (await server.post('/graphql', { query }, as)).body
    await until('the schema is made', async () => (await reading('rsci')).data !== undefined)
    const apart = await reading('voisine-rsci')

    const sending = [...phones, neighbour].map(async (phone) => {
      const producteur = phone === neighbour ? 1001 : 1
      return send(server, phone, await collectes(phone, [1, COMMANDS], () => ({ producteur })))
    })
    const reads = Array.from({ length: 20 }, (_, i) => reading(i % 2 ? 'rsci' : 'voisine-rsci'))
    const tables = ['rsci', 'voisine-rsci'].map((as) => server.get(LIST, as, { Accept: 'text/csv' }))
    const [answers, pages, files] = await Promise.all([
      Promise.all(sending),
      Promise.all(reads),
      Promise.all(tables),
    ])
    expect(files.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ status, body }) => [status, body.derniere_sequence])).toEqual(
      answers.map(() => [200, COMMANDS]),
    )
    expect(pages.filter(({ errors }) => errors !== undefined)).toEqual([])
    expect((await reading('rsci')).data.collectes.totalCount).toBeGreaterThanOrEqual(PHONES * COMMANDS)
    const theirs = (await reading('voisine-rsci')).data
    expect(theirs.collectes.totalCount).toBe(apart.data.collectes.totalCount + COMMANDS)
    expect(theirs.organisation).toEqual(apart.data.organisation)
    expect(await effects(database.adminUrl, ORGANISATION.demo)).toEqual(oneEffectEach(PHONES * COMMANDS))
    expect(await faults(database.adminUrl)).toEqual([])
    const held = await ask<{ usename: string; n: number }>(
      database.adminUrl,
      `select usename::text, count(*)::int as n from pg_stat_activity
       where datname = current_database() and usename in ('api', 'lecture', 'connexion') group by 1`,
    )
    for (const { usename, n } of held) expect([usename, n <= CONNECTIONS]).toEqual([usename, true])
    await until('messages were sent by jobs', () => server.sms.length > 0)
    const told = `select 1 as n from restauration.segment where depose_le is not null`
    await until('the log outside was told', async () => (await ask(database.adminUrl, told)).length > 0)
    expect((await server.get('/sante/pret')).body).toEqual({ statut: 'pret' })
    const limit = `select current_setting('statement_timeout') as kept`
    expect(new Set((await onEach('api', limit, [])).map(({ kept }) => kept))).toEqual(new Set(['25s']))
    passed.push(
      `**passed**: batches of ${PHONES + 1} phones, acts, sign-ins, reads, tables and jobs of two organizations share ${CONNECTIONS} connections of each login.`,
    )
  },
)

test.runIf(isHere)(
  'nothing of one transaction is met by the next, and what is met judges nobody',
  async () => {
    expect(NAMES).toContain('sillon.organisation_id')
    // The search path is the same for every role.
    const own = new Set(['search_path=pg_catalog, pg_temp'])
    const left = async () => (await Promise.all(POOLED.map((role) => onEach(role, KEPT, [NAMES])))).flat()
    expect((await left()).map(({ kept }) => kept).filter((kept) => !own.has(kept))).toEqual([])

    const query = '{ collectes(first: 50) { nodes { id } } }'
    const asked = () =>
      Promise.all(
        ['rsci', 'voisine-rsci'].flatMap((as) => [
          server.get(LIST, as),
          server.post('/graphql', { query }, as),
        ]),
      )
    const before = (await asked()).map(({ status, body }) => [status, body])
    // Settings that another client left in the session: each connection claims to belong to VOISINE, and to any account.
    const poison = {
      'sillon.organisation_id': ORGANISATION.voisine,
      'sillon.utilisateur_id': UTILISATEUR.admin2,
    }
    for (const role of ['api', 'lecture'])
      await onEach(role, 'select set_config(key, value, false) from jsonb_each_text($1)', [
        JSON.stringify(poison),
      ])
    const met = (await left()).filter(({ kept }) => kept === `sillon.organisation_id=${ORGANISATION.voisine}`)
    expect(met.length).toBe(2 * CONNECTIONS)
    expect((await asked()).map(({ status, body }) => [status, body])).toEqual(before)
    const phone = await enrol(server)
    const { status, body } = await send(server, phone, await collectes(phone, [1, 2], () => ({})))
    expect([status, body.derniere_sequence]).toEqual([200, 2])
    expect(await faults(database.adminUrl)).toEqual([])
    passed.push(
      '**passed**: no transaction leaves something to the next; settings that others left in a session change no answer.',
    )
  },
)

test.runIf(isHere)(
  'who locks or listens for longer, or acts as another, is refused there in a sentence',
  async () => {
    await expect(refusePooler(database.adminUrl, 'DATABASE_TASKS_URL')).resolves.toBeUndefined()
    await expect(refusePooler(bouncer(database.url('taches')), 'DATABASE_TASKS_URL')).rejects.toThrow(
      'DATABASE_TASKS_URL goes through a pooler that gives every transaction another connection',
    )
    const silent = { log: () => undefined }
    await expect(prepareDatabase(adminUrl, silent)).rejects.toThrow(
      'DATABASE_ADMIN_URL goes through a pooler',
    )
    const superuser = { url: adminUrl, logins: [] }
    await expect(prepareDatabase(database.adminUrl, { ...silent, superuser })).rejects.toThrow(
      'DATABASE_SUPERUSER_URL goes through a pooler',
    )
    const acting = connect(adminUrl, { max: 1, role: 'lecture' })
    await expect(acting.query('select 1')).rejects.toThrow(
      'The connection was to act as `lecture` and acts as `postgres`: a pooler drops the start-up options.',
    )
    await acting.end()
    passed.push('**passed**: the addresses of tasks, of migrations and of another role are refused there.')
  },
)

test.runIf(isHere)(
  'with the settings and the list of users of the page, each login comes through with its password alone',
  async () => {
    const [ini = '', typed = ''] = blocksOf('What ends, and what goes away')
    const cluster = await externalCluster()
    for (const role of POOLED) await cluster.ask(`create role ${role} login password 'secret-${role}'`)
    const direct = new URL(cluster.address('postgres'))
    const own = /^(?:listen_port|auth_file) = .*\n/gm
    const { port, stop } = await runBouncer(
      (settings) =>
        `${ini.replace('10.0.0.5 port=5432', `127.0.0.1 port=${direct.port}`).replace(own, '')}${settings}\n`,
      (users) =>
        execFileSync('sh', ['-ec', typed.replaceAll('/etc/pgbouncer/userlist.txt', users)], {
          env: { PATH: '/usr/bin:/bin', DATABASE_SUPERUSER_URL: direct.href },
        }),
    )
    onTestFinished(stop)
    const signIn = async (role: string, password: string) => {
      const client = new Client({
        connectionString: `postgresql://${role}:${password}@127.0.0.1:${port}/sillon`,
      })
      await client.connect()
      const { rows } = await client.query('select current_user as login')
      await client.end()
      return rows[0].login
    }
    for (const role of POOLED) expect(await signIn(role, `secret-${role}`)).toBe(role)
    await expect(signIn('api', 'secret-lecture')).rejects.toThrow('SASL authentication failed')
    await expect(signIn('postgres', direct.password)).rejects.toThrow()
    passed.push(
      '**passed**: the settings and the list of users of the page, typed, against a PostgreSQL with passwords.',
    )
  },
)

test('without it too: whom a connection acts as is asked, and a setting for the session is told to nobody', async () => {
  const client = await readingPool(database.pool('lecture', 1)).connect()
  const before = await client.query('show jit_optimize_above_cost')
  await client.query('set jit_optimize_above_cost = -1;')
  expect((await client.query('show jit_optimize_above_cost')).rows).toEqual(before.rows)
  await expect(assertActsAs(client, 'lecture')).resolves.toBeUndefined()
  await expect(assertActsAs(client, 'api')).rejects.toThrow('was to act as `api` and acts as `lecture`')
  client.release()
})

test.runIf(IS_NAMED)('all passed, and the page of proof says so', async () => {
  expect(passed).toHaveLength(4)
  const program = join(unpacked, INSTALLED)
  const libraries = globSync(join(unpacked, 'usr/lib/*')).join(':')
  const printed = await run('env', [`LD_LIBRARY_PATH=${libraries}`, program, '--version'], tmpdir())
  const [, version] = /PgBouncer (\S+)/.exec(printed) ?? []
  expect(version).toBeDefined()
  prove('pgbouncer', `the service behind PgBouncer ${version} of Debian, in transaction mode`, passed)
})

/** Runs a query on every connection that PgBouncer keeps for a login, by occupying all of them at once. */
async function onEach(role: string, text: string, values: unknown[]): Promise<{ kept: string }[]> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: pooled(role) }))
  await Promise.all(clients.map((client) => client.connect()))
  const pids = new Set<number>()
  for (const client of clients) {
    await client.query('begin')
    pids.add((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
  }
  expect(pids.size).toBe(CONNECTIONS)
  const answers = await Promise.all(clients.map((client) => client.query<{ kept: string }>(text, values)))
  for (const client of clients) await client.query('commit')
  await Promise.all(clients.map((client) => client.end()))
  return answers.flatMap(({ rows }) => rows)
}

/** Starts PgBouncer in transaction mode; returns a function that changes a URL so that it goes through PgBouncer. */
async function startBouncer(url: string): Promise<(url: string) => string> {
  const socket = decodeURIComponent(new URL(url).host)
  const { port, stop } = await runBouncer(
    (settings) => `[databases]\n* = host=${socket}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n${settings}
auth_type = trust\npool_mode = transaction\ndefault_pool_size = ${CONNECTIONS}\nignore_startup_parameters = options\n`,
    (users) =>
      writeFileSync(users, [...POOLED, 'taches', 'postgres'].map((role) => `"${role}" ""\n`).join('')),
  )
  afterAll(stop)
  return (direct) => {
    const address = new URL(direct)
    return direct.replace(address.host, `127.0.0.1:${port}`)
  }
}

/** Runs PgBouncer on a free port; `write` writes its list of users. */
async function runBouncer(iniWith: (settings: string) => string, write: (users: string) => unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-pgbouncer-'))
  const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users')]
  const port = await freePort()
  writeFileSync(ini, iniWith(`listen_port = ${port}\nunix_socket_dir =\nauth_file = ${users}`))
  write(users)
  const owner = postgresOwner()
  for (const path of [folder, ini, users]) chownSync(path, owner.uid, owner.gid)
  // PgBouncer refuses to run as root, and another user can not read root's cache.
  if (unpacked !== '') cpSync(join(unpacked, 'usr'), join(folder, 'usr'), COPY)
  const program = unpacked === '' ? INSTALLED : join(folder, INSTALLED)
  const env = { LD_LIBRARY_PATH: globSync(join(folder, 'usr/lib/*')).join(':') }
  const child = spawn(program, [ini], { cwd: '/', env, ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const gone = once(child, 'exit')
  await until('PgBouncer is up', () => {
    if (child.exitCode !== null) throw new Error(`it ended and said: ${said}`)
    return /process up/.test(said)
  })
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}
