// Which database a verb works on: the one of DATABASE_URL, or `sillon` in the private cluster of DATA_DIR.
import { type Cluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import type { Config } from '../settings/config.ts'
import { type Address, reach } from './reach.ts'

/** The settings once every database address is known. */
export type DatabaseConfig = Config & {
  readonly databaseUrl: string
  readonly databaseAdminUrl: string
  readonly databaseTasksUrl: string
  readonly databaseIdentityUrl: string
  readonly databaseReadUrl: string
}

/** A database that can be used until `close`, which stops the private cluster when nobody else uses it. */
export type OpenDatabase = {
  readonly config: DatabaseConfig
  close(): Promise<void>
  /** The same without waiting for anything, for a process that ends this instant. */
  abandon(): void
}

const NAME = 'sillon'

/** Opens the database of these settings; nothing is started when DATABASE_URL names one. */
export async function openDatabase(config: Config, say: (sentence: string) => void): Promise<OpenDatabase> {
  if (hasDatabase(config)) {
    // The other logins may be roles that preparing the database creates.
    await reach([administered(config)], say)
    return {
      config,
      close: async () => undefined,
      abandon: () => undefined,
    }
  }
  const cluster = await ensureCluster({ dataDir: config.dataDir, say, revive: true })
  try {
    await cluster.ensureDatabase(NAME)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return { config: withDatabase(config, cluster, NAME), close: cluster.stop, abandon: cluster.abandon }
}

// What is absent follows DATABASE_URL: either all of them are known or none.
function hasDatabase(config: Config): config is DatabaseConfig {
  return config.databaseUrl !== undefined
}

/** Signs in as each login of a prepared database, so that an address that is wrong is told by its name. */
export function reachLogins(config: DatabaseConfig, say: (sentence: string) => void): Promise<void> {
  const { databaseUrl, databaseTasksUrl, databaseIdentityUrl, databaseReadUrl } = config
  const addresses = [
    { setting: 'DATABASE_URL', url: databaseUrl },
    { setting: 'DATABASE_TASKS_URL', url: databaseTasksUrl },
    { setting: 'DATABASE_IDENTITY_URL', url: databaseIdentityUrl },
    { setting: 'DATABASE_READ_URL', url: databaseReadUrl },
  ]
  // One that follows DATABASE_URL is known already.
  return reach(
    addresses.filter(({ url }, at) => addresses.findIndex((one) => one.url === url) === at),
    say,
  )
}

// The address that prepares, by the setting that holds it.
function administered({ databaseSuperuserUrl, databaseAdminUrl, databaseUrl }: DatabaseConfig): Address {
  if (databaseSuperuserUrl !== undefined)
    return { setting: 'DATABASE_SUPERUSER_URL', url: databaseSuperuserUrl }
  const setting = databaseAdminUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL'
  return { setting, url: databaseAdminUrl }
}

/** The settings of a service on a database of that cluster: each role signs in by its own name. */
export function withDatabase(config: Config, cluster: Pick<Cluster, 'url'>, name: string): DatabaseConfig {
  return {
    ...config,
    databaseUrl: cluster.url(name, 'api'),
    databaseAdminUrl: cluster.url(name, 'postgres'),
    databaseTasksUrl: cluster.url(name, 'taches'),
    databaseIdentityUrl: cluster.url(name, 'connexion'),
    databaseReadUrl: cluster.url(name, 'lecture'),
  }
}
