// A real streaming replica with a separate primary, because the test run's own server writes the data of all tests and its
// replica would lag behind. pg_basebackup copies both from files; each has its own socket.
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, inject } from 'vitest'
import { lastConfiguration, livingPid, postgresOwner, start, stop } from '../../../ops/cluster/postmaster.ts'
import { killAll } from '../../concurrency/support/killing.ts'
import { withClient } from '../../support/clone.ts'

const BASEBACKUP = '/usr/lib/postgresql/15/bin/pg_basebackup'

/** The replica of a server. */
export type StandbyServer = {
  /** The URL of the primary as superuser: a server that contains only the template databases of the run. */
  readonly primary: string
  /** Returns the URL on the replica for the same login and database. */
  at(url: string): string
  /** Kills all its processes at once. */
  kill(): Promise<void>
}

/** Makes a primary like the test run's server, and its replica, and starts both; they are stopped at the end of the test file. */
export async function startStandby(): Promise<StandbyServer> {
  const { adminUrl, templates } = inject('sillon')
  const primary = await startCopy(adminUrl, [])
  await withClient(primary.address, async (client) => {
    const others = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname <> all($1) and datname not like 'template_'",
      [['postgres', ...Object.values(templates)]],
    )
    for (const { name } of others.rows) await client.query(`drop database ${client.escapeIdentifier(name)}`)
  })
  const standby = await startCopy(primary.address, ['-R'])
  return { primary: primary.address, at: standby.at, kill: standby.kill }
}

/** Starts another server on a copy of the same files. */
async function startCopy(url: string, options: readonly string[]) {
  const folder = mkdtempSync(join(inject('sillon').folder, 'replique-'))
  const socket = mkdtempSync('/tmp/sillon-replique-')
  const owner = postgresOwner()
  const postmaster = { data: join(folder, 'cluster'), log: join(folder, 'journal'), socket, owner }
  mkdirSync(postmaster.data, { mode: 0o700 })
  for (const one of [folder, postmaster.data]) chownSync(one, owner.uid, owner.gid)
  const { host } = new URL(url)
  const from = ['-h', decodeURIComponent(host), '-U', 'postgres']
  await promisify(execFile)(
    BASEBACKUP,
    [...from, '-D', postmaster.data, '--checkpoint=fast', '--no-sync', ...options],
    { cwd: '/', ...owner },
  )
  const own = { unix_socket_directories: socket, hot_standby: 'on', shared_buffers: '64MB' }
  const lines = Object.entries(own).map(([name, value]) => `${name} = '${value}'\n`)
  await start(postmaster, `${lastConfiguration(postmaster)}${lines.join('')}`)
  const kill = () => killAll(livingPid(postmaster))
  afterAll(async () => {
    await kill()
    await stop(postmaster)
    rmSync(folder, { recursive: true, force: true })
  })
  const at = (address: string) => address.replace(new URL(address).host, encodeURIComponent(socket))
  return { address: at(url), at, kill }
}
