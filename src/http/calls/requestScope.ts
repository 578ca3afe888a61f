// The scope of a request for the database pools: the key of its share of connections, and the signal that its client is gone.
import type { Response } from 'express'
import { runInScope, type Scope, type Trace } from '../../database/scope.ts'
import type { Caller } from '../../tokens/auth.ts'

/**
 * Serves a request within its scope. A read is cancelled when its client is gone. A write runs to its end: it takes effect, and a
 * phone that sends its batch again finds the commands processed.
 */
export function serveWithin<T>(
  res: Response,
  caller: Caller | null,
  isReading: boolean,
  serve: () => Promise<T>,
): Promise<T> {
  const trace = res.locals.trace as Trace | undefined
  const scope: Scope = {
    share: shareOf(caller),
    ...(isReading ? { gone: goneWith(res) } : {}),
    ...(trace === undefined ? {} : { trace }),
  }
  return runInScope(scope, serve)
}

/** Runs work that counts for the caller's organization, and that continues after the client is gone. */
export function withinShareOf<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return runInScope({ share: shareOf(caller) }, work)
}

// The organization of the request. The header chooses among the organizations that the token proves. A request that names another
// organization takes no slot from it.
function shareOf(caller: Caller | null): string {
  if (caller === null) return ''
  const { x_organisation: named, organisations, vidage } = caller
  if (vidage !== undefined) return vidage.organisation ?? vidage.organisation_id
  return named !== null && organisations.includes(named) ? named : organisations.join(' ')
}

function goneWith(res: Response): AbortSignal {
  const gone = new AbortController()
  if (res.destroyed) gone.abort()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
