// The rows of the table of routes, as they are written: member `route` of each sheet schemas/routes/<name>.json, beside its schemas ($defs
// `chemin`, `query`, `corps`, `reponse`). The name of a sheet is also the name of its function, v1.<name>.
import type { DeclaredRoute } from '../contract/route.ts'
import { readRows } from '../contract/routeSchemas.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT']

/** Every route as it is written, by path and method. A path with a parameter comes last, because Express takes the first that matches. */
export const DECLARED: readonly DeclaredRoute[] = readRows().sort(comparePlaces)

function comparePlaces(one: DeclaredRoute, other: DeclaredRoute): number {
  const [a, b] = [one, other].map(({ path }) => path.replaceAll(':', '~')) as [string, string]
  return a === b ? METHODS.indexOf(one.method) - METHODS.indexOf(other.method) : a < b ? -1 : 1
}
