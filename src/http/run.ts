// How a route reaches the database: its function called for the caller, whom a refused permission is journalled of.
import type { Pool, PoolClient } from 'pg'
import { isVictim, type Log, reach, refusalCode } from '../contract/errors.ts'
import { isPublisher, type Route } from '../contract/route.ts'
import { inTransaction } from '../database/db.ts'
import { currentScope, within } from '../database/scope.ts'
import type { Kept } from '../database/steadyClient.ts'
import type { Caller } from '../tokens/auth.ts'
import type { Run, Serve, Tell } from './call.ts'

// What PostgreSQL sacrificed to end a deadlock left nothing behind, and now waits for whom it stood against.
const ATTEMPTS = 3
// As long as the rows of an import that are written together.
const LONGEST_MS = 120_000
// Of a statement that PostgreSQL ended, the refusal is still to come.
const ANSWER_MS = 5_000

/** Serves a route by its function: one statement, its json sent as it is. */
export function byFunction({ name }: Route): Serve {
  return async ({ request, run }) => ({ body: await run(name, request) })
}

/** Lets a caller in, or refuses, before anything of the request is read; the route's own function judges again. */
export async function admit(pool: Pool, { who }: Route, caller: Caller): Promise<void> {
  await runOn(pool, caller)('admettre', typeof who === 'object' ? who : { compte: who })
}

/** Writes a refused permission to the administration call journal, in a transaction of its own. */
export async function journalRefusal(
  pool: Pool,
  log: Log,
  route: Route,
  caller: Caller,
  chemin: string,
  error: unknown,
): Promise<void> {
  const code = refusalCode(error)
  const isPermission =
    code === 'droit_manquant' || (code === 'compte_inactif' && typeof route.who === 'object')
  if (!isPermission) return
  const entry = { methode: route.method, chemin, code, details: detailsOf(error) }
  try {
    const values = [JSON.stringify(caller), JSON.stringify(entry)]
    // A publisher's route stands in no organization: its journal is the publisher's own.
    const name = isPublisher(route.who) ? 'journaliser_refus_editeur' : 'journaliser_refus'
    await pool.query(`select v1.${name}($1::jsonb, $2::jsonb)`, values)
  } catch (failure) {
    log.error({ err: failure, entry }, 'a refused permission could not be journaled')
  }
}

/** Calls functions for a caller, each in a transaction of its own or all in that of the connection given. */
export function runOn(connection: Pool | PoolClient, caller: object | null): Run {
  return joining(tellOn(connection, caller))
}

/** Calls functions whose answers come in pieces, and answers each as one text. */
export function joining(tell: Tell): Run {
  return async (name, request) => {
    const [first, ...others] = await tell(name, request)
    return others.length === 0 ? first : first + others.join('')
  }
}

/** As `runOn`, piece by piece. */
export function tellOn(connection: Pool | PoolClient, caller: object | null): Tell {
  return async (name, request) => {
    const door: Kept = {
      text: `select v1.${name}($1::jsonb, $2::jsonb)::text as reponse`,
      values: [JSON.stringify(caller), JSON.stringify(request)],
      kept: name,
    }
    const { rows } = await reach(connection.query<{ reponse: string | null }>(door))
    const [first, ...others] = rows
    return [first?.reponse ?? 'null', ...others.map(({ reponse }) => reponse ?? '')]
  }
}

/** Lets what a route asks within a transaction take its time, where it works on as much as a file brought in. */
export async function atLength<T>(
  { atLength: isLong }: Route,
  client: PoolClient,
  work: () => Promise<T>,
): Promise<T> {
  if (isLong !== true) return work()
  await client.query(`set local statement_timeout = ${LONGEST_MS}`)
  return within({ ...currentScope(), patienceMs: LONGEST_MS + ANSWER_MS }, work)
}

/** Calls the functions of a route, each in a transaction of its own. */
export function tellAlone(pool: Pool, route: Route, caller: Caller | null): Tell {
  if (route.atLength !== true) return tellOn(pool, caller)
  return (name, request) =>
    reach(
      inTransaction(pool, (client) => atLength(route, client, () => tellOn(client, caller)(name, request))),
    )
}

/** Does it again when PostgreSQL sacrificed it to end a deadlock. */
export async function despiteDeadlocks<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === ATTEMPTS || !isVictim(error)) throw error
    }
  }
}

function detailsOf(error: unknown): unknown {
  const { detail } = error as { detail?: string }
  return detail === undefined ? undefined : (JSON.parse(detail) as unknown)
}
