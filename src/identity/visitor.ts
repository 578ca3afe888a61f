// The sender of a password.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request with a password. */
export type Visitor = {
  /** IP address, as rate limits count it. */
  readonly address: string
  /** The header `Cookie`. */
  readonly cookies: string | undefined
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal
}

/** Reads the visitor from a request. The mount has written the IP address for rate limits into `x-forwarded-for`. */
export function visitorOf({ headers }: IncomingMessage, res: ServerResponse): Visitor {
  const left = new AbortController()
  res.once('close', () => left.abort())
  return { address: String(headers['x-forwarded-for']), cookies: headers.cookie, gone: left.signal }
}
