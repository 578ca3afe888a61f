// A PostgreSQL of its own that can be killed as a power cut kills: every process at once, and nothing written but
// what somebody waited for. The WAL writer is stopped, everybody commits without waiting, nothing is cleaned in the
// background; so the only thing that puts a command on disk is the closing commit of its batch.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, inject, vi } from 'vitest'
import { type Cluster, destroyCluster, ensureCluster } from '../../../cluster/cluster.ts'
import { loadDemoData } from '../../../demo/play/load.ts'
import { startServer } from '../../../server.ts'
import { withDatabase } from '../../../src/database/ownDatabase.ts'
import { prepareDatabase } from '../../../src/database/schema.ts'
import { loadConfig } from '../../../src/settings/config.ts'
import type { Sms } from '../../../src/tasks/sms.ts'
import { type HttpClient, httpClient } from '../../support/http.ts'
import { ask, until } from './sessions.ts'

/** A service whose PostgreSQL can be killed and started again under it. */
export type FragileService = {
  readonly http: HttpClient
  readonly adminUrl: string
  /** Every message that the service sent. */
  readonly sms: readonly Sms[]
  /** Kills every process of PostgreSQL at once. */
  cut(): Promise<void>
  /** Starts PostgreSQL again; it recovers from what is on its disk. */
  restore(): Promise<void>
  /** Puts another text in the place of one of the batch procedure's, from now on. */
  replace(from: string, to: string): Promise<void>
}

const NAME = 'sillon'

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_buffers: '16MB',
  bgwriter_lru_maxpages: '0',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

/** Starts such a service. */
export async function openFragileService(): Promise<FragileService> {
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'panne-'))
  const clusters: Cluster[] = []
  const start = async () => {
    const cluster = await ensureCluster({ dataDir, settings: SETTINGS })
    clusters.push(cluster)
    return cluster
  }
  const cluster = await start()
  const adminUrl = cluster.url(NAME, 'postgres')
  await cluster.ensureDatabase(NAME)
  await prepareDatabase(adminUrl, { log: () => undefined })
  await loadDemoData(adminUrl, { log: () => undefined })
  await ask(adminUrl, 'checkpoint')
  await stopWalWriter(adminUrl)

  // graphile-worker traces every worker that a cut ends, past its logger.
  const traced = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  const sms: Sms[] = []
  const config = loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir })
  const server = await startServer(withDatabase(config, cluster, NAME), {
    log: pino({ level: 'silent' }),
    tellEveryMs: 0,
    sendSms: async (message) => {
      sms.push(message)
    },
  })
  afterAll(async () => {
    await server.close()
    traced.mockRestore()
    // A stopped process would keep an orderly shutdown waiting for ever, and nothing here is worth keeping.
    await killAll(cluster.pid())
    for (const user of clusters) await user.stop()
    await destroyCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(socketFolder(adminUrl), { recursive: true, force: true })
  })
  return {
    http: httpClient(server.url),
    adminUrl,
    sms,
    cut: () => killAll(cluster.pid()),
    async restore() {
      await start()
      await stopWalWriter(adminUrl)
    },
    async replace(from, to) {
      const text = readFileSync('sql/v1/sync_commandes.sql', 'utf8')
      if (text.split(from).length !== 2) throw new Error(`not exactly once in the batch procedure: ${from}`)
      await ask(adminUrl, `set role metier; ${text.replace(from, to)}`)
    },
  }
}

// Stopped while it sleeps: anywhere else it might hold a lock that every commit needs.
async function stopWalWriter(adminUrl: string): Promise<void> {
  const find = async () => {
    const [writer] = await ask<{ pid: number; sleeps: boolean }>(
      adminUrl,
      `select pid, wait_event is not distinct from 'WalWriterMain' as sleeps
       from pg_stat_activity where backend_type = 'walwriter'`,
    )
    return writer
  }
  await until('the WAL writer stands still in its sleep', async () => {
    const pid = (await find())?.pid
    if (pid === undefined) return false
    process.kill(pid, 'SIGSTOP')
    await until('the WAL writer stands still', () => stat(pid)?.state === 'T')
    if ((await find())?.sleeps) return true
    process.kill(pid, 'SIGCONT')
    return false
  })
}

// The postmaster is stopped first, so that it neither replaces a child nor begins a recovery of its own.
async function killAll(postmaster: number | undefined): Promise<void> {
  if (postmaster === undefined) return
  process.kill(postmaster, 'SIGSTOP')
  await until('the postmaster stands still', () => stat(postmaster)?.state === 'T')
  const family = [...readdirSync('/proc').map(Number).filter(isChildOf(postmaster)), postmaster]
  for (const pid of family) process.kill(pid, 'SIGKILL')
  await until('every process is dead', () =>
    family.every((pid) => ['Z', undefined].includes(stat(pid)?.state)),
  )
}

function isChildOf(parent: number): (pid: number) => boolean {
  return (pid) => Number.isInteger(pid) && pid > 0 && stat(pid)?.parent === parent
}

function stat(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

function socketFolder(url: string): string {
  return decodeURIComponent(new URL(url).host)
}
