// A route that is also a screen of the workbench: whom a browser brings to its address without a token is led there, signs in,
// and sees it. No token stands in an address. Programs, which send one or ask for no page, are answered as ever.
import type { Request, RequestHandler } from 'express'
import type { Route } from '../contract/route.ts'
import { queryOf } from './received.ts'
import { DESK_FOLDER, isMade } from './site.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PLAIN = /^\w{1,20}$/

/** Leads a person to the screen of a route, where the workbench was made; whoever else asks goes on. */
export function leadingToScreen(
  { path, record, query }: NonNullable<Route['screen']>,
  folder = DESK_FOLDER,
): RequestHandler {
  if (!isMade(folder)) return (_req, _res, next) => next()
  return (req, res, next) => {
    for (const header of ['Accept', 'Authorization', 'Sec-Fetch-Mode']) res.vary(header)
    const { id } = req.params
    if (!isPerson(req) || typeof id !== 'string' || !UUID.test(id)) return next()
    const asked = new URLSearchParams(queryOf(req))
    const kept = query.flatMap((name): [string, string][] => {
      const value = asked.get(name)
      return value !== null && PLAIN.test(value) ? [[name, value]] : []
    })
    res.redirect(303, `${path}?${new URLSearchParams([[record, id], ...kept])}`)
  }
}

// A page is what browsers ask for by name, and programs seldom; those of today say that somebody goes there, and not a script.
function isPerson({ method, headers }: Request): boolean {
  const mode = headers['sec-fetch-mode']
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    (mode === undefined || mode === 'navigate') &&
    /(^|,)\s*text\/html\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i.test(headers.accept ?? '')
  )
}
