// The composition root: the only file that constructs the parts of the service. It contains no rule.
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createApp } from './src/app.ts'
import type { DatabaseConfig } from './src/database/ownDatabase.ts'
import { openReads, readOptions } from './src/graphql/open.ts'
import { cacheLimits } from './src/http/admission/callerLimits.ts'
import { listen } from './src/http/server/listen.ts'
import { watchServing, watchWorking } from './src/http/server/watch.ts'
import { IDENTITY_CONNECTIONS, openIdentity } from './src/identity/open.ts'
import type { IdentityAdmin } from './src/identity/port.ts'
import { openSealing } from './src/identity/sealing.ts'
import { openKeys } from './src/objects/openKeys.ts'
import { openStore } from './src/objects/restored.ts'
import { compileReaders } from './src/ownFiles.ts'
import { runWithHoldings } from './src/process/holdings.ts'
import { openReplica } from './src/process/replicas.ts'
import { assertServed, type Watched, watchVersion } from './src/process/version.ts'
import { openWarm, type Warming } from './src/process/warm.ts'
import { publicUrlOf } from './src/settings/config.ts'
import { type Needs, work } from './src/tasks/work.ts'

/** Parts of the real service that a test replaces. */
export type Overrides = { readonly log?: Logger; readonly admin?: IdentityAdmin } & Warming &
  Pick<Needs, 'sendSms' | 'sendMail' | 'worker' | 'tellEveryMs' | 'webhooksEveryMs'>

/** A service that responds at `url` until it is closed. */
export type RunningServer = { readonly url: string; close(): Promise<void> }

/** Background tasks that run until they are closed. `check` fails while they can not reach the database. */
export type RunningTasks = { check(): Promise<void>; close(): Promise<void> }

/** Starts the service on a prepared database: HTTP and, unless TASKS=apart, the background tasks. */
export async function startServer(
  settings: DatabaseConfig,
  overrides: Overrides = {},
): Promise<RunningServer> {
  return runWithHoldings(settings, overrides.log, async (held) => {
    const { log, drains, close } = held
    const { pool, warm } = openWarm(held, settings, overrides)
    const version = await watchVersion(pool, held)
    const isWarm = warm() // the database makes its plans while this process constructs its parts
    const replica = await openReplica(held, settings, pool)
    const reads = await openReads(pool, readOptions(settings, held, replica))
    const listener = await listen(settings.port, settings.host)
    drains.push(listener.close)
    const url = publicUrlOf(settings.host, listener.port)
    const isAnyPort = settings.publicUrl === publicUrlOf(settings.host, 0)
    const config = isAnyPort ? { ...settings, port: listener.port, publicUrl: url } : settings
    const parts = await openParts({ ...held, version }, config, pool, overrides)
    const watch = await watchServing(held, config, { ...parts, version, replica })
    const limitsOf = cacheLimits(pool, log)
    const app = createApp({ ...parts, version, config, pool, log, reads, replica, watch, limitsOf })
    await isWarm.then(() => listener.serve(app))
    if (overrides.warms !== false)
      compileReaders(held).catch((err) => log.error({ err }, 'a reader can not be compiled'))
    if (config.tasks === 'inside') await work(held, config, { ...overrides, ...parts, version })
    return { url, close }
  })
}

/** Starts the background tasks alone, next to services with TASKS=apart. */
export async function startTasks(settings: DatabaseConfig, overrides: Overrides = {}): Promise<RunningTasks> {
  return runWithHoldings(settings, overrides.log, async (held) => {
    const pool = held.open(settings.databaseUrl, 'api', 2) // one watches the version, one reads at the start
    const version = await watchVersion(pool, held)
    const parts = await openParts({ ...held, version }, settings, pool, overrides)
    await watchWorking(held, settings, { ...parts, version })
    await work(held, settings, { ...overrides, ...parts, version })
    return { check: () => assertServed(pool, version), close: held.close }
  })
}

// Opens the identity provider, the object store and the signing keys.
async function openParts(held: Watched, config: DatabaseConfig, pool: Pool, { admin }: Overrides) {
  const accounts = held.open(config.databaseIdentityUrl, 'connexion', IDENTITY_CONNECTIONS)
  const provider = await openIdentity(config, accounts, await openSealing(config, pool), held.log)
  const [objects, keys] = [await openStore(pool, config, held), await openKeys(pool, config, held.log)]
  return { identity: { ...provider, admin: admin ?? provider.admin }, objects, keys }
}
