// THE table of routes. A row has every fact of its route; Express, validation, the OpenAPI document, the reference page and the
// access tests are derived from it. The permission and the module come from the route's database function (schemas/acces.json),
// unless the row itself gives `who`.
import acces from '../../schemas/acces.json' with { type: 'json' }
import type { Asked, DeclaredRoute, Route } from '../contract/route.ts'
import { DECLARED } from './declared.ts'

const ASKED = new Map(Object.entries(acces as Record<string, Asked>))

/** Every route, in the order in which Express matches them. */
export const ROUTES: readonly Route[] = DECLARED.map(completeRoute)

function completeRoute(route: DeclaredRoute): Route {
  const asked = route.who === undefined ? ASKED.get(route.name) : { who: route.who }
  if (asked === undefined)
    throw new TypeError(`${route.name}: not in schemas/acces.json, which npm run generate renews`)
  return { ...route, ...asked }
}
