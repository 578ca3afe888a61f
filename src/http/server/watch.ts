// Opens readiness and metrics of a process: readiness checks the logins that the process uses; metrics have a separate port,
// since they are readable without a token.
import type { DatabaseConfig } from '../../database/ownDatabase.ts'
import type { Holdings } from '../../process/holdings.ts'
import { ConfigError } from '../../settings/config.ts'
import { signingKey } from '../../tokens/configured.ts'
import type { SyncKeys } from '../../tokens/keys.ts'
import { type Login, openWatch, type WatchNeeds } from '../../watch/open.ts'
import type { Watch } from '../../watch/watch.ts'
import { listen } from './listen.ts'

type Known = Pick<WatchNeeds, 'objects' | 'version' | 'replica'> & {
  readonly keys: Pick<SyncKeys, 'publicSet'>
}

const API: Login = { role: 'api', address: 'databaseUrl' }
const READS: Login = { role: 'lecture', address: 'databaseReadUrl' }
const IDENTITY: Login = { role: 'connexion', address: 'databaseIdentityUrl' }
const TASKS: Login = { role: 'taches', address: 'databaseTasksUrl' }

/** Opens metrics, traces and readiness of a process that serves requests. */
export function watchServing(
  held: Holdings,
  config: DatabaseConfig,
  {
    objects,
    version,
    replica = null,
    identity,
    keys,
  }: Known & { readonly identity: { readonly embedded: unknown } },
): Promise<Watch> {
  const others = identity.embedded === null ? [READS] : [READS, IDENTITY]
  return watch(held, config, {
    api: API,
    others,
    objects,
    version,
    replica,
    signingKey: () => signingKey(keys),
  })
}

/** Opens metrics, traces and readiness of a process that only works on background tasks. */
export function watchWorking(
  held: Holdings,
  config: DatabaseConfig,
  { objects, version, keys }: Known,
): Promise<Watch> {
  return watch(held, config, {
    api: API,
    others: [TASKS],
    objects,
    version,
    signingKey: () => signingKey(keys),
  })
}

async function watch(held: Holdings, config: DatabaseConfig, needed: WatchNeeds): Promise<Watch> {
  const opened = await openWatch(held, config, needed)
  const { metricsPort, metricsHost: host } = config
  if (opened.metrics === null || metricsPort === undefined) return opened
  const { port, serve, close } = await listen(metricsPort, host).catch((error: NodeJS.ErrnoException) => {
    const where = `METRICS_HOST is "${host}" and METRICS_PORT is ${metricsPort}`
    throw new ConfigError(`${where}: nothing can listen there (${error.code ?? error.message}).`)
  })
  held.closers.push(close)
  serve(opened.metrics.answer)
  held.log.info({ host, port }, 'metrics at /metrics')
  return opened
}
