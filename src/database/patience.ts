// Changes to a database that others use: a statement that waits for a lock makes everybody wait who comes after it, so it
// waits for half a second, lets them through, and tries again: less than they take to look for a deadlock, whose victim one of
// them would otherwise be (`acting.ts`: an upgrade looks sooner).
import pg from 'pg'
import { DatabaseStateError } from './versions.ts'

/** How long a statement waits for a lock, the pause after it, and for how long in all. */
export type Patience = { readonly lockMs: number; readonly pauseMs: number; readonly forMs: number }

/** What an operator sees of it; no session of ours may bear another name. */
export const APPLICATION = 'sillon-schema'

/** An upgrade's. */
export const PATIENCE: Patience = { lockMs: 500, pauseMs: 2_000, forMs: 300_000 }
const LOOK_MS = 200
const IN_THE_WAY = new Set(['55P03', '40P01'])

/** Does the work, which may be done again from its beginning, as soon as nobody stands in its way; says who does. */
export async function patiently(
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

/** Whether somebody else held what was to be locked. */
export function isInTheWay(error: unknown): boolean {
  return IN_THE_WAY.has(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : undefined
}

// Once a statement has given up nobody remembers whom it waited for: so it is looked at while it waits.
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
