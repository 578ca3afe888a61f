// THE table of routes: everything that is true of a route stands in its row, and Express, validation, the OpenAPI
// document, the reference page and the access tests are derived from it. Who may call it, and which
// module must be active, is what its function asks (schemas/acces.json), unless the row says who.
import acces from '../../schemas/acces.json' with { type: 'json' }
import type { Asked, DeclaredRoute, Route } from '../contract/route.ts'
import { DECLARED } from './declared.ts'

const ASKED = new Map(Object.entries(acces as Record<string, Asked>))

/** Every route, in the order in which Express tries them. */
export const ROUTES: readonly Route[] = DECLARED.map(whole)

function whole(route: DeclaredRoute): Route {
  const asked = route.who === undefined ? ASKED.get(route.name) : { who: route.who }
  if (asked === undefined)
    throw new TypeError(`${route.name}: not in schemas/acces.json, which npm run generate renews`)
  return { ...route, ...asked }
}
