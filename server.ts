// The composition root: the only place that constructs. No rule stands here.
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { createApp } from './src/app.ts'
import { publicUrlOf } from './src/config.ts'
import { connect } from './src/db.ts'
import { openReads, readOptions } from './src/graphql/open.ts'
import { IDENTITY_CONNECTIONS, openIdentity } from './src/identity/open.ts'
import type { IdentityAdmin } from './src/identity/port.ts'
import { openSyncKeys } from './src/keys.ts'
import { listen } from './src/listen.ts'
import { openObjects } from './src/objects/open.ts'
import type { DatabaseConfig } from './src/ownDatabase.ts'
import { assertSchemaCurrent } from './src/schema.ts'
import { schedule, taskList } from './src/tasks/index.ts'
import { type SendSms, smsSender } from './src/tasks/sms.ts'
import { startWorker, WORKER_CONNECTIONS } from './src/tasks/worker.ts'

/** What a test replaces of the real service. */
export type Overrides = { readonly log?: Logger; readonly sendSms?: SendSms; readonly admin?: IdentityAdmin }

/** A service that answers at `url` until it is closed. */
export type RunningServer = { readonly url: string; close(): Promise<void> }

/** Starts the service: HTTP and background worker, on a database that is prepared already. */
export async function startServer(
  settings: DatabaseConfig,
  overrides: Overrides = {},
): Promise<RunningServer> {
  const log = overrides.log ?? pino({ level: settings.logLevel })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  const open = (address: string, role: string, max: number): Pool => {
    const pool = connect(address, { max, role, application: `sillon-${role}`, log })
    closers.push(() => pool.end())
    return pool
  }
  try {
    const pool = open(settings.databaseUrl, 'api', settings.poolSize)
    await assertSchemaCurrent(pool)
    const accounts = open(settings.databaseIdentityUrl, 'connexion', IDENTITY_CONNECTIONS)
    const reads = await openReads(pool, readOptions(settings, log))
    closers.push(reads.close)

    const listener = await listen(settings.port, settings.host)
    closers.push(listener.close)
    const url = publicUrlOf(settings.host, listener.port)
    const isAnyPort = settings.publicUrl === publicUrlOf(settings.host, 0)
    const config = isAnyPort ? { ...settings, port: listener.port, publicUrl: url } : settings

    const provider = await openIdentity(config, accounts, log)
    const identity = { ...provider, admin: overrides.admin ?? provider.admin }
    const keys = await openSyncKeys({
      source: config.syncKeys,
      issuer: config.publicUrl,
      audience: config.syncAudience,
    })
    const objects = await openObjects(config)
    listener.serve(createApp({ config, pool, log, identity, keys, reads, objects }))

    const queue = open(config.databaseTasksUrl, 'taches', WORKER_CONNECTIONS)
    const sendSms = overrides.sendSms ?? smsSender(config.smsUrl, log)
    const worker = await startWorker(
      queue,
      taskList({ pool, sendSms, identity, objects, log }),
      schedule(),
      log,
    )
    closers.push(worker.stop)
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}
