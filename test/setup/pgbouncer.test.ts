// docs/operate.md, «Behind PgBouncer»: the service through a real PgBouncer that hands every transaction to whichever connection is
// free. Skipped where it is not installed; what it asks of the service is heard by test/concurrency/silentDatabase everywhere.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { postgresOwner } from '../../cluster/postmaster.ts'
import { ORGANISATION } from '../../demo/ids.ts'
import { effects, faults, oneEffectEach } from '../concurrency/support/effects.ts'
import { collectes, enrol, enrolMany, send } from '../concurrency/support/phones.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/server.ts'
import { freePort } from './support/processes.ts'

const BINARY = '/usr/sbin/pgbouncer'
const PHONES = 6
const COMMANDS = 10

const isHere = existsSync(BINARY) && inject('sillon').trusts
const database = await openDatabase()
const bouncer = isHere ? await startBouncer(database.adminUrl) : (direct: string) => direct
const pooled = (role: string) => (role === 'taches' ? database.url(role) : bouncer(database.url(role)))
const server = await openServer({ POOL_SIZE: '12' }, { database: { ...database, url: pooled } })

test.runIf(isHere)(
  'batches, acts, sign-ins and reads of two organizations share three connections of each login',
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
    const [answers, pages] = await Promise.all([Promise.all(sending), Promise.all(reads)])
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
    for (const { usename, n } of held) expect([usename, n <= 3]).toEqual([usename, true])
  },
)

/** Starts PgBouncer in transaction mode; the answer puts it before an address. */
async function startBouncer(url: string): Promise<(url: string) => string> {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-pgbouncer-'))
  const owner = postgresOwner()
  const socket = decodeURIComponent(new URL(url).host)
  const port = await freePort()
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    chownSync(join(folder, name), owner.uid, owner.gid)
    return join(folder, name)
  }
  chownSync(folder, owner.uid, owner.gid)
  const users = file('users', ['api', 'lecture', 'connexion'].map((role) => `"${role}" ""\n`).join(''))
  const settings = file(
    'pgbouncer.ini',
    `[databases]\n* = host=${socket}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =
auth_type = trust\nauth_file = ${users}\npool_mode = transaction\ndefault_pool_size = 3\n`,
  )
  const child = spawn(BINARY, [settings], { cwd: '/', ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const gone = once(child, 'exit')
  afterAll(async () => {
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  await until('PgBouncer is up', () => {
    if (child.exitCode !== null) throw new Error(`it ended and said: ${said}`)
    return /process up/.test(said)
  })
  return (direct) => {
    const address = new URL(direct)
    return direct.replace(address.host, `127.0.0.1:${port}`)
  }
}
