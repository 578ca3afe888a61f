// Runs the pending migrations of a database, each with the lock timeout of its kind. The loop of graphile-migrate has one timeout
// for all of them.
import { Logger } from 'graphile-migrate'
import { isNoTransactionDefined } from 'graphile-migrate/dist/header.js'
import {
  type FileMigration,
  getLastMigration,
  getMigrationsAfter,
  runCommittedMigration,
} from 'graphile-migrate/dist/migration.js'
import { type ParsedSettings, parseSettings } from 'graphile-migrate/dist/settings.js'
import pg from 'pg'
import { makeUpgradeUrl } from './acting.ts'
import type { Patience } from './patience.ts'
import { migrationSettings } from './sources.ts'

/**
 * Runs the pending migrations of a folder. Each runs in a transaction, unless it declares that it runs outside of a transaction.
 */
export async function runPendingMigrations(
  adminUrl: string,
  migrationsFolder: string,
  { lockMs, forMs }: Patience,
): Promise<void> {
  const connectionString = await makeUpgradeUrl(adminUrl, 'proprietaire', lockMs)
  const settings = await parseSettings({
    ...migrationSettings(),
    connectionString,
    migrationsFolder,
    // Logs only warnings: the caller reports a failure.
    logger: new Logger(() => (level, message) => {
      if (level === 'warning') console.error(message)
    }),
  })
  const pool = new pg.Pool({ connectionString, max: 1 })
  const client = await pool.connect()
  // If the connection is lost between two statements, the next statement fails.
  client.on('error', () => undefined)
  const wait = (ms: number) => client.query(`select set_config('lock_timeout', $1, false)`, [`${ms}`])
  try {
    for (const migration of await readPending(client, settings)) {
      const isAlone = isNoTransactionDefined(migration.body)
      if (isAlone) await dropUnfinished(client, migration)
      // A statement with `concurrently` waits for all older transactions, and blocks no other session.
      await wait(isAlone ? forMs : lockMs)
      await runCommittedMigration(client, settings, { database: settings.databaseName }, migration, '')
      await wait(lockMs)
    }
  } finally {
    client.release(true)
    await pool.end()
  }
}

async function readPending(client: pg.PoolClient, settings: ParsedSettings): Promise<FileMigration[]> {
  for (const [name, value] of Object.entries(settings.pgSettings ?? {}))
    await client.query('select set_config($1, $2, false)', [name, value])
  return getMigrationsAfter(settings, await getLastMigration(client, settings))
}

// Drops an invalid index that an interrupted `concurrently` left behind, because the migration would take it for a complete index
// of that name. A session that still builds the index holds the lock that this function takes first, so the check runs after that
// session has ended. The lock blocks no reader and no writer.
async function dropUnfinished(client: pg.PoolClient, { body }: FileMigration): Promise<void> {
  const { rows } = await client.query<{ nom: string; index: string; sur: string }>(
    `select c.relname as nom, i.indexrelid::regclass::text as index, i.indrelid::regclass::text as sur
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relowner = 'proprietaire'::regrole`,
  )
  const named = new Set(body.match(/\w+/g))
  for (const { index, sur } of rows.filter(({ nom }) => named.has(nom))) {
    await client.query('begin')
    try {
      await client.query(`lock table ${sur} in share update exclusive mode`)
      const { rowCount } = await client.query(
        'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
        [index],
      )
      if (rowCount === 1) await client.query(`drop index ${index}`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}
