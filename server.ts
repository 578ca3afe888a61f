// The composition root: the only place that constructs. No rule stands here.
import type { Logger } from 'pino'
import { createApp } from './src/app.ts'
import type { DatabaseConfig } from './src/database/ownDatabase.ts'
import { openReads, readOptions } from './src/graphql/open.ts'
import { listen } from './src/http/listen.ts'
import { IDENTITY_CONNECTIONS, openIdentity } from './src/identity/open.ts'
import type { IdentityAdmin } from './src/identity/port.ts'
import { openSealing } from './src/identity/sealing.ts'
import { openObjects } from './src/objects/open.ts'
import { requireStoreAndLog } from './src/objects/restored.ts'
import { holding } from './src/process/holdings.ts'
import { assertSchemaCurrent, watchVersion } from './src/process/version.ts'
import { openWarm, type Warming } from './src/process/warm.ts'
import { publicUrlOf } from './src/settings/config.ts'
import { type Needs, work } from './src/tasks/work.ts'
import { keysOf } from './src/tokens/configured.ts'

/** What a test replaces of the real service. */
export type Overrides = { readonly log?: Logger; readonly admin?: IdentityAdmin } & Warming &
  Pick<Needs, 'sendSms' | 'sendMail' | 'worker' | 'tellEveryMs'>

/** A service that answers at `url` until it is closed. */
export type RunningServer = { readonly url: string; close(): Promise<void> }

/** Background tasks at work until they are closed; `check` fails while the database does not answer them. */
export type RunningTasks = { check(): Promise<void>; close(): Promise<void> }

/** Starts the service: HTTP and, unless TASKS=apart, the background tasks, on a database that is prepared already. */
export async function startServer(
  settings: DatabaseConfig,
  overrides: Overrides = {},
): Promise<RunningServer> {
  return holding(settings, overrides.log, async (held) => {
    const { log, drains, closers, open, close } = held
    const { pool, ready } = openWarm(held, settings, overrides)
    const version = await watchVersion(pool, held)
    const accounts = open(settings.databaseIdentityUrl, 'connexion', IDENTITY_CONNECTIONS)
    const reads = await openReads(pool, readOptions(settings, log))
    closers.push(reads.close)

    const listener = await listen(settings.port, settings.host)
    drains.push(listener.close)
    const url = publicUrlOf(settings.host, listener.port)
    const isAnyPort = settings.publicUrl === publicUrlOf(settings.host, 0)
    const config = isAnyPort ? { ...settings, port: listener.port, publicUrl: url } : settings

    const sealing = await openSealing(config, pool)
    const provider = await openIdentity(config, accounts, sealing, log)
    const identity = { ...provider, admin: overrides.admin ?? provider.admin }
    const keys = await keysOf(config)
    const objects = await openObjects(config)
    await requireStoreAndLog(pool, objects, log)
    await ready()
    listener.serve(createApp({ config, pool, log, version, identity, keys, reads, objects }))
    if (config.tasks === 'inside')
      await work(held, config, { ...overrides, version, identity, objects, keys })
    return { url, close }
  })
}

/** Starts the background tasks alone, beside services that run with TASKS=apart. */
export async function startTasks(settings: DatabaseConfig, overrides: Overrides = {}): Promise<RunningTasks> {
  return holding(settings, overrides.log, async (held) => {
    // One watches the version, the other opens what the start asks for.
    const pool = held.open(settings.databaseUrl, 'api', 2)
    const version = await watchVersion(pool, held)
    const accounts = held.open(settings.databaseIdentityUrl, 'connexion', IDENTITY_CONNECTIONS)
    const sealing = await openSealing(settings, pool)
    const provider = await openIdentity(settings, accounts, sealing, held.log)
    const identity = { ...provider, admin: overrides.admin ?? provider.admin }
    const objects = await openObjects(settings)
    await requireStoreAndLog(pool, objects, held.log)
    const keys = await keysOf(settings)
    await work(held, settings, { ...overrides, version, identity, objects, keys })
    return { check: () => assertSchemaCurrent(pool), close: held.close }
  })
}
