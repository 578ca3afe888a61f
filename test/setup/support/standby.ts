// A real streaming replica of the run's PostgreSQL: its files by pg_basebackup, its own socket, hot standby.
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, inject } from 'vitest'
import { lastConfiguration, livingPid, postgresOwner, start, stop } from '../../../cluster/postmaster.ts'
import { killAll } from '../../concurrency/support/killing.ts'

const BASEBACKUP = '/usr/lib/postgresql/15/bin/pg_basebackup'

/** The replica of a server. */
export type StandbyServer = {
  /** The same login and database, there. */
  at(url: string): string
  /** Kills all its processes at once. */
  kill(): Promise<void>
}

/** Makes one of the server at that address and starts it; ended with the test file. */
export async function startStandby(url: string): Promise<StandbyServer> {
  const folder = mkdtempSync(join(inject('sillon').folder, 'replique-'))
  const socket = mkdtempSync('/tmp/sillon-replique-')
  const owner = postgresOwner()
  const postmaster = { data: join(folder, 'cluster'), log: join(folder, 'journal'), socket, owner }
  mkdirSync(postmaster.data, { mode: 0o700 })
  for (const one of [folder, postmaster.data]) chownSync(one, owner.uid, owner.gid)
  const { host } = new URL(url)
  const from = decodeURIComponent(host)
  await promisify(execFile)(
    BASEBACKUP,
    ['-h', from, '-U', 'postgres', '-D', postmaster.data, '--checkpoint=fast', '--no-sync', '-R'],
    { cwd: '/', ...owner },
  )
  const own = { unix_socket_directories: socket, hot_standby: 'on', shared_buffers: '64MB' }
  const lines = Object.entries(own).map(([name, value]) => `${name} = '${value}'\n`)
  await start(postmaster, `${lastConfiguration(postmaster)}${lines.join('')}`)
  afterAll(async () => {
    await killAll(livingPid(postmaster))
    await stop(postmaster)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    at: (address) => address.replace(host, encodeURIComponent(socket)),
    kill: () => killAll(livingPid(postmaster)),
  }
}
