// The parts of an Express request that the schemas of its route validate.
import type { Request } from 'express'
import type { Received } from './requests.ts'

/** The body of a request that was sent without a body. */
export const EMPTY = Buffer.alloc(0)

/** Returns the path members, the query string and the body of a request. */
export function receivedIn(req: Request): Received {
  const body: unknown = req.body
  return { path: pathMembers(req), query: queryOf(req), body: Buffer.isBuffer(body) ? body : EMPTY }
}

/** Returns the URL of the page after a cursor, with the rest of the query unchanged. */
export function nextOf(req: Request): (cursor: string) => string {
  return (cursor) => {
    const query = new URLSearchParams(queryOf(req))
    query.set('curseur', cursor)
    return `${req.path}?${query}`
  }
}

function pathMembers(req: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(req.params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Returns the query string as it was sent: `req.url` may be one that no URL parser reads. */
export function queryOf(req: Request): string {
  const mark = req.originalUrl.indexOf('?')
  return mark < 0 ? '' : req.originalUrl.slice(mark + 1)
}
