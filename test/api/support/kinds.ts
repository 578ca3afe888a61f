// Stages before a route's own function are made of these alone: routes of one kind share every line of them.
import { type Route, takesBody, takesToken } from '../../../src/contract/route.ts'

/** The kind of a route, in words: who calls it, what it brings, who serves it. */
export function kindOf(route: Route): string {
  const { who, raw, draining, byCode, handler, media, list, name } = route
  const caller = typeof who === 'string' ? who : Object.keys(who)[0]
  const brings = takesBody(route) ? `a body${raw ? ' as it is' : ''}` : 'a query'
  // A handler stands for itself alone: what it makes of a failure is its own.
  const served = handler ? `the handler ${name}` : list !== undefined && 'a list'
  return [caller, brings, draining && 'draining', byCode && 'by code', media && 'other media', served]
    .filter(Boolean)
    .join(', ')
}

/** The reading of a route's request in words: its parts, its caller, and whether the caller is judged before or after. */
export function readingOf(route: Route): string {
  const { who, raw, draining, byCode } = route
  const caller = takesToken(route) ? 'somebody' : who
  const brings = takesBody(route) ? `a body${raw ? ' as it is' : ''}` : 'a query'
  return [caller, brings, draining && 'draining', byCode && 'by code'].filter(Boolean).join(', ')
}

/** The first route of each kind, with its kind. */
export function oneOfEach(
  kind: (route: Route) => string,
  routes: readonly Route[],
): (readonly [string, Route])[] {
  const last = new Map(routes.toReversed().map((route) => [kind(route), route] as const))
  return [...last].toReversed()
}
