// The first pages of the service: how long they take, what they read, and whether a table that grows is read whole.
import pg from 'pg'
import { type Answer, request } from '../client/http.ts'
import { signIn } from '../demo/play/login.ts'
import { connect } from '../src/database/db.ts'
import { runOn } from '../src/http/run.ts'
import type { Lifetime } from '../src/process/lifetime.ts'
import { ROUTES } from '../src/routes/table.ts'
import type { Bare } from './bare.ts'
import type { Demo } from './demoCluster.ts'
import { progress } from './progress.ts'
import { middleOf } from './rounds.ts'
import { onDatabase } from './season.ts'
import { startProcess } from './serviceProcess.ts'

/**
 * A first page: its time at the 95th percentile, that of a bare route that answers the same text to it, the rows that it read, and the
 * growing tables that it read whole.
 */
export type Page = { path: string; p95: number; toBare: number; rows: number; whole: string[] }

type Reader = { ask: (path: string) => Promise<Answer>; caller: object }

const READERS = ['direction', 'rsci', 'admin']
const CALLS = 20
const GROWS = 10_000

/** Asks every list that needs no id, as the first account that may read it; those that nobody may are left out. */
export async function askLists({ config }: Demo, url: string, lifetime: Lifetime): Promise<Page[]> {
  const { databaseAdminUrl: adminUrl } = config
  const readers = await Promise.all(READERS.map((name) => readerOf(name, url, adminUrl)))
  await onDatabase(adminUrl, (client) => client.query(ANSWERS))
  const bare = await startProcess('./bare.ts', kept(adminUrl), lifetime)
  const api = connect(config.databaseUrl, { max: 1, role: 'api', application: 'sillon-bench' })
  try {
    const pages: Page[] = []
    for (const { method, path, name } of ROUTES) {
      if (method !== 'GET' || /[:{]/.test(path)) continue
      lifetime.ending.throwIfAborted()
      progress(`GET ${path}`)
      const reader = await firstOf(readers, path)
      if (reader === undefined) continue
      const { body } = await reader.ask(path)
      await onDatabase(adminUrl, (client) => client.query(KEEP, [path, JSON.stringify(body)]))
      const own = await timesOf(() => reader.ask(path))
      const least = await timesOf(() => fetch(`${bare.url}/?chemin=${path}`).then((answer) => answer.json()))
      pages.push({
        path,
        p95: own[Math.ceil(CALLS * 0.95) - 1] ?? 0,
        toBare: middleOf(least) / middleOf(own),
        ...(await readBy(api, name, reader.caller)),
      })
    }
    return pages
  } finally {
    await bare.stop()
    await api.end()
  }
}

/** The milliseconds of some calls, sorted. */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i++) {
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)
}

async function firstOf(readers: readonly Reader[], path: string): Promise<Reader | undefined> {
  for (const reader of readers) if ((await reader.ask(path)).status === 200) return reader
  return undefined
}

async function readerOf(identifiant: string, url: string, adminUrl: string): Promise<Reader> {
  const server = await signIn(url, identifiant)
  const ask = (path: string) => request(server, 'GET', path)
  await ask('/v1/moi') // whoever calls for the first time is known from then on
  const { rows } = await onDatabase(adminUrl, (client) => client.query<object>(CALLER, [identifiant]))
  const [caller] = rows
  if (caller === undefined) throw new Error(`${identifiant} is unknown`)
  return { ask, caller: { ...caller, organisations: ['DEMO'], roles: [], x_organisation: null } }
}

/** What the page's function reads, on a connection of the service's role; one that no function serves reads nothing. */
async function readBy(api: pg.Pool, name: string, caller: object): Promise<Pick<Page, 'rows' | 'whole'>> {
  const client = await api.connect()
  try {
    await client.query('begin')
    const before = await readSoFar(client)
    await runOn(client, caller)(name, {})
    const read = [...(await readSoFar(client)).values()].map((now) => {
      const was = before.get(now.table) ?? { rows: 0, scans: 0 }
      return { ...now, rows: now.rows - was.rows, scans: now.scans - was.scans }
    })
    return {
      rows: read.reduce((sum, { rows }) => sum + rows, 0),
      whole: read.filter(({ grows, scans }) => grows && scans > 0).map(({ table }) => table),
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError) return { rows: 0, whole: [] }
    throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function readSoFar(client: pg.PoolClient): Promise<Map<string, Read>> {
  const { rows } = await client.query<Read>(READ, [GROWS])
  return new Map(rows.map((row) => [row.table, row]))
}

type Read = { table: string; rows: number; scans: number; grows: boolean }

// Each answer that the service gave stands in a table, from which the bare route selects it by its path.
const kept = (connectionString: string): Bare => ({
  connectionString,
  max: 4,
  routes: [
    { path: '/', select: `select corps as reponse from public.reponse where chemin = $1::json ->> 'chemin'` },
  ],
})
const ANSWERS = `create table if not exists public.reponse (chemin text primary key, corps text not null)`
const KEEP = `insert into public.reponse values ($1, $2) on conflict (chemin) do update set corps = excluded.corps`

const CALLER = `select i.emetteur, i.sujet, u.identifiant, u.identifiant as identifiant_sur
  from utilisateur.utilisateur u
    join utilisateur.identite i on i.organisation_id = u.organisation_id and i.utilisateur_id = u.id
    join organisation.organisation o on o.id = u.organisation_id
  where u.identifiant = $1 and o.code = 'DEMO'`

const READ = `select c.oid::regclass::text as table,
    (t.seq_tup_read + coalesce(t.idx_tup_fetch, 0))::float8 as rows,
    t.seq_scan::float8 as scans, c.reltuples > $1 as grows
  from pg_stat_xact_user_tables t join pg_class c on c.oid = t.relid
  where t.seq_tup_read + coalesce(t.idx_tup_fetch, 0) > 0 or t.seq_scan > 0`
