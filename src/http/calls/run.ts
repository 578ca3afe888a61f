// Calls the functions of schema v1 on behalf of a caller.
import { EventEmitter, on } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isVictim, reach } from '../../contract/errors.ts'
import type { Route } from '../../contract/route.ts'
import { inTransaction } from '../../database/db.ts'
import { GRACE_MS, LONG_MS } from '../../database/longWork.ts'
import { currentScope, runInScope } from '../../database/scope.ts'
import type { NamedQuery } from '../../database/steadyClient.ts'
import type { Caller } from '../../tokens/auth.ts'
import type { Call, Run, Serve, StreamRows } from './call.ts'

// PostgreSQL rolls the victim of a deadlock back. A retry at once could lock its first row again before the other transaction
// wakes up, and be the victim again.
const ATTEMPTS = 3
const PAUSE_MS = 100

/** Serves a route by the database function of the same name: one statement, whose JSON is sent unchanged. */
export function serveByFunction({ name }: Route): Serve {
  return async ({ request, run }) => ({ body: await run(name, request) })
}

/**
 * Calls functions on behalf of a caller. On a pool, each call is a separate transaction; on a client, all calls belong to the
 * client's transaction.
 */
export function runOn(connection: Pool | PoolClient, caller: object | null): Run {
  return joinRows(callOn(connection, caller))
}

/** Joins the rows of a response to one text. */
export function joinRows(ask: CallFunction): Run {
  return async (name, request) => {
    const [first, ...others] = await ask(name, request)
    return others.length === 0 ? first : first + others.join('')
  }
}

/** Yields the rows of a response as they arrive. */
export function streamRows(ask: CallFunction): StreamRows {
  return async function* (name, request) {
    const rows = new EventEmitter()
    const answer = ask(name, request, (row) => rows.emit('row', row))
    // If the consumer stops early, nothing else handles a rejection of this promise.
    answer.finally(() => rows.emit('end')).catch(() => undefined)
    let count = 0
    for await (const [row] of on(rows, 'row', { close: ['end'] })) {
      count += 1
      yield row as string
    }
    yield* (await answer).slice(count)
  }
}

/** Calls a function of schema v1 and returns its rows, at least one. `hear` gets each row as it arrives. */
export type CallFunction = (
  name: string,
  request: object,
  hear?: (row: string) => void,
) => Promise<readonly [string, ...string[]]>

type Row = { readonly reponse: string | null }

/** Like `runOn`, but returns the rows of the response. */
export function callOn(connection: Pool | PoolClient, caller: object | null): CallFunction {
  return async (name, request, hear) => {
    const statement: NamedQuery<Row> = {
      text: `select v1.${name}($1::jsonb, $2::jsonb)::text as reponse`,
      values: [JSON.stringify(caller), JSON.stringify(request)],
      kept: name,
      ...(hear === undefined ? {} : { onRow: ({ reponse }: Row) => hear(reponse ?? '') }),
    }
    const { rows } = await reach(connection.query<Row>(statement))
    const [first, ...others] = rows
    return [first?.reponse ?? 'null', ...others.map(({ reponse }) => reponse ?? '')]
  }
}

/** Raises the timeout of a transaction to two minutes, for routes that work on all rows of a file. */
export async function withLongTimeout<T>(
  { isLong }: Route,
  client: PoolClient,
  work: () => Promise<T>,
): Promise<T> {
  if (isLong !== true) return work()
  await client.query(`set local statement_timeout = ${LONG_MS}`)
  return runInScope({ ...currentScope(), patienceMs: LONG_MS + GRACE_MS }, work)
}

/** Makes the functions `run` and `stream` of a call: each call is a separate transaction. */
export function createCalls(pool: Pool, route: Route, caller: Caller | null): Pick<Call, 'run' | 'stream'> {
  const ask = callInTransaction(pool, route, caller)
  return {
    run: joinRows((name, request) => retryOnDeadlock(() => ask(name, request))),
    stream: streamRows(ask),
  }
}

function callInTransaction(pool: Pool, route: Route, caller: Caller | null): CallFunction {
  if (route.isLong !== true) return callOn(pool, caller)
  return (name, request, hear) =>
    reach(
      inTransaction(pool, (client) =>
        withLongTimeout(route, client, () => callOn(client, caller)(name, request, hear)),
      ),
    )
}

/** Retries if PostgreSQL chose the transaction as the victim of a deadlock; three attempts in all, with pauses between them. */
export async function retryOnDeadlock<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === ATTEMPTS || !isVictim(error)) throw error
      await pause(attempt * PAUSE_MS)
    }
  }
}
