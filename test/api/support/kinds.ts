// What stands before a route's own function is made of these alone: routes of one kind share every line of it.
import { type Route, takesBody } from '../../../src/contract/route.ts'

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

/** The first route of each kind, with its kind. */
export function oneOfEachKind(routes: readonly Route[]): (readonly [string, Route])[] {
  const last = new Map(routes.toReversed().map((route) => [kindOf(route), route] as const))
  return [...last].toReversed()
}
