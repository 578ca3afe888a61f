// A service on a private PostgreSQL that can be killed as in a power cut: all processes are killed at once, and the disk has only
// the writes for which a commit waited (killing.ts).
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

/** A service whose PostgreSQL can be killed and restarted while the service runs. */
export type FragileService = {
  readonly http: HttpClient
  readonly adminUrl: string
  /** The messages that the service has sent. */
  readonly sms: readonly Sms[]
  /** Kills every process of PostgreSQL at once. */
  cut(): Promise<void>
  /** Restarts PostgreSQL. It recovers from its disk, and is used again once the service has checked it. */
  restore(): Promise<void>
  /** Replaces a text in the batch procedure for all later calls. */
  replace(from: string, to: string): Promise<void>
}

const NAME = 'sillon'

/** Starts a service on a PostgreSQL that can be killed as in a power cut. */
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

  // If a cut ends a worker, graphile-worker prints a stack trace without using its logger.
  const traced = vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  const sms: Sms[] = []
  const config = loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir })
  const server = await startServer(withDatabase(config, cluster, NAME), {
    log: pino({ level: 'silent' }),
    tellEveryMs: 0,
    webhooksEveryMs: 0,
    sendSms: async (message) => {
      sms.push(message)
    },
  })
  afterAll(async () => {
    await server.close()
    traced.mockRestore()
    // A stopped process would block an orderly shutdown for ever, and nothing in this cluster needs to be kept.
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
