// Signs in at the databases of the service before the service starts, and runs a statement: a pooler accepts a login even if its
// database is down. Retries temporary errors; explains the other errors with their remedy.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '../contract/errors.ts'
import { ConfigError } from '../settings/config.ts'

/** A URL with the setting that holds it. */
export type Address = { readonly setting: string; readonly url: string }

/** Total time and interval of retries, in ms, for a database that starts or has no free connection. */
export type ReachPatience = {
  readonly forMs: number
  readonly everyMs: number
  /** Longest time in ms for a login or a statement. */
  readonly answerMs?: number
}

const PATIENCE: ReachPatience = { forMs: 60_000, everyMs: 2_000 }
const ANSWER_TIMEOUT_MS = 10_000
const IN_TIME = new Set(['57P03', '57P01', '53300', '08006'])

const REMEDIES: Readonly<Record<string, string>> = {
  '28P01':
    'the address has another password than the cluster: `npm run admin -- preparer` prints the statement that sets it',
  '28000': 'pg_hba.conf refuses this login from here, for this database or method',
  '3D000': 'make the database first, or name another one in the address',
  '42501':
    'a right is missing: have a superuser run what `npm run admin -- preparer` prints, in this database, then begin again',
  '53300':
    'every connection that it allows is taken: end what does not belong there, or raise max_connections (docs/operate.md, «How large»)',
  '57014': 'it took longer than the login may wait (statement_timeout): see what PostgreSQL is busy with',
  '57P03': 'it begins, ends or recovers: see its own log, and begin again once it takes connections',
  '25006': 'this server is read-only: a standby, or a primary set to it; give the URL of the one that writes',
  '53100': 'its disk is full',
  ECONNREFUSED: 'nothing listens there: is PostgreSQL running, is the port right?',
  ENOTFOUND: 'no machine has that name: is the host right?',
  EAI_AGAIN: 'the name of the machine could not be looked up: is there a network, a resolver?',
}

/** Signs in once at each URL. Retries for a minute while the database starts or is full, and tells the operator. */
export async function reach(
  addresses: readonly Address[],
  say: (sentence: string) => void,
  patience = PATIENCE,
): Promise<void> {
  for (const address of addresses) await reachOne(address, say, patience)
}

async function reachOne(
  { setting, url }: Address,
  say: (sentence: string) => void,
  { forMs, everyMs, answerMs = ANSWER_TIMEOUT_MS }: ReachPatience,
): Promise<void> {
  const since = Date.now()
  const { hostname, port, username } = new URL(url)
  const where = `${hostname || 'the local socket'}:${port || 5432}, as \`${decodeURIComponent(username)}\``
  for (;;) {
    const error = await failureAt(url, answerMs)
    if (error === undefined) return
    const waited = Math.round((Date.now() - since) / 1000)
    if (!passes(error) || Date.now() - since >= forMs)
      throw new ConfigError(
        `${setting} names a database that can not be reached: ${where}, in ${waited} s: ${causeOf(error)}.`,
        { cause: error },
      )
    say(`waiting for the database (${where}): ${messageOf(error)}`)
    await pause(everyMs)
  }
}

async function failureAt(url: string, answerMs: number): Promise<unknown> {
  const timeouts = { connectionTimeoutMillis: answerMs, query_timeout: answerMs }
  const client = new pg.Client({ connectionString: url, ...timeouts })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('show server_version')
    return undefined
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns a sentence for the operator if the database or its settings ended a command; undefined for an error of the program. */
export function databaseSentence(error: unknown): string | undefined {
  if (error instanceof Refusal && error.code === 'service_indisponible')
    return `The database or the store did not answer in time: ${causeOf(error.cause ?? error)}. Begin again once it does.`
  const code = codeOf(error)
  if (code === undefined || !Object.hasOwn(REMEDIES, code))
    return isTimeout(error) ? sentenceOf(error) : undefined
  return sentenceOf(error)
}

const sentenceOf = (error: unknown) => `The database refused or is away: ${causeOf(error)}.`

function causeOf(error: unknown): string {
  const remedy = REMEDIES[codeOf(error) ?? '']
  const message = messageOf(error)
  if (remedy !== undefined) return `${message}: ${remedy}`
  return isTimeout(error)
    ? `${message}: it is too busy, or a firewall or a pooler on the way does not respond`
    : message
}

// For a host name with two IP addresses, the driver throws one error without a message, which holds the two errors.
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map((one) => messageOf(one)).join('; ')
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code
const passes = (error: unknown) => IN_TIME.has(codeOf(error) ?? '') || isTimeout(error)

// The driver gives timeouts no code.
function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout (?:expired|exceeded)|read timeout|due to connection timeout|ETIMEDOUT/.test(error.message)
  )
}
