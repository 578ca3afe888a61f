// Redirects a browser that opens the URL of a route without a token to the screen of the workbench, where the person signs in. A
// browser's address bar sends no token. Programs send a token, or do not request HTML, and are served by the route.
import type { Request, RequestHandler } from 'express'
import type { Route } from '../../contract/route.ts'
import { queryOf } from '../bodies/received.ts'
import { DESK_FOLDER, isMade } from './site.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PLAIN = /^\w{1,20}$/

/** Redirects a person to the screen of a route, if the workbench was built. */
export function redirectToScreen(screen: Route['screen'], folder = DESK_FOLDER): RequestHandler {
  if (screen === undefined) return (_req, _res, next) => next()
  const { path, record, query } = screen
  return (req, res, next) => {
    if (!isMade(folder)) return next()
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

// Browsers request text/html by name, and Sec-Fetch-Mode shows that a person navigates.
function isPerson({ method, headers }: Request): boolean {
  const mode = headers['sec-fetch-mode']
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    (mode === undefined || mode === 'navigate') &&
    /(^|,)\s*text\/html\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i.test(headers.accept ?? '')
  )
}
