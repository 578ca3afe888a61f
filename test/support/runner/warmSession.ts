// One session runs one pgTAP file after the other. A new session would read the catalogue, compile the functions and plan their
// statements again, which costs more than most files. This session keeps its plans from file to file, as the service's
// connections do from request to request. pg_prove still decides if a file passed: its substitute for psql (`psql.sh`) sends each
// file here and prints the output. One difference from a new session remains: `sillon.*` settings are empty instead of null.
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { Client, DatabaseError } from 'pg'

/** A session that runs files, given by their paths. */
export type WarmSession = {
  readonly port: number
  close(): Promise<void>
}

// Creates pgTAP's temporary tables beforehand. A session creates its temporary schema with its first temporary table, and pgTAP
// creates its tables with each plan. Whenever a relation is created or dropped, the session checks all of its thousands of stored
// plans.
const BEGIN = 'select plan(1); delete from __tcache__'
const COUNTED = ['__tcache__', '__tcache___id_seq', '__tcache___key', '__tresults___numb_seq']

// A generic plan is forced: a rule returns the same with any plan, and a statement planned for its values would be planned again
// in each file. Test files about plans set the mode themselves.
const PLANS = '-c plan_cache_mode=force_generic_plan'

// Resets the session like `discard all` but keeps its plans: PostgreSQL plans functions again when their tables have changed.
// pgTAP's tables contain the counts of one file, so they are emptied.
const FORGET = [
  `set session authorization default; reset all; close all; deallocate all; unlisten *;
    select pg_advisory_unlock_all(); discard sequences; delete from __tcache__;
    select setval('__tcache___id_seq', 1, false), setval('__tresults___numb_seq', 1, false)`,
  'vacuum __tcache__',
]
const LEFT = `select from pg_class c
  where c.relnamespace = pg_my_temp_schema() and c.relname <> all ('{${COUNTED}}')`

// Files that get a separate session, which ends with the file. Some let plpgsql_check check functions, which would fail
// afterwards in a session that compiled them before. Others change many tables or rows in one transaction: a session compares
// each change with all of its stored plans, which takes three to ten times as long with thousands of plans.
const ALONE = [
  'test/sql/catalogue/plpgsql_check.sql',
  'test/sql/porte/ecrire_suite/plans.sql',
  'test/sql/v1/tache_nocturne/organisations.sql',
]
// Files that count what functions read or how often they run get a separate session too: here another file may have made the plans, without
// the settings of this one.
const COUNTS_ROWS = 'pg_stat_xact'

type Told = { readonly fields: readonly unknown[]; readonly rows: readonly (readonly (string | null)[])[] }

/**
 * Opens a session on that database for those files only. Each file finds the session like a new one, except that `sillon.*`
 * settings are empty.
 */
export async function openWarmSession(url: string, files: readonly string[]): Promise<WarmSession> {
  let client: Client | undefined
  const lines: string[] = []
  const connect = async () => {
    const fresh = new Client({ connectionString: url, application_name: 'pgTAP', options: PLANS })
    fresh.on('notice', ({ severity, message }) => lines.push(`${severity}:  ${message}`))
    fresh.on('error', () => undefined)
    await fresh.connect()
    await fresh.query(BEGIN)
    return fresh
  }
  const connected = async () => {
    if (client) return client
    const fresh = await connect()
    // A file may end its own session; the next file gets a new one.
    fresh.on('end', () => (client = undefined))
    client = fresh
    return fresh
  }
  const run = async (path: string): Promise<string> => {
    lines.length = 0
    if (!files.includes(path)) return `${path} is no file of this run\n3\n`
    const isAlone = ALONE.includes(path) || readFileSync(path, 'utf8').includes(COUNTS_ROWS)
    const session = isAlone ? await connect() : await connected()
    const code = await runFile(session, path, lines)
    const said = [...lines, code, ''].join('\n')
    await session.query('rollback').catch(() => undefined)
    if (isAlone || !(await forgets(session))) await session.end()
    return said
  }
  const standing = new Set<Socket>()
  const server = createServer((socket) => {
    standing.add(socket)
    socket.on('error', () => undefined).on('close', () => standing.delete(socket))
    createInterface({ input: socket }).once('line', (path) => {
      run(path).then(
        (said) => socket.end(said),
        (error: Error) => socket.end(`${error.message}\n2\n`),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      for (const socket of standing) socket.destroy()
      await client?.end()
    },
  }
}

/**
 * Resets the session to the state of a new one. Returns false if that is impossible, for example after a file that left a
 * temporary table.
 */
async function forgets(session: Client): Promise<boolean> {
  try {
    for (const statement of FORGET) await session.query(statement)
    return (await session.query(LEFT)).rows.length === 0
  } catch {
    return false
  }
}

/** Runs a file, outputs what psql would output for it, and returns psql's exit code. */
async function runFile(client: Client, path: string, lines: string[]): Promise<number> {
  try {
    const text = included(readFileSync(path, 'utf8'))
    const told = (await client.query({ text, rowMode: 'array', types: AS_TEXT })) as unknown as Told | Told[]
    for (const { fields, rows } of [told].flat())
      if (fields.length > 0) for (const row of rows) lines.push(row.map((value) => value ?? '').join('|'))
    return 0
  } catch (error) {
    lines.push(`psql:${path}: ERROR:  ${(error as Error).message}`)
    if (error instanceof DatabaseError)
      lines.push(...[error.detail, error.where].filter((line) => line !== undefined))
    return 3
  }
}

const AS_TEXT = { getTypeParser: () => (value: string) => value }

/**
 * Inserts the migrations that a text includes in psql's form by the last words of their names: `\set name `ls …`` and `\i :name`.
 */
function included(text: string): string {
  const named = new Map<string, string>()
  return text.replace(/^\\(?:set (\w+) `ls (\S+)`|i :(\w+))$/gm, (_line, name, pattern, wanted) => {
    if (wanted !== undefined) return readFileSync(named.get(wanted) ?? '', 'utf8')
    named.set(name, globSync(pattern).join())
    return ''
  })
}
