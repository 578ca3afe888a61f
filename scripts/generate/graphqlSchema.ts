// schemas/backoffice.graphql: the GraphQL schema, made from a database of this version. A test compares it.
import type { Pool } from 'pg'
import { lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import type { ServedTable } from '../../src/graphql/naming.ts'
import { buildSchema } from '../../src/graphql/schema.ts'

/** The path of the file. */
export const GRAPHQL_SCHEMA = 'schemas/backoffice.graphql'

/** Returns the schema as GraphQL prints it, read through a pool of the service and one of role `lecture`. */
export async function printedSchema(pool: Pool, readings: Pool): Promise<string> {
  const { rows } = await pool.query<{ tables: ServedTable[] }>('select v1.graphql_tables() as tables')
  const { schema } = await buildSchema(readings, rows[0]?.tables ?? [])
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
