// The private cluster: created, shared, taken over from dead processes, stopped by its last user.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { destroyCluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import { choosePlace, findPlace } from '../../ops/cluster/place.ts'
import { postgresOwner } from '../../ops/cluster/postmaster.ts'
import { runScript } from './support/processes.ts'

const JOIN = 'test/setup/support/joinCluster.ts'
// A cluster that is created once and stopped. Tests that need no fresh cluster start from a copy of it.
const created = mkdtempSync(join(inject('sillon').folder, 'grappe-'))
afterAll(() => destroyCluster(created))

test('it answers through its socket, keeps what it was given, and is gone once left', async () => {
  const dataDir = created
  const cluster = await ensureCluster({ dataDir })
  await cluster.ensureDatabase('sillon')
  await cluster.ensureDatabase('sillon')
  expect(await ask(cluster.url('sillon', 'postgres'), 'create table t as select 1 as n')).toEqual([])
  const pid = cluster.pid()
  await cluster.stop()
  expect(cluster.pid()).toBeUndefined()
  expect(isAlive(pid)).toBe(false)

  const again = await ensureCluster({ dataDir })
  expect(await ask(again.url('sillon', 'postgres'), 'select n from t')).toEqual([{ n: 1 }])
  await again.stop()
})

test('it is asked for no password, but stands behind a folder of its owner alone', async () => {
  const cluster = await ensureCluster({ dataDir: await copied() })
  const [{ listen_addresses, unix_socket_directories } = {}] = await ask<Record<string, string>>(
    cluster.url('postgres', 'postgres'),
    `select current_setting('listen_addresses') as listen_addresses,
            current_setting('unix_socket_directories') as unix_socket_directories`,
  )
  expect(listen_addresses).toBe('')
  expect(unix_socket_directories).toMatch(/^\/tmp\/sillon-[0-9a-f]{12}$/)
})

test('whoever comes second shares it, and only the last to leave stops it', async () => {
  const dataDir = await copied()
  const cluster = await ensureCluster({ dataDir })
  const other = runScript(JOIN, [dataDir])
  const [, pid] = await other.saying(/joined (\d+)/)
  expect(Number(pid)).toBe(cluster.pid())
  await cluster.stop()
  expect(isAlive(Number(pid))).toBe(true)
  other.child.kill('SIGTERM')
  expect(await other.ended).toBe(0)
  expect(isAlive(Number(pid))).toBe(false)
})

test('many at once make one', async () => {
  const dataDir = folder()
  const scripts = [1, 2, 3].map(() => runScript(JOIN, [dataDir]))
  const pids = await Promise.all(scripts.map(async ({ saying }) => (await saying(/joined (\d+)/))[1]))
  expect(new Set(pids).size).toBe(1)
})

test('killed under the processes that share it, it is started again, once', async () => {
  const dataDir = await copied()
  const scripts = [1, 2].map(() => runScript(JOIN, [dataDir]))
  const [pid] = await Promise.all(scripts.map(async ({ saying }) => (await saying(/joined (\d+)/))[1]))
  process.kill(Number(pid), 'SIGKILL')
  await Promise.race(scripts.map(({ saying }) => saying(/had died; it was started again/)))
  const cluster = await ensureCluster({ dataDir })
  expect(cluster.pid()).not.toBe(Number(pid))
  expect(await ask(cluster.url('postgres', 'postgres'), 'select 1 as n')).toEqual([{ n: 1 }])
  for (const { child } of scripts) child.kill('SIGTERM')
  expect(await Promise.all(scripts.map(({ ended }) => ended))).toEqual([0, 0])
  expect(
    scripts
      .map(({ said }) => said())
      .join('')
      .match(/started again/g),
  ).toHaveLength(1)
})

test('a killed process leaves it running, and the next one takes it over', async () => {
  const dataDir = await copied()
  const killed = runScript(JOIN, [dataDir])
  const [, pid] = await killed.saying(/joined (\d+)/)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(isAlive(Number(pid))).toBe(true)
  const cluster = await ensureCluster({ dataDir })
  expect(cluster.pid()).toBe(Number(pid))
  await cluster.stop()
  expect(isAlive(Number(pid))).toBe(false)
})

test('PostgreSQL killed as well: it recovers', async () => {
  const dataDir = await copied()
  const first = await ensureCluster({ dataDir })
  await first.ensureDatabase('sillon')
  process.kill(first.pid() ?? 0, 'SIGKILL')
  const second = await ensureCluster({ dataDir })
  expect(await ask(second.url('sillon', 'postgres'), 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a process id that a stranger got meanwhile is not taken for PostgreSQL', async () => {
  const dataDir = await copied()
  writeFileSync(join(placeOf(dataDir), 'cluster/postmaster.pid'), `${process.pid}\n`)
  const cluster = await ensureCluster({ dataDir })
  expect(cluster.pid()).not.toBe(process.pid)
})

test('other settings restart it, unless somebody uses it', async () => {
  const dataDir = await copied()
  const first = await ensureCluster({ dataDir })
  const second = await ensureCluster({ dataDir, settings: { work_mem: '8MB' } })
  expect(second.pid()).toBe(first.pid())
  await first.stop()
  await second.stop()
  const third = await ensureCluster({ dataDir, settings: { work_mem: '8MB' } })
  expect(await ask(third.url('postgres', 'postgres'), 'show work_mem')).toEqual([{ work_mem: '8MB' }])
})

test('an unfinished creation is begun again', async () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'cluster.unfinished'), 'half')
  const cluster = await ensureCluster({ dataDir })
  expect(readFileSync(join(placeOf(dataDir), 'cluster/PG_VERSION'), 'utf8').trim()).toBe('15')
  expect(cluster.pid()).toBeTypeOf('number')
})

function folder(): string {
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'grappe-'))
  onTestFinished(() => destroyCluster(dataDir))
  return dataDir
}

/** Returns a folder with a stopped copy of the created cluster. */
async function copied(): Promise<string> {
  if (findPlace(created) === undefined) await (await ensureCluster({ dataDir: created })).stop()
  const dataDir = folder()
  const place = choosePlace(dataDir, postgresOwner())
  execFileSync('cp', ['--archive', join(placeOf(created), 'cluster'), place])
  return dataDir
}

// If the user `postgres` may not enter the home folder, the cluster is outside of it.
function placeOf(dataDir: string): string {
  return findPlace(dataDir) ?? dataDir
}

async function ask<T = unknown>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

function isAlive(pid: number | undefined): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8'))
}
