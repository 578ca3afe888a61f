// The kind of a route: the properties on which the stages before its own function depend. All routes of one kind execute the same
// lines of these stages.
import { type Route, takesBody, takesToken } from '../../../src/contract/route.ts'

/** Describes the kind of a route: its callers, its input, and its handler or database function. */
export function kindOf(route: Route): string {
  const { who, raw, draining, byCode, handler, media, list, name } = route
  const caller = typeof who === 'string' ? who : Object.keys(who)[0]
  const brings = takesBody(route) ? `a body${raw ? ' as it is' : ''}` : 'a query'
  // Each handler is its own kind, because it treats failures in its own way.
  const served = handler ? `the handler ${name}` : list !== undefined && 'a list'
  return [caller, brings, draining && 'draining', byCode && 'by code', media && 'other media', served]
    .filter(Boolean)
    .join(', ')
}

/** Describes how a route's request is read: its parts, its caller, and whether it is read before the permission check. */
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
