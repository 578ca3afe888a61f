// Retries changes to a database in use. A statement that waits for a lock blocks every later statement on the same object. So a
// change waits half a second for its lock, lets the other sessions continue, and tries again. Half a second is shorter than
// `deadlock_timeout`, after which PostgreSQL could cancel another session as a deadlock victim (`acting.ts` makes the sessions of
// an upgrade detect deadlocks sooner).
import pg from 'pg'
import { DatabaseStateError } from './versions.ts'

/** Timeout of a lock, pause before a retry, and time for all retries, in ms. */
export type Patience = { readonly lockMs: number; readonly pauseMs: number; readonly forMs: number }

/**
 * `application_name` of an upgrade, which the operator sees. The search for blocking sessions relies on it: every session of an
 * upgrade has this name.
 */
export const APPLICATION = 'sillon-schema'

/** Waits of an upgrade: half a second for a lock, two seconds between retries, five minutes in all. */
export const PATIENCE: Patience = { lockMs: 500, pauseMs: 2_000, forMs: 300_000 }
const LOOK_MS = 200
const IN_THE_WAY = new Set(['55P03', '40P01'])

/**
 * Runs `work`, and retries it while another session holds a lock that it needs. Logs the name of that session. `work` must be
 * safe to repeat.
 */
export async function retryOnLock(
  adminUrl: string,
  log: (line: string) => void,
  work: () => Promise<void>,
  { pauseMs, forMs }: Patience,
): Promise<void> {
  const since = Date.now()
  for (;;) {
    const watch = await watchBlockers(adminUrl)
    try {
      await work()
      return
    } catch (error) {
      if (!isInTheWay(error)) throw error
      const who = watch.seen() ?? 'a session that has gone meanwhile'
      if (Date.now() - since > forMs) {
        throw new DatabaseStateError(
          `The database could not be brought to this version: for ${Math.round(forMs / 1000)} s a lock was held by ${who}. End it, and begin again.`,
          { cause: error },
        )
      }
      log(`waiting for ${who}`)
    } finally {
      await watch.stop()
    }
    await new Promise((resume) => setTimeout(resume, pauseMs))
  }
}

/** Returns true if an error means that another session held the lock, or that PostgreSQL resolved a deadlock. */
export function isInTheWay(error: unknown): boolean {
  return IN_THE_WAY.has(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined
}

// Looks for blocking sessions while a statement waits, because PostgreSQL no longer lists them after the statement gave up.
async function watchBlockers(
  adminUrl: string,
): Promise<{ seen(): string | undefined; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: `${APPLICATION}-watch` })
  client.on('error', () => undefined)
  await client.connect()
  let seen: string | undefined
  let looking: Promise<unknown> = Promise.resolve()
  const look = () => {
    looking = client.query<{ qui: string }>(BLOCKERS, [APPLICATION]).then(
      ({ rows }) => {
        seen = rows[0]?.qui ?? seen
      },
      () => undefined,
    )
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    seen: () => seen,
    async stop() {
      clearInterval(timer)
      await looking
      await client.end()
    },
  }
}

const BLOCKERS = `
  select string_agg(distinct format('process %s (%s%s%s, its transaction open since %s UTC): %s',
           s.pid, coalesce(nullif(s.application_name, ''), 'without a name'), ' as ' || s.usename, ', ' || s.state,
           to_char(s.xact_start at time zone 'UTC', 'HH24:MI:SS'),
           coalesce(left(regexp_replace(s.query, '\\s+', ' ', 'g'), 80), '?')), '; ') as qui
  from pg_stat_activity w
    cross join lateral unnest(pg_blocking_pids(w.pid)) as b (pid)
    join pg_stat_activity s on s.pid = b.pid
  where w.application_name = $1 and w.datname = current_database() and w.wait_event_type = 'Lock'`
