// The shape of a domain's data for the generated tests.
import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Access } from '../../access/access.ts'
import type { Api } from './api.ts'
import type { Place } from './place.ts'
import type { Provoke } from './provoke.ts'
import type { Ask, Scene } from './scene.ts'

/** Callers, requests, refusals and a neighbour's ids for the routes of a domain, by route name. */
export type Domain = {
  /** The callers of each route: written by hand from the book, because they judge the functions and the table of routes. */
  readonly access: Readonly<Record<string, Access>>
  /** For each route the request that succeeds. */
  readonly ordinary: Readonly<
    Record<string, (of: { api: Api; scene: Scene; route: Route }) => Ask | Promise<Ask>>
  >
  /** The refusals that need a provocation of their own. */
  readonly refusals: Readonly<Record<string, Partial<Record<ErrorCode, Provoke>>>>
  /** Every member of these routes that takes an id. */
  readonly places: readonly Place[]
}
