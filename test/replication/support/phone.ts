// A phone as the replication service would fill it: the rules in ops/powersync/sync-config.yaml, evaluated with that service's
// own library on the rows of the published tables.
import { readFileSync } from 'node:fs'
import * as sqlite from 'node:sqlite'
import {
  type Config,
  type Lookup,
  type LookupRows,
  library,
  type SourceSchema,
  type SqliteRow,
} from './library.ts'
import { publishedColumns, type Read, reading } from './rows.ts'

const CONFIG = new URL('../../../ops/powersync/sync-config.yaml', import.meta.url)

/** The claims of a sync token. */
export type Claims = {
  readonly organisation_id: string
  readonly utilisateur_id: string
  readonly appareil_id: string
}

/** The tables of a phone, with their rows by id. */
export type PhoneTables = Readonly<Record<string, Readonly<Record<string, SqliteRow>>>>

/** Returns the rows of tables as they are sent: JSON, with integers as numbers. */
export function asJson(tables: PhoneTables): Record<string, Record<string, Record<string, unknown>>> {
  return JSON.parse(JSON.stringify(tables, (_, value) => (typeof value === 'bigint' ? Number(value) : value)))
}

/** The data that one replication of a database can send to phones. */
export type Replica = {
  /** Returns the compartment and the parameters of each of a phone's buckets. */
  bucketsOf(claims: Claims): Promise<string[]>
  phoneOf(claims: Claims): Promise<PhoneTables>
  /** Returns the number of lookups that a phone's rules require. */
  lookupsOf(claims: Claims): Promise<number>
}

/** Reads the rules, and checks them against the columns of the published tables. */
export function readRules(url: string) {
  return reading(url, rulesFor)
}

type ReadRules = { readonly config: Config; readonly schema: object }

// The rules are read only once for equal columns.
const known = new Map<string, ReadRules>()

async function rulesFor(read: Read): Promise<ReadRules> {
  const schemas = await publishedSchemas(read)
  const key = JSON.stringify(schemas)
  const rules = known.get(key) ?? parsed(schemas)
  known.set(key, rules)
  return rules
}

function parsed(schemas: SourceSchema[]): ReadRules {
  const schema = new library.StaticSchema([{ tag: 'default', schemas }])
  const options = { throwOnError: false, defaultSchema: 'public', schema }
  const { config, errors } = library.SqlSyncRules.fromYaml(readFileSync(CONFIG, 'utf8'), options)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return { config, schema }
}

async function publishedSchemas(read: Read): Promise<SourceSchema[]> {
  const columns = await publishedColumns(read)
  const schemas = [...new Set(columns.map(({ schema }) => schema))]
  return schemas.map((name) => ({
    name,
    tables: Object.entries(Object.groupBy(columns, (c) => (c.schema === name ? c.table : ''))).flatMap(
      ([table, rows = []]) =>
        table === ''
          ? []
          : [{ name: table, columns: rows.map(({ column, type }) => ({ name: column, sqlite_type: type })) }],
    ),
  }))
}

/** Replicates the published tables of a database once, as the replication role. */
export function replicate(url: string): Promise<Replica> {
  return reading(url, replicateBy)
}

async function replicateBy(read: Read): Promise<Replica> {
  const { config } = await rulesFor(read)
  const rules = config.hydrate({
    hydrationState: library.versionedHydrationState(1),
    sqlite: library.nodeSqlite(sqlite),
  })
  const buckets = new Map<string, { table: string; id: string; data: SqliteRow }[]>()
  const parameters = new Map<string, SqliteRow[]>()
  const published = await read(
    'select schemaname as schema, tablename as name from pg_publication_tables where pubname = $1',
    ['powersync'],
  )
  for (const { schema, name } of published as { schema: string; name: string }[]) {
    const sourceTable = { connectionTag: 'default', schema, name }
    for (const record of await read(`select * from ${schema}.${name}`)) {
      for (const row of rules.evaluateRow({ sourceTable, record })) {
        const kept = { table: row.table, id: row.id, data: row.data }
        push(buckets, row.bucket, kept)
      }
      for (const { lookup, bucketParameters } of rules.evaluateParameterRow(sourceTable, record)) {
        for (const row of bucketParameters) push(parameters, lookup.serializedRepresentation, row)
      }
    }
  }

  const ask = async (claims: Claims) => {
    let lookups = 0
    const parsedPayload = { ...claims, sub: claims.utilisateur_id }
    const globalParameters = new library.RequestParameters(
      { parsedPayload, userIdJson: parsedPayload.sub },
      {},
    )
    const { querier, errors } = rules.getBucketParameterQuerier({
      globalParameters,
      hasDefaultStreams: true,
      streams: {},
    })
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
    const getParameterSets = async (asked: Lookup[]) => {
      lookups += asked.length
      return asked.map((lookup) => ({
        lookup,
        rows: parameters.get(lookup.serializedRepresentation) ?? [],
      })) satisfies LookupRows[]
    }
    const dynamic = querier.hasDynamicBuckets
      ? await querier.queryDynamicBucketDescriptions({ getParameterSets })
      : []
    const names = [...querier.staticBuckets, ...dynamic].map(({ bucket }) => bucket)
    return { names: [...new Set(names)], lookups }
  }

  return {
    bucketsOf: async (claims) => (await ask(claims)).names,
    lookupsOf: async (claims) => (await ask(claims)).lookups,
    async phoneOf(claims) {
      const tables: Record<string, Record<string, SqliteRow>> = {}
      for (const name of (await ask(claims)).names) {
        for (const { table, id, data } of buckets.get(name) ?? []) {
          const rows = tables[table] ?? {}
          rows[id] = data
          tables[table] = rows
        }
      }
      return tables
    },
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}
