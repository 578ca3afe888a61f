// Changes a successful request of a route so that the route refuses it.
import type { Route } from '../../../src/contract/route.ts'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'
import type { Issuer } from './issuer.ts'
import type { Ask, Scene } from './scene.ts'

/** The tools with which a refusal is provoked. */
export type Stage = { readonly api: Api; readonly issuer: Issuer; readonly scene: Scene }

/** Makes a route refuse, starting from a request that would succeed. */
export type Provoke = (stage: Stage, route: Route, ask: Ask) => Promise<Answer>

/** An id that no record has. */
export const NOBODY = '01960000-00ff-7000-8000-000000000001'

/** Sends a request unchanged. */
export const send = ({ api }: Stage, { method }: Route, { path, body, as }: Ask) =>
  api.send(method, path, { as, body })
/** Sends the same request with the tag of a version that is not the current one. */
export const ofAnotherVersion: Provoke = ({ api }, { method }, { path, body, as }) =>
  api.send(method, path, { as, body, headers: { 'if-match': `"${'0'.repeat(32)}"` } })
/** Sends the same request with another body. */
export const withBody =
  (body: unknown): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body })
/** Sends the request of the same route with another query. */
export const withQuery =
  (query: string): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, path: `${route.path}?${query}` })
/** Sends the same request about another row. */
export const withId =
  (idOf: (stage: Stage) => string | Promise<string>, body?: unknown, as?: string): Provoke =>
  async (stage, route, ask) => {
    const path = route.path.replace(':id', await idOf(stage))
    return send(stage, route, { path, body: body ?? ask.body, as: as ?? ask.as })
  }
/** Sends the same request while a row is changed. */
export const changed =
  (change: string, back: string, values: unknown[]): Provoke =>
  async (stage, route, ask) => {
    await stage.api.sql(change, values)
    const answer = await send(stage, route, ask)
    await stage.api.sql(back, values)
    return answer
  }
