// Logs, counts and traces each request by the pattern of its route, because a path contains ids, and a query contains the text of
// a person's search.
import type { Request, RequestHandler } from 'express'
import type { Log } from '../../contract/errors.ts'
import type { Watch } from '../../watch/watch.ts'
import { callerOf, deviceOf, organisationOf } from '../admission/senders.ts'

// A load balancer requests these paths every few seconds, so only failures are logged.
const SIGNS = new Set(['/sante', '/sante/pret'])
const SYNC = '/v1/sync/'
const NOWHERE = 'unknown'

/** Logs each request once its response has been sent, in the shape of pino-http's lines, which log readers know. */
export function logRequests(
  log: Log,
  { metrics, tracer }: Pick<Watch, 'metrics' | 'tracer'>,
): RequestHandler {
  return (req, res, next) => {
    const start = performance.now()
    const { method } = req
    const trace = tracer?.begin()
    res.locals.trace = trace
    res.once('close', () => {
      const ms = performance.now() - start
      const route = routeOf(req)
      const { statusCode } = res
      const organisation = organisationOf(callerOf(res)) ?? undefined
      metrics?.request(method, route, statusCode, ms / 1000)
      trace?.end(
        `${method} ${route}`,
        {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': statusCode,
          ...(organisation === undefined ? {} : { 'sillon.organisation': organisation }),
        },
        statusCode >= 500,
      )
      const line = {
        req: { id: String(res.locals.id), method, route },
        res: { statusCode },
        responseTime: Math.round(ms),
        organisation,
        replica: res.locals.replica === true ? true : undefined,
        appareil: route.startsWith(SYNC) ? deviceOf(req) || undefined : undefined,
      }
      const isSign = SIGNS.has(route) && statusCode < 400
      log[isSign ? 'debug' : 'info'](line, res.writableFinished ? 'request completed' : 'request aborted')
    })
    next()
  }
}

// Returns the pattern of the route that Express matched. A path without a route is a text of the client: it is not logged.
function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown }
  return typeof path === 'string' ? path : NOWHERE
}
