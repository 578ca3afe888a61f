// The PostgreSQL server of a test run: a separate cluster without durability, or the server of DATABASE_URL. The names of a run's
// databases begin with the name of the run. The next run drops the databases of runs that died.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadDemoData } from '../../../demo/play/load.ts'
import { type Cluster, destroyCluster, ensureCluster } from '../../../ops/cluster/cluster.ts'
import { prepareDatabase } from '../../../src/database/schema.ts'
import type { Config } from '../../../src/settings/config.ts'
import { cloneDatabase, databaseAt, withClient } from '../clone.ts'
import type { TestContext } from '../context.ts'
import { canProfile } from '../coverage.ts'
import { cheapenPasswords } from '../season.ts'
import { type Place, placeOf } from './place.ts'

/** A server for one run of the suite. */
export type TestPostgres = {
  /** The URL of the maintenance database, as superuser. */
  readonly adminUrl: string
  /** True if any role may sign in to the server by its name alone. */
  readonly trusts: boolean
  /** The prefix in the names of all databases of this run. */
  readonly prefix: string
  /** The folder of the run's files. */
  readonly folder: string
  /** True if plpgsql_check can count the statements of a database. */
  readonly profiles: boolean
  /** Drops everything that the run created and stops everything that it started. */
  close(): Promise<void>
  /** Stops everything that the run started, at once; the next run drops the rest. */
  abandon(): void
}

const FAMILY = 'sillon_test_'

const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  shared_buffers: '256MB',
  max_connections: '200',
  // Autovacuum is off: it would keep templates busy, and the databases do not live long enough to need it.
  autovacuum: 'off',
  // For a statement that runs once, JIT compilation costs more than it saves. The service's own logins also have a setting that
  // disables it.
  jit_above_cost: '-1',
  // A test runs most statements only a few times on a connection, and PostgreSQL would plan each of the first five executions
  // separately. Test files that measure (`isMeasured`) use plans as in production.
  plan_cache_mode: 'force_generic_plan',
  // PostGIS and its libraries are loaded beforehand, and every connection inherits them. Otherwise each of thousands of
  // connections would load them at its first geometry, which takes 15 ms of processor time.
  shared_preload_libraries: 'plpgsql,plpgsql_check,pg_stat_statements,postgis-3,btree_gist',
  // The profiler counts only where pgTAP runs (scripts/test.ts), because it would slow down the tests over HTTP, which measure
  // and wait.
  'plpgsql_check.profiler': 'off',
  'plpgsql_check.profiler_max_shared_chunks': '100000',
  // Statistics of statements are recorded only if a test asks for them.
  'pg_stat_statements.track': 'none',
}

/** Opens the server of a run. */
export async function openTestPostgres(config: Config, say: (line: string) => void): Promise<TestPostgres> {
  const place = placeOf(config.dataDir)
  const cluster = config.databaseAdminUrl === undefined ? await startCluster(place, say) : undefined
  const adminUrl = cluster?.url('postgres', 'postgres') ?? config.databaseAdminUrl ?? ''
  const run = randomBytes(4).toString('hex')
  // Runs on another server can not be seen from here, so their files have a separate folder.
  const files = cluster ? place.folder : join(config.dataDir, 'test-database-url')
  const presence = new Client({ connectionString: adminUrl, application_name: FAMILY + run })
  presence.on('error', () => undefined)
  try {
    await presence.connect()
    await dropLeftovers(presence, files)
  } catch (error) {
    await cluster?.stop()
    throw error
  }
  const prefix = `${FAMILY}${run}_`
  const folder = join(files, prefix)
  mkdirSync(folder, { recursive: true })
  return {
    adminUrl,
    trusts: cluster !== undefined,
    prefix,
    folder,
    profiles: await canProfile(presence),
    async close() {
      try {
        await dropDatabases(presence, await databasesLike(presence, prefix))
        await presence.end()
      } finally {
        await removeFolder(folder)
        await (place.isInMemory ? giveBack(place, cluster) : cluster?.stop())
      }
    },
    abandon: () => cluster?.abandon(),
  }
}

/** Creates an empty database of this version of the rules; returns its URL. */
export async function createEmpty(
  { adminUrl, prefix }: TestPostgres,
  log: (line: string) => void,
): Promise<string> {
  const url = databaseAt(adminUrl, `${prefix}vide`)
  await withClient(adminUrl, (client) => client.query(`create database ${prefix}vide`))
  await prepareDatabase(url, { log })
  return url
}

/** Creates the templates of this version: one prepared with the fixtures of the tests, and a copy of it with the demo data. */
export async function createTemplates(
  server: TestPostgres,
  log: (line: string) => void,
): Promise<TestContext['templates']> {
  const { adminUrl, prefix } = server
  const [vide, demo] = [`${prefix}vide`, `${prefix}demo`]
  await withClient(await createEmpty(server, log), (client) =>
    client.query('create extension pgtap; create extension plpgsql_check'),
  )
  await cloneDatabase(adminUrl, vide, demo)
  await loadDemoData(databaseAt(adminUrl, demo), { log })
  await cheapenPasswords(databaseAt(adminUrl, demo))
  return { vide, demo }
}

function startCluster({ folder }: Place, say: (line: string) => void): Promise<Cluster> {
  return ensureCluster({ dataDir: folder, settings: SETTINGS, say })
}

// Releases the folder in memory, unless another run uses it or begins to use it meanwhile.
async function giveBack({ folder }: Place, cluster: Cluster | undefined): Promise<void> {
  await cluster?.remove()
  if (existsSync(join(folder, 'cluster'))) return
  for (const log of ['postgresql.log', 'postgresql.log.1']) rmSync(join(folder, log), { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // Another process has written to the folder since.
  }
}

// A run counts as alive while its marker connection is open; a killed run has no marker connection.
async function dropLeftovers(client: Client, files: string): Promise<void> {
  const { rows } = await client.query<{ application_name: string }>(
    'select application_name from pg_stat_activity where starts_with(application_name, $1)',
    [FAMILY],
  )
  const alive = rows.map((row) => `${row.application_name}_`)
  const isDead = (name: string) => name.startsWith(FAMILY) && !alive.some((prefix) => name.startsWith(prefix))
  await dropDatabases(client, (await databasesLike(client, FAMILY)).filter(isDead))
  mkdirSync(files, { recursive: true })
  for (const name of readdirSync(files).filter(isDead)) await removeFolder(join(files, name))
}

// A test that kills PostgreSQL has its own cluster in this folder. If the test itself was killed, that cluster still runs.
async function removeFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) await destroyCluster(join(folder, name))
  rmSync(folder, { recursive: true, force: true })
}

async function databasesLike(client: Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  return rows.map((row) => row.datname)
}

async function dropDatabases(client: Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`)
}
