// A request as the database's pools see it: whose share of them it takes, and whether somebody still waits for the answer.
import type { Response } from 'express'
import { type Scope, type Trace, within } from '../database/scope.ts'
import type { Caller } from '../tokens/auth.ts'

/**
 * Serves a request within its scope. A read is cancelled when its client is gone; what writes goes on to its end, so that
 * a request that was sent has its effect, and a batch that a phone sends again finds its commands done.
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
  return within(scope, serve)
}

/** Does for a caller what is done to its end, whoever waits for it. */
export function inShareOf<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return within({ share: shareOf(caller) }, work)
}

// The organization that the request is about. The header decides only among those that the token proves: nobody takes the
// share of others by naming them.
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
