// schemas/backoffice.graphql: the schema that GraphQL serves, as a database of this version of the tables and of sql/ gives it.
// A test keeps it true.
import type { Pool } from 'pg'
import { lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import type { ServedTable } from '../../src/graphql/naming.ts'
import { buildSchema } from '../../src/graphql/schema.ts'

/** The file that holds it. */
export const GRAPHQL_SCHEMA = 'schemas/backoffice.graphql'

/** The schema as GraphQL writes it, found through a pool of the service and one of role `lecture`. */
export async function printedSchema(pool: Pool, readings: Pool): Promise<string> {
  const { rows } = await pool.query<{ tables: ServedTable[] }>('select v1.graphql_tables() as tables')
  const { schema } = await buildSchema(readings, rows[0]?.tables ?? [])
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
