// A service on a private PostgreSQL that can be killed as by a power cut: every process is killed at once, and the disk has only
// the writes that a commit waited for (killing.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, inject, vi } from 'vitest'
import { loadDemoData } from '../../../demo/play/load.ts'
import { type Cluster, destroyCluster, ensureCluster } from '../../../ops/cluster/cluster.ts'
import { startServer } from '../../../server.ts'
import { withDatabase } from '../../../src/database/ownDatabase.ts'
import { prepareDatabase } from '../../../src/database/schema.ts'
import { loadConfig } from '../../../src/settings/config.ts'
import type { Sms } from '../../../src/tasks/sms.ts'
import { type HttpClient, httpClient } from '../../support/http.ts'
import { FRAGILE, killAll, replaceInBatches, stopWalWriter } from './killing.ts'
import { ask, until } from './sessions.ts'

/** A service with a PostgreSQL that can be killed and started again while the service runs. */
export type FragileService = {
  readonly http: HttpClient
  readonly adminUrl: string
  /** Every message that the service sent. */
  readonly sms: readonly Sms[]
  /** Kills every process of PostgreSQL at once. */
  cut(): Promise<void>
  /** Starts PostgreSQL again. It recovers from its disk, and serves once the service has checked it. */
  restore(): Promise<void>
  /** Replaces a text in the batch procedure for all later calls. */
  replace(from: string, to: string): Promise<void>
}

const NAME = 'sillon'

/** Starts a service on such a PostgreSQL. */
export async function openFragileService(): Promise<FragileService> {
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'panne-'))
  const clusters: Cluster[] = []
  const start = async () => {
    const cluster = await ensureCluster({ dataDir, settings: FRAGILE })
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

  // When a cut ends a worker, graphile-worker prints a stack trace without its logger.
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
    // A stopped process would block an orderly shutdown for ever, and nothing in this cluster must be kept.
    await killAll(cluster.pid())
    for (const user of clusters) await user.stop()
    await destroyCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(socketFolder(adminUrl), { recursive: true, force: true })
  })
  const http = httpClient(server.url)
  return {
    http,
    adminUrl,
    sms,
    cut: () => killAll(cluster.pid()),
    async restore() {
      await start()
      await stopWalWriter(adminUrl)
      await until('it is served again', async () => (await http.get('/v1/moi', 'admin')).status === 200)
    },
    replace: (from, to) => replaceInBatches(adminUrl, from, to),
  }
}

function socketFolder(url: string): string {
  return decodeURIComponent(new URL(url).host)
}
