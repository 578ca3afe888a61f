// An empty PostgreSQL that requires a password from every login, like one operated by another team.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { postgresOwner } from '../../../ops/cluster/postmaster.ts'
import { withClient } from '../../support/clone.ts'
import { freePort } from './processes.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const SUPERUSER = 'le-plus-haut'

/** The URL of the cluster, and a function that queries it as superuser; the cluster is removed at the end of the test. */
export async function externalCluster() {
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'externe-'))
  chownSync(folder, owner.uid, owner.gid)
  const [data, word] = [join(folder, 'data'), join(folder, 'mot')]
  const port = await freePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync(`${BIN}/${program}`, args, { ...owner, cwd: '/', stdio: 'ignore' })
  writeFileSync(word, SUPERUSER)
  chownSync(word, owner.uid, owner.gid)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${word}`, '--no-sync')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c wal_level=logical`
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  onTestFinished(() => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  })
  const address = (login: string, password = SUPERUSER, database = 'sillon') =>
    `postgresql://${login}:${password}@127.0.0.1:${port}/${database}`
  const ask = (statement: string, database = 'sillon') =>
    withClient(address('postgres', SUPERUSER, database), (client) => client.query(statement))
  await ask('create database sillon', 'postgres')
  return { address, ask }
}
