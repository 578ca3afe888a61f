// Mounts the documented routes in an Express application.
import express, { type Express, type Router } from 'express'
import { ROUTES } from '../routes/table.ts'
import { allowMethods, refuseOtherMethods } from './server/methods.ts'
import { type RouteTools, serveRoute } from './stages.ts'

const VERBS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put' } as const

/**
 * Mounts each route. Express tries its routes one after the other; routers for the first two segments leave few of them to try.
 */
export function mountRoutes(app: Express, tools: RouteTools): void {
  const routers = new Map<string, Router>()
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    const router = routers.get(beginningOf(path)) ?? express.Router({ caseSensitive: true, strict: true })
    routers.set(beginningOf(path), router)
    const place = router.route(path)
    for (const route of routes) place[VERBS[route.method]](serveRoute(tools, route))
    const methods = routes.map(({ method }) => method)
    place.options(allowMethods(methods)).all(refuseOtherMethods(methods))
  }
  app.use((req, res, next) => {
    const router = routers.get(beginningOf(req.path))
    if (router === undefined) next()
    else router(req, res, next)
  })
}

// The first two segments of a path: no route has a parameter there.
function beginningOf(path: string): string {
  const second = path.indexOf('/', 1)
  const third = second < 0 ? -1 : path.indexOf('/', second + 1)
  return third < 0 ? path : path.slice(0, third)
}
