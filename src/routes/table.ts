// THE table of routes: everything that is true of a route stands in its row, and Express, validation, the OpenAPI
// document, the reference page and the access tests are derived from it. Who may call it is what its function asks of
// whoever calls (schemas/acces.json), unless the row says it.
import acces from '../../schemas/acces.json' with { type: 'json' }
import type { DeclaredRoute, Route, Who } from '../contract/route.ts'
import { DECLARED } from './declared.ts'

const ASKED = new Map(Object.entries(acces as Record<string, Who>))

/** Every route, in the order in which Express tries them. */
export const ROUTES: readonly Route[] = DECLARED.map(whole)

function whole(route: DeclaredRoute): Route {
  const who = route.who ?? ASKED.get(route.name)
  if (who === undefined)
    throw new TypeError(`${route.name}: renew schemas/acces.json by scripts/access-lock.ts`)
  return { ...route, who }
}
