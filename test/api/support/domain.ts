// The type of a domain's data for the generated tests.
import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Access } from '../../access/access.ts'
import type { Api } from './api.ts'
import type { Place } from './place.ts'
import type { Provoke } from './provoke.ts'
import type { Ask, Scene } from './scene.ts'

/** The data for the routes of a domain, by route name: callers, requests, refusals, and ids of the neighbouring organization. */
export type Domain = {
  /**
   * The callers of each route, written by hand from the specification, because they check the functions and the table of routes.
   */
  readonly access: Readonly<Record<string, Access>>
  /** For each route, a request that succeeds. */
  readonly ordinary: Readonly<
    Record<string, (of: { api: Api; scene: Scene; route: Route }) => Ask | Promise<Ask>>
  >
  /** The refusals that need their own provocation. */
  readonly refusals: Readonly<Record<string, Partial<Record<ErrorCode, Provoke>>>>
  /** The members of the domain's routes that take an id. */
  readonly places: readonly Place[]
}
