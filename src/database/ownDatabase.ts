// Which database a verb works on: the one of DATABASE_URL, or `sillon` in the private cluster of DATA_DIR.

import { Client } from 'pg'
import { type Cluster, ensureCluster } from '../../cluster/cluster.ts'
import { type Config, ConfigError } from '../settings/config.ts'

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
    await reach(config.databaseSuperuserUrl ?? config.databaseAdminUrl)
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

async function reach(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error)
    throw new ConfigError(
      `DATABASE_URL (or DATABASE_ADMIN_URL, DATABASE_SUPERUSER_URL) names a database that can not be reached: ${reason}.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
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
