// The counts of a command: statements, foreign-key checks, buffers and WAL of batches on a warm connection. The server must have
// loaded pg_stat_statements.

import type { CommandType } from '@sillon/telephone/commandTypes'
import { MAX_BATCH } from '@sillon/telephone/contract'
import { Client } from 'pg'
import { connect } from '../../src/database/db.ts'
import { byDoors, openField } from './field.ts'
import { createFloor } from './floor.ts'
import { readTemplate } from './template.ts'

/** The counts of one command. */
export type Counts = {
  /** SQL statements that functions ran. */
  statements: number
  /** The number of executed foreign-key checks, and the number needed if each key of an inserted row were checked once. */
  checks: number
  keys: number
  buffers: number
  walBytes: number
  walRecords: number
}

/**
 * A statement of the rules, or a foreign-key check: its number of runs per command, and its cost with that of nested statements.
 */
export type Statement = { text: string; isCheck: boolean; calls: number; buffers: number; walBytes: number }

/** A function, and the number of its calls per command. */
export type Called = { name: string; calls: number }

/** Counts the work of commands on one database. No other session may use the database in the meantime. */
export type Counter = {
  /** Sends ordinary commands of a type without counting. */
  send(type: CommandType, commands: number): Promise<void>
  /**
   * Counts a command in batches of this size, on a warm connection: returns the minimum of these batches, or of more batches
   * until two agree.
   */
  count(type: CommandType, size: number, batches?: number): Promise<Counts>
  /** The statements and functions of the last counted batch, most expensive first. */
  statements(): Promise<Statement[]>
  functions(): Promise<Called[]>
  /** Counts the work of writing a collection's rows without rules. It must run last, because it disables every trigger. */
  floor(): Promise<Counts>
  close(): Promise<void>
}

const COUNTED = 5
// PostgreSQL uses a generic plan only after some executions with custom plans.
const WARMING = 20
const SETTINGS = { 'pg_stat_statements.track': 'all', track_functions: 'all' }

/** Opens a counter on a database with the demo's data. The counting of foreign keys reads every table, and can be left out. */
export async function openCounter(
  adminUrl: string,
  apiUrl: string,
  { countsKeys = true } = {},
): Promise<Counter> {
  const admin = new Client({ connectionString: adminUrl })
  admin.on('error', () => undefined) // the server may be stopped first
  await admin.connect()
  await admin.query('create extension if not exists pg_stat_statements schema public')
  for (const [name, value] of Object.entries(SETTINGS)) await admin.query(settingOf(name, value))
  const api = connect(apiUrl, { max: 1, role: 'api', application: 'sillon-bench' })
  const field = await openField(byDoors(api))
  const keys = countsKeys ? await keysOf(admin) : async () => 0

  let last = 1

  const send = async (type: CommandType, commands: number) => {
    for (let left = commands; left > 0; left -= MAX_BATCH)
      await (await field.batch(type, Math.min(left, MAX_BATCH)))()
  }
  const counted = async (
    process: () => Promise<unknown>,
    outermost: string,
    size: number,
  ): Promise<Counts> => {
    const before = await keys()
    await admin.query(RESET)
    await process()
    const { rows } = await admin.query<Omit<Counts, 'keys'>>(COUNTS, [size, outermost])
    const [row] = rows
    if (row === undefined) throw new Error('nothing was counted')
    return { ...row, keys: ((await keys()) - before) / size }
  }
  const countOnce = async (type: CommandType, size: number): Promise<Counts> => {
    const counts = await counted(await field.batch(type, size), '^call ', size)
    // Makes a session report its counts of functions.
    await api.query('select pg_stat_force_next_flush()')
    return counts
  }
  return {
    send,
    async count(type, size, batches = COUNTED) {
      last = size
      await send(type, WARMING)
      const rounds: Counts[] = []
      const mayGoOn = () => rounds.length < batches || (rounds.length < 3 * batches && !areSettled(rounds))
      while (mayGoOn()) rounds.push(await countOnce(type, size))
      return leastOf(rounds)
    },
    statements: async () => (await admin.query<Statement>(STATEMENTS, [last])).rows,
    async floor() {
      const { devices, producers } = await createFloor(admin, await readTemplate(admin))
      const write = async (times: number) => {
        for (let time = 0; time < times; time++)
          await admin.query('select public.plancher($1, $2)', [
            devices[0],
            producers[time % producers.length],
          ])
      }
      await admin.query(`set pg_stat_statements.track = 'all'`)
      await write(WARMING)
      return counted(() => write(MAX_BATCH), '^select public.plancher', MAX_BATCH)
    },
    functions: async () => (await admin.query<Called>(FUNCTIONS, [last])).rows,
    async close() {
      await api.end()
      await admin.end()
    },
  }
}

