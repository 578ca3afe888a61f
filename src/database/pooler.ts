// Detects a transaction pooler (PgBouncer) between this process and PostgreSQL. A pooler may give each transaction another
// connection, or drop start-up options. Most of the service works with both; the parts that do not work with a pooler call this
// check first (docs/decisions/0096-au-dela-d-une-machine.md).
import pg from 'pg'
import { ConfigError } from '../settings/config.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Returns the id of the PostgreSQL process that the server sent at connection start; the types do not show it. */
export function readBackendId(client: pg.ClientBase): number | null {
  return (client as unknown as { processID: number | null }).processID
}

/**
 * Refuses a URL that leads through a transaction pooler, for code that locks, listens or sets a value for longer than a
 * transaction.
 */
export async function refusePooler(url: string, setting: string): Promise<void> {
  if (!(await isPooled(url))) return
  throw new ConfigError(
    `${setting} goes through a pooler that gives every transaction another connection: what is done there locks and listens for ` +
      "longer. Give it PostgreSQL's own address (docs/operate.md, «Behind PgBouncer»).",
  )
}

/** Refuses a connection that does not act as the role of its start-up options, because a pooler dropped these options. */
export async function assertActsAs(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ user: string }>('select current_user::text as user')
  if (rows[0]?.user === role) return
  throw new ConfigError(
    `The connection was to act as \`${role}\` and acts as \`${rows[0]?.user}\`: a pooler drops the start-up options. Sign ` +
      `in as \`${role}\` itself there (docs/operate.md, «Behind PgBouncer»).`,
  )
}

// Compares the PostgreSQL processes that serve two open clients. Behind a pooler, several processes serve one client, or one
// process serves both.
async function isPooled(url: string): Promise<boolean> {
  const [one, other] = [clientOf(url), clientOf(url)]
  try {
    await one.connect()
    if ((await backendOf(one)) === readBackendId(one)) return false
    await other.connect()
    const met = { one: new Set<number>(), other: new Set<number>() }
    for (const name of ['one', 'other', 'one', 'one', 'other'] as const)
      met[name].add(await backendOf(name === 'one' ? one : other))
    return met.one.size > 1 || met.other.size > 1 || !met.one.isDisjointFrom(met.other)
  } finally {
    await Promise.allSettled([one.end(), other.end()])
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'sillon',
  })
  client.on('error', () => undefined) // the next statement fails
  return client
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
