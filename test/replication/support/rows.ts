// Rows as the replication service reads them from PostgreSQL: text for most types, integers for booleans and numbers.
import { Client, types } from 'pg'
import type { SqliteRow } from './library.ts'

const BOOL = 16
const INTEGERS = [20, 21, 23]
const TIMESTAMPTZ = 1184
const TEXT_ARRAY = 1009
const parseTextArray = types.getTypeParser(TEXT_ARRAY as never) as (value: string) => string[]

/** A value as a phone stores it. */
export type Value = string | bigint | number | null | Uint8Array

/** Reads rows with the replication service's own conversions. */
export type Read = (text: string, values?: unknown[]) => Promise<SqliteRow[]>

/** Reads on a separate connection. */
export async function reading<T>(url: string, use: (read: Read) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    return await use((text, values) => rowsOf(client, text, values))
  } finally {
    await client.end()
  }
}

async function rowsOf(client: Client, text: string, values: unknown[] = []): Promise<SqliteRow[]> {
  const { rows, fields } = await client.query<Record<string, string | null>>({
    text,
    values,
    types: { getTypeParser: () => (value: string) => value },
  })
  const kinds = new Map(fields.map(({ name, dataTypeID }) => [name, dataTypeID]))
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, converted(value, kinds.get(name) ?? 25)]),
    ),
  )
}

function converted(value: string | null, oid: number): Value {
  if (value === null) return null
  if (oid === BOOL) return value === 't' ? 1n : 0n
  if (INTEGERS.includes(oid)) return BigInt(value)
  if (oid === TIMESTAMPTZ) return instant(value)
  if (oid === TEXT_ARRAY) return JSON.stringify(parseTextArray(value))
  return value
}

// ISO 8601 in UTC with microseconds, as edition 3 of the sync rules writes it.
function instant(value: string): string {
  const [, moment = '', fraction = ''] = /^([^.+]+)(?:\.(\d+))?\+00$/.exec(value) ?? []
  return `${moment.replace(' ', 'T')}.${fraction.padEnd(6, '0')}Z`
}

/** A column of a published table, with its type on a phone. */
export type PublishedColumn = {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly type: 'text' | 'integer'
}

/** Every column of every published table. */
export async function publishedColumns(read: Read): Promise<PublishedColumn[]> {
  const rows = await read(
    `select t.schemaname as schema, t.tablename as table, a.attname as column,
            case when a.atttypid in (16, 20, 21, 23) then 'integer' else 'text' end as type
     from pg_publication_tables t
       join pg_attribute a on a.attrelid = format('%I.%I', t.schemaname, t.tablename)::regclass
         and a.attnum > 0 and not a.attisdropped
     where t.pubname = 'powersync' order by 1, 2, a.attnum`,
  )
  return rows as unknown as PublishedColumn[]
}
