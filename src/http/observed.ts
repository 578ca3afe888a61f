// What is told of every request once it is over: a line of the log, a count, a span. Each knows it by the pattern of its route:
// a path holds ids, and a query what somebody looks for.
import type { Request, RequestHandler } from 'express'
import type { Log } from '../contract/errors.ts'
import type { Watch } from '../watch/watch.ts'
import { organisationOf } from './callerLimits.ts'
import { callerOf } from './serve.ts'

// Asked every few seconds by who watches, and worth a line when it is not well.
const SIGNS = new Set(['/sante', '/sante/pret'])
const SYNC = '/v1/sync/'
const NOWHERE = 'unknown'

/**
 * Tells of each request, once its answer is gone; the line has the shape of pino-http's, so that whoever reads those reads it.
 * `deviceOf` says which device a request of the synchronization names.
 */
export function observed(
  log: Log,
  { metrics, tracer }: Pick<Watch, 'metrics' | 'tracer'>,
  deviceOf: (req: Request) => string,
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

// Express leaves the route that took the request; nothing of the rest is told but what the service itself named.
function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown }
  return typeof path === 'string' ? path : NOWHERE
}
