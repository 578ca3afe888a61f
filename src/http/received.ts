// What Express read of a request, as the schemas of its route judge it.
import type { Request } from 'express'
import type { Received } from './requests.ts'

const EMPTY = Buffer.alloc(0)

/** The members of its path and of its query, and its body. */
export function receivedIn(req: Request): Received {
  const body: unknown = req.body
  return { path: pathMembers(req), query: queryOf(req), body: Buffer.isBuffer(body) ? body : EMPTY }
}

/** The address of the page after a cursor, with all else that was asked. */
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

/** The query as it was sent: what stands before it may be no address that can be read. */
export function queryOf(req: Request): string {
  const mark = req.originalUrl.indexOf('?')
  return mark < 0 ? '' : req.originalUrl.slice(mark + 1)
}
