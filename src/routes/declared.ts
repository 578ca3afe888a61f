// The rows of the table of routes, as the sheets have them: member `route` of schemas/routes/<name>.json, next to the schemas
// ($defs `chemin`, `query`, `corps`, `reponse`). The sheet has the name of its function, v1.<name>.
import type { DeclaredRoute } from '../contract/route.ts'
import { readRows } from '../contract/routeSchemas.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT']

/**
 * Every route as the sheets have it, by path and method. Paths with a parameter come last, because Express takes the first match.
 */
export const DECLARED: readonly DeclaredRoute[] = readRows().sort(comparePlaces)

function comparePlaces(one: DeclaredRoute, other: DeclaredRoute): number {
  const [a, b] = [one, other].map(({ path }) => path.replaceAll(':', '~')) as [string, string]
  return a === b ? METHODS.indexOf(one.method) - METHODS.indexOf(other.method) : a < b ? -1 : 1
}
