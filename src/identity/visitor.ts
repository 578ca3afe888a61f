// The person who sends a password, as far as the request tells.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request with a password in it. */
export type Visitor = {
  /** The IP address, as rate limits count it. */
  readonly address: string
  /** The header `Cookie`. */
  readonly cookies: string | undefined
  /** Aborts when the client disconnects. */
  readonly gone: AbortSignal
}

/** Reads the visitor from a request; the mount wrote into `x-forwarded-for` the address that it counts by. */
export function visitorOf({ headers }: IncomingMessage, res: ServerResponse): Visitor {
  const left = new AbortController()
  res.once('close', () => left.abort())
  return { address: String(headers['x-forwarded-for']), cookies: headers.cookie, gone: left.signal }
}
