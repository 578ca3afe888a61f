// One session that runs one pgTAP file after the other. Whoever connects anew learns the catalogue, compiles the functions
// and plans their statements anew, which costs more than most files ask: what a session has planned it keeps from file to
// file, as the service's connections do from request to request. pg_prove stays the judge: what it takes for psql
// (`psql.sh`) hands each file in here and prints what comes back. Of what a file sets one thing stays: `sillon.*`, which
// PostgreSQL keeps as empty where a new session has null.
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { Client, DatabaseError } from 'pg'

/** A session that is asked by the files' paths. */
export type WarmSession = {
  readonly port: number
  close(): Promise<void>
}

// What `discard all` does, but for `discard plans`: those of functions are planned again when what they read has changed.
const FORGET = `set session authorization default; reset all; close all; deallocate all; unlisten *;
  select pg_advisory_unlock_all(); discard temp; discard sequences`

// What it judges it leaves in pieces for a session that compiled it before, which then finds nodes of no known type in it: this
// file has a session of its own, and the next one gets another.
const ALONE = 'test/sql/catalogue/plpgsql_check.sql'

type Told = { readonly fields: readonly unknown[]; readonly rows: readonly (readonly (string | null)[])[] }

/** Opens a session on that database, for those files alone; each finds it as a new one would be, but for empty `sillon.*`. */
export async function openWarmSession(url: string, files: readonly string[]): Promise<WarmSession> {
  let client: Client | undefined
  const lines: string[] = []
  const connected = async () => {
    if (client) return client
    const fresh = new Client({ connectionString: url, application_name: 'pgTAP' })
    fresh.on('notice', ({ severity, message }) => lines.push(`${severity}:  ${message}`))
    // A file may end its own session; the next one gets another.
    fresh.on('error', () => undefined).on('end', () => (client = undefined))
    await fresh.connect()
    // A session makes its schema of temporary tables with the first of them. Each file would make it again and take it back,
    // and whenever a schema comes or goes every plan is made anew.
    await fresh.query('create temp table amorce (); drop table amorce')
    client = fresh
    return fresh
  }
  const run = async (path: string): Promise<string> => {
    lines.length = 0
    if (!files.includes(path)) return `${path} is no file of this run\n3\n`
    if (path === ALONE) await client?.end()
    const session = await connected()
    const code = await runFile(session, path, lines)
    const said = [...lines, code, ''].join('\n')
    await session.query('rollback').catch(() => undefined)
    await (path === ALONE ? session.end() : session.query(FORGET).catch(() => session.end()))
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

/** Runs a file, says what psql would say of it, and answers what psql would exit with. */
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

/** The text with the migrations that it names by their last words, in the way of psql: `\set name `ls …`` and `\i :name`. */
function included(text: string): string {
  const named = new Map<string, string>()
  return text.replace(/^\\(?:set (\w+) `ls (\S+)`|i :(\w+))$/gm, (_line, name, pattern, wanted) => {
    if (wanted !== undefined) return readFileSync(named.get(wanted) ?? '', 'utf8')
    named.set(name, globSync(pattern).join())
    return ''
  })
}
