// The reads of the service (first pages and single records): their time, the rows that they read, and the growing tables that
// they read completely.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { CAMPAGNE, PRODUCTEUR } from '../../demo/ids.ts'
import { connect } from '../../src/database/db.ts'
import { runOn } from '../../src/http/calls/run.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Bare } from './bare.ts'
import type { Demo } from './demoCluster.ts'
import { progress } from './progress.ts'
import { type ReadCall, readCalls } from './readCalls.ts'
import { middleOf } from './rounds.ts'
import { onDatabase } from './season.ts'
import { startProcess } from './serviceProcess.ts'

/**
 * The measurements of a first page: its time at the 95th percentile, compared with a bare route that returns the same text; the
 * rows that it read; and the growing tables that it read completely.
 */
export type Page = { path: string; p95: number; toBare: number; rows: number; whole: string[] }

type Reads = Pick<Page, 'rows' | 'whole'>

const CALLS = 20
// The number of calls after which a connection may use a generic plan.
const BEFORE = 6
const GROWS = 10_000
const FLUSHED_MS = 1_500
const UNDEFINED_FUNCTION = '42883'

/**
 * Requests every documented read, single records included, and the screens of docs/graphql.md, each as the first account with
 * permission.
 */
export async function askPages({ config }: Demo, url: string, lifetime: Lifetime): Promise<Page[]> {
  const { databaseAdminUrl: adminUrl } = config
  const { calls } = await readCalls(url, adminUrl, /^/)
  await onDatabase(adminUrl, (client) => client.query(ANSWERS))
  const bare = await startProcess('./bare.ts', kept(adminUrl), lifetime)
  const api = connect(config.databaseUrl, { max: 1, role: 'api', application: 'sillon-bench' })
  const timed = async (title: string, text: string, ask: () => Promise<Response>) => {
    lifetime.ending.throwIfAborted()
    progress(title)
    await onDatabase(adminUrl, (client) => client.query(KEEP, [title, text]))
    const own = await timesOf(ask)
    const least = await timesOf(() => fetch(`${bare.url}/?chemin=${encodeURIComponent(title)}`))
    return {
      path: title,
      p95: own[Math.ceil(CALLS * 0.95) - 1] ?? 0,
      toBare: middleOf(least) / middleOf(own),
    }
  }
  try {
    const pages: Page[] = []
    for (const call of calls) {
      const ask = () => fetch(url + call.path, { headers: { Authorization: `Bearer ${call.token}` } })
      const page = await timed(`GET ${call.route.path}`, call.text, ask)
      pages.push({ ...page, ...(await readBy(api, call, await callerOf(adminUrl, call))) })
    }
    const screens = calls.find(({ route }) => route.path === '/v1/moi')
    for (const { title, body } of SCREENS) {
      const headers = { Authorization: `Bearer ${screens?.token}`, 'Content-Type': 'application/json' }
      const ask = () => fetch(`${url}/graphql`, { method: 'POST', headers, body })
      const text = await (await ask()).text()
      const before = await readEver(adminUrl)
      const page = await timed(title, text, ask)
      pages.push({ ...page, ...between(before, await readEver(adminUrl), CALLS) })
    }
    return pages
  } finally {
    await bare.stop()
    await api.end()
  }
}

/** Returns the milliseconds of some calls, sorted. */
async function timesOf(call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i++) {
    const begun = performance.now()
    await (await call()).text()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)
}

/** Returns the caller in an account's token. */
async function callerOf(adminUrl: string, { utilisateur, roles }: ReadCall): Promise<object> {
  const { rows } = await onDatabase(adminUrl, (client) => client.query<object>(CALLER, [utilisateur]))
  return { ...rows[0], organisations: ['DEMO'], roles, x_organisation: null }
}

/** Returns the rows that a page's function reads, on a connection with the service's role; none for a page without a function. */
async function readBy(api: pg.Pool, { route, path }: ReadCall, caller: object): Promise<Reads> {
  const asked = new URL(path, 'http://bench.invalid')
  const parts = asked.pathname.split('/')
  const members = route.path
    .split('/')
    .flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), parts[i]]] : []))
  const request = { ...Object.fromEntries(members), ...Object.fromEntries(asked.searchParams) }
  const client = await api.connect()
  try {
    await client.query('begin')
    for (let i = 0; i < BEFORE; i++) await runOn(client, caller)(route.name, request)
    const before = await readSoFar(client)
    await runOn(client, caller)(route.name, request)
    return between(before, await readSoFar(client), 1)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_FUNCTION) return { rows: 0, whole: [] }
    throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function between(before: ReadonlyMap<string, Read>, after: ReadonlyMap<string, Read>, calls: number): Reads {
  const read = [...after.values()].map((now) => {
    const was = before.get(now.table) ?? { rows: 0, scans: 0 }
    return { ...now, rows: now.rows - was.rows, scans: now.scans - was.scans }
  })
  return {
    rows: read.reduce((sum, { rows }) => sum + rows, 0) / calls,
    whole: read.filter(({ grows, scans }) => grows && scans > 0).map(({ table }) => table),
  }
}

/** Returns the reads of all connections, after these have reported their statistics. */
async function readEver(adminUrl: string): Promise<Map<string, Read>> {
  await new Promise((resolve) => setTimeout(resolve, FLUSHED_MS))
  const { rows } = await onDatabase(adminUrl, (client) =>
    client.query<Read>(READ.replace('pg_stat_xact_user_tables', 'pg_stat_user_tables'), [GROWS]),
  )
  return new Map(rows.map((row) => [row.table, row]))
}

async function readSoFar(client: pg.PoolClient): Promise<Map<string, Read>> {
  const { rows } = await client.query<Read>(READ, [GROWS])
  return new Map(rows.map((row) => [row.table, row]))
}

type Read = { table: string; rows: number; scans: number; grows: boolean }

// The service's responses are stored in a table, from which the bare route selects them by path.
const kept = (connectionString: string): Bare => ({
  connectionString,
  max: 4,
  routes: [
    { path: '/', select: `select corps as reponse from public.reponse where chemin = $1::json ->> 'chemin'` },
  ],
})
const ANSWERS = `create table if not exists public.reponse (chemin text primary key, corps text not null)`
const KEEP = `insert into public.reponse values ($1, $2) on conflict (chemin) do update set corps = excluded.corps`

/** The screens that docs/graphql.md shows, with the sentence before each. */
const SCREENS = [
  ...readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8').matchAll(
    /^([^\n]+):\n\n```graphql\n(.+?)```/gms,
  ),
].map(([, sentence, query]) => ({
  title: `GraphQL: ${sentence?.toLowerCase()}`,
  body: JSON.stringify({ query, variables: { campagne: CAMPAGNE.demo, id: PRODUCTEUR.ordinary } }),
}))

const CALLER = `select i.emetteur, i.sujet, u.identifiant, u.identifiant as identifiant_sur
  from utilisateur.utilisateur u
    join utilisateur.identite i on i.organisation_id = u.organisation_id and i.utilisateur_id = u.id
    join organisation.organisation o on o.id = u.organisation_id
  where u.id = $1 and o.code = 'DEMO'`

const READ = `select c.oid::regclass::text as table,
    (t.seq_tup_read + coalesce(t.idx_tup_fetch, 0))::float8 as rows,
    t.seq_scan::float8 as scans, c.reltuples > $1 as grows
  from pg_stat_xact_user_tables t join pg_class c on c.oid = t.relid
  where t.seq_tup_read + coalesce(t.idx_tup_fetch, 0) > 0 or t.seq_scan > 0`
