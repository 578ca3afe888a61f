// The places of the documented routes in an Express application.
import express, { type Express, type Router } from 'express'
import { ROUTES } from '../routes/table.ts'
import { allowing, refusingMethod } from './methods.ts'
import { type RouteTools, routeHandlers } from './serve.ts'

const VERBS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put' } as const

/** Mounts each route; Express asks one place after the other, so those that begin alike stand together and few are asked. */
export function mountRoutes(app: Express, tools: RouteTools): void {
  const routers = new Map<string, Router>()
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    const router = routers.get(beginningOf(path)) ?? express.Router({ caseSensitive: true, strict: true })
    routers.set(beginningOf(path), router)
    const place = router.route(path)
    for (const route of routes) {
      const handlers = routeHandlers(tools, route)
      place[VERBS[route.method]](...handlers)
    }
    const methods = routes.map(({ method }) => method)
    place.options(allowing(methods)).all(refusingMethod(methods))
  }
  app.use((req, res, next) => {
    const router = routers.get(beginningOf(req.path))
    if (router === undefined) next()
    else router(req, res, next)
  })
}

// The first two members of a path, which no route has a parameter in.
function beginningOf(path: string): string {
  const second = path.indexOf('/', 1)
  const third = second < 0 ? -1 : path.indexOf('/', second + 1)
  return third < 0 ? path : path.slice(0, third)
}
