// The shape of what the generated tests need to know of a domain's routes.
import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Api } from './api.ts'
import type { Place } from './place.ts'
import type { Provoke } from './provoke.ts'
import type { Ask, Scene } from './scene.ts'

/** Requests, refusals and neighbour's ids for the routes of a domain, by the names of the routes. */
export type Domain = {
  /** The request of a route that succeeds. */
  readonly ordinary: Readonly<
    Record<string, (of: { api: Api; scene: Scene; route: Route }) => Ask | Promise<Ask>>
  >
  /** The refusals that need something of their own. */
  readonly refusals: Readonly<Record<string, Partial<Record<ErrorCode, Provoke>>>>
  /** Every member that takes an id. */
  readonly places: readonly Place[]
}