/** Returns the number of foreign keys in all rows. */
async function keysOf(admin: Client): Promise<() => Promise<number>> {
  const { rows } = await admin.query<{ text: string }>(KEYS)
  const text = `select sum(n)::float8 as n from (${rows.map((row) => row.text).join(' union all ')}) as t`
  return async () => (await admin.query<{ n: number }>(text)).rows[0]?.n ?? 0
}

function settingOf(name: string, value: string): string {
  return `do $$ begin
    execute format('alter role api in database %I set ${name} = %L', current_database(), '${value}');
  end $$`
}

// Other sessions can only increase the counts: a session that receives too many invalidations reads the catalogue again.
const leastOf = (rounds: readonly Counts[]): Counts =>
  rounds.reduce((a, b) => (b.buffers < a.buffers ? b : a))

// Says if the two lowest counts agree, which means that other sessions increased neither of them.
function areSettled(rounds: readonly Counts[]): boolean {
  const [least = 0, next = Number.POSITIVE_INFINITY] = rounds
    .map(({ buffers }) => buffers)
    .sort((a, b) => a - b)
  return next <= 1.1 * least
}

const RESET = `select pg_stat_reset(),
  pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`

const OWN = `select s.*, s.query ~ '^SELECT .* FROM ONLY .* FOR KEY SHARE OF x$' as est_cle,
    s.shared_blks_hit + s.shared_blks_read as tampons
  from pg_stat_statements s
  where s.dbid = (select oid from pg_database where datname = current_database())`

const COUNTS = `select
    (sum(s.calls) filter (where not s.toplevel and not s.est_cle) / $1::float8)::float8 as statements,
    (sum(s.calls) filter (where s.est_cle) / $1::float8)::float8 as checks,
    (sum(s.tampons) filter (where s.toplevel and s.query ~ $2) / $1::float8)::float8 as buffers,
    (sum(s.wal_bytes) filter (where s.toplevel and s.query ~ $2) / $1::float8)::float8 as "walBytes",
    (sum(s.wal_records) filter (where s.toplevel and s.query ~ $2) / $1::float8)::float8 as "walRecords"
  from (${OWN}) as s`

const STATEMENTS = `select regexp_replace(s.query, '\\s+', ' ', 'g') as text, s.est_cle as "isCheck",
    s.calls / $1::float8 as calls, s.tampons / $1::float8 as buffers, (s.wal_bytes / $1::float8)::float8 as "walBytes"
  from (${OWN}) as s
  where not s.toplevel
  order by s.est_cle, s.tampons desc, s.query`

const FUNCTIONS = `select format('%s.%s', f.schemaname, f.funcname) as name, f.calls / $1::float8 as calls
  from pg_stat_user_functions f
  where f.calls > 0
  order by f.calls desc, 1`

const KEYS = `select format('select %s as n from %s', string_agg(
    format('count(*) filter (where %s)', (
      select string_agg(format('%I is not null', a.attname), ' and ')
      from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey))), ' + '),
    c.conrelid::regclass) as text
  from pg_constraint c
  where c.contype = 'f'
  group by c.conrelid`
