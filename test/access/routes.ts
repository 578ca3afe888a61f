// The callers of each route by its method and path, from the hand-written lines of the domains (test/api/support/domains). They
// are not derived from the table of routes, because they check that table.
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { DOMAINS } from '../api/support/domains.ts'
import type { Access } from './access.ts'

/** The lines of all domains: the name of a route, and its callers. */
export const LINES: readonly (readonly [string, Access])[] = DOMAINS.flatMap(({ access }) =>
  Object.entries(access),
)

/** The method and the path of a route. */
export const titleOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`

const BY_NAME = new Map(LINES)

/** Every route with a line. */
export const ACCESS: Readonly<Record<string, Access>> = Object.fromEntries(
  ROUTES.flatMap((route) => {
    const access = BY_NAME.get(route.name)
    return access === undefined ? [] : [[titleOf(route), access] as const]
  }),
)
