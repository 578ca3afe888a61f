// Renews schemas/backoffice.graphql, the schema that GraphQL serves, from the database at this version of the tables and
// of sql/: `npm run db`, then `node scripts/graphql-schema.ts`. A test keeps it true.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import { connect } from '../src/database/db.ts'
import { openDatabase } from '../src/database/ownDatabase.ts'
import { prepareDatabase } from '../src/database/schema.ts'
import type { ServedTable } from '../src/graphql/naming.ts'
import { buildSchema } from '../src/graphql/schema.ts'
import { type Lifetime, live, say } from '../src/process/lifetime.ts'
import { loadConfig } from '../src/settings/config.ts'

/** Where the schema is kept. */
export const GRAPHQL_SCHEMA = join(import.meta.dirname, '..', 'schemas', 'backoffice.graphql')

/** The schema as GraphQL writes it, found through a pool of the service and one of role `lecture`. */
export async function printedSchema(pool: Pool, readings: Pool): Promise<string> {
  const { rows } = await pool.query<{ tables: ServedTable[] }>('select v1.graphql_tables() as tables')
  const { schema } = await buildSchema(readings, rows[0]?.tables ?? [])
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

async function renew({ defer }: Lifetime): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  await prepareDatabase(config.databaseAdminUrl, { log: say })
  const pool = connect(config.databaseUrl, { max: 1, role: 'api' })
  const readings = connect(config.databaseReadUrl, { max: 1, role: 'lecture' })
  defer(async () => {
    await pool.end()
    await readings.end()
  })
  writeFileSync(GRAPHQL_SCHEMA, await printedSchema(pool, readings))
  say('schemas/backoffice.graphql is that of this version.')
  return 0
}

if (import.meta.main) await live(renew)
