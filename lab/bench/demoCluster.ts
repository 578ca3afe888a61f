// The private cluster of a bench, prepared and loaded with the demo's data.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadDemoData } from '../../demo/play/load.ts'
import { type Cluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import { type DatabaseConfig, withDatabase } from '../../src/database/ownDatabase.ts'
import { prepareDatabase } from '../../src/database/schema.ts'
import { type Lifetime, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'

/**
 * Options of a bench: settings of PostgreSQL and of the service; whether the folder is kept; whether the demo has its season; and
 * the folder, if the caller creates and removes it.
 */
export type DemoOptions = {
  readonly settings?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  readonly keep?: boolean
  readonly season?: boolean
  readonly folder?: string
}

/** A running cluster, and the settings of a service on its database. */
export type Demo = { cluster: Cluster; config: DatabaseConfig }

const NAME = 'sillon'

/** Starts the cluster, and stops and removes it when the bench ends. */
export async function openDemo(
  { defer, ending }: Lifetime,
  { settings, environment, keep = false, season = false, folder: given }: DemoOptions = {},
): Promise<Demo> {
  say('starting a private cluster, migrating, loading the demo data …')
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'sillon-bench-')))
  await chmod(folder, 0o755) // the cluster belongs to another user
  if (keep) say(`the cluster is kept in ${folder}`)
  else if (given === undefined) defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = await ensureCluster({ dataDir: folder, settings, say })
  defer(cluster.stop, cluster.abandon)
  await cluster.ensureDatabase(NAME)
  const own = loadConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...environment })
  const config = withDatabase(own, cluster, NAME)
  await prepareDatabase(config.databaseAdminUrl, { log: () => ending.throwIfAborted() })
  await loadDemoData(config.databaseAdminUrl, { season, log: () => ending.throwIfAborted() })
  await withoutLimits(config.databaseAdminUrl)
  return { cluster, config }
}

// Rate limits are raised, because the bench must measure the service and not its limits.
async function withoutLimits(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client
    .query(
      `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
       select o.id, c.cle, 1, to_jsonb(c.maximum), '2000-01-01'
       from organisation.organisation o join reglage.cle c on c.cle like 'limites.%'`,
    )
    .finally(() => client.end())
}
