// The media type of a response: JSON, or another type that the route can write and the client prefers.
import type { Step } from '../calls/exchange.ts'

/** The media type of responses by default. */
export const JSON_TYPE = 'application/json'

/**
 * Chooses the media type that the client prefers. Chooses JSON if the client accepts none of the route's types, or has no
 * preference.
 */
export function negotiate(media: readonly string[]): Step {
  const offered = [JSON_TYPE, ...media]
  return (exchange, next) => {
    const { accept } = exchange.req.headers
    if (accept === undefined || accept === '*/*') return next(exchange)
    return next({ ...exchange, accepted: exchange.req.accepts(offered) || JSON_TYPE })
  }
}
