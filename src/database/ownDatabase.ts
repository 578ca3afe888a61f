// Opens the database that a command works on: the one of DATABASE_URL, or `sillon` in the private cluster of DATA_DIR.
import { type Cluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import type { Config } from '../settings/config.ts'
import { type Address, reach } from './reach.ts'

/** Settings with every database URL known. */
export type DatabaseConfig = Config & {
  readonly databaseUrl: string
  readonly databaseAdminUrl: string
  readonly databaseTasksUrl: string
  readonly databaseIdentityUrl: string
  readonly databaseReadUrl: string
}

/** A database to use until `close`, which stops the private cluster if no other process uses it. */
export type OpenDatabase = {
  readonly config: DatabaseConfig
  close(): Promise<void>
  /** Closes the database without waiting, for a process that ends at once. */
  abandon(): void
}

const NAME = 'sillon'

/** Opens the database of these settings. Starts no cluster when DATABASE_URL names a database. */
export async function openDatabase(config: Config, say: (sentence: string) => void): Promise<OpenDatabase> {
  if (hasDatabase(config)) {
    // Tries only the administrator's login: preparing the database may create the other logins.
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

// URLs that are not set follow DATABASE_URL, so either all of them are known or none.
function hasDatabase(config: Config): config is DatabaseConfig {
  return config.databaseUrl !== undefined
}

/** Signs in as each login of a prepared database, so that an error names the setting with the wrong URL. */
export function reachLogins(config: DatabaseConfig, say: (sentence: string) => void): Promise<void> {
  const { databaseUrl, databaseTasksUrl, databaseIdentityUrl, databaseReadUrl } = config
  const addresses = [
    { setting: 'DATABASE_URL', url: databaseUrl },
    { setting: 'DATABASE_TASKS_URL', url: databaseTasksUrl },
    { setting: 'DATABASE_IDENTITY_URL', url: databaseIdentityUrl },
    { setting: 'DATABASE_READ_URL', url: databaseReadUrl },
  ]
  // A URL equal to an earlier one is already tested.
  return reach(
    addresses.filter(({ url }, at) => addresses.findIndex((one) => one.url === url) === at),
    say,
  )
}

// Returns the URL of the login that prepares the database, with the name of the setting that holds it.
function administered({ databaseSuperuserUrl, databaseAdminUrl, databaseUrl }: DatabaseConfig): Address {
  if (databaseSuperuserUrl !== undefined)
    return { setting: 'DATABASE_SUPERUSER_URL', url: databaseSuperuserUrl }
  const setting = databaseAdminUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL'
  return { setting, url: databaseAdminUrl }
}

/** Returns the settings of a service on a database of that cluster: each role signs in under its own name. */
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
