// How a route reaches the database: its function called for the caller, whom a refused permission is journalled of.
import { EventEmitter, on } from 'node:events'
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
  return joining(askOn(connection, caller))
}

/** Calls functions whose answers come in pieces, and answers each as one text. */
export function joining(ask: Ask): Run {
  return async (name, request) => {
    const [first, ...others] = await ask(name, request)
    return others.length === 0 ? first : first + others.join('')
  }
}

/** Calls functions, and tells the pieces of their answers as they come. */
export function telling(ask: Ask): Tell {
  return async function* (name, request) {
    const heard = new EventEmitter()
    const answer = ask(name, request, (piece) => heard.emit('piece', piece))
    // Who takes no more does not wait for how it ends.
    answer.finally(() => heard.emit('end')).catch(() => undefined)
    let told = 0
    for await (const [piece] of on(heard, 'piece', { close: ['end'] })) {
      told += 1
      yield piece as string
    }
    yield* (await answer).slice(told)
  }
}

/**
 * Calls a function of schema v1 and answers the rows that it returns, one at least. `hear` is given each as it arrives, by
 * connections that can tell.
 */
export type Ask = (
  name: string,
  request: object,
  hear?: (piece: string) => void,
) => Promise<readonly [string, ...string[]]>

type Row = { readonly reponse: string | null }

/** As `runOn`, row by row. */
export function askOn(connection: Pool | PoolClient, caller: object | null): Ask {
  return async (name, request, hear) => {
    const door: Kept<Row> = {
      text: `select v1.${name}($1::jsonb, $2::jsonb)::text as reponse`,
      values: [JSON.stringify(caller), JSON.stringify(request)],
      kept: name,
      ...(hear === undefined ? {} : { hear: ({ reponse }: Row) => hear(reponse ?? '') }),
    }
    const { rows } = await reach(connection.query<Row>(door))
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

/** What a route's handler calls functions by, each in a transaction of its own. */
export function callsAlone(pool: Pool, route: Route, caller: Caller | null): { run: Run; tell: Tell } {
  const ask = askAlone(pool, route, caller)
  return { run: joining((name, request) => despiteDeadlocks(() => ask(name, request))), tell: telling(ask) }
}

function askAlone(pool: Pool, route: Route, caller: Caller | null): Ask {
  if (route.atLength !== true) return askOn(pool, caller)
  return (name, request, hear) =>
    reach(
      inTransaction(pool, (client) =>
        atLength(route, client, () => askOn(client, caller)(name, request, hear)),
      ),
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
