// Makes the request of a route once, and reuses it while it is valid.
import type { Route } from '../../../src/contract/route.ts'
import type { Api } from './api.ts'
import { ordinary } from './ordinary.ts'
import type { Ask, Scene } from './scene.ts'

/** Sends the requests of routes through a service and keeps them. */
export type Asks = {
  readonly api: Api
  /** Runs an attempt with the request of a route. */
  with<T>(route: Route, attempt: (ask: Ask) => Promise<T>): Promise<T>
}

/**
 * Keeps the request of a route for the next attempt, because a refused request can be sent again. After an attempt that changed
 * something through this `api`, the request may be used up and is made again.
 */
export function keepAsks(api: Api, scene: Scene): Asks {
  let kept: { readonly name: string; readonly ask: Ask } | undefined
  let isUsed = false
  const send: Api['send'] = async (method, path, sending) => {
    const answer = await api.send(method, path, sending)
    isUsed ||= method !== 'GET' && answer.status < 300
    return answer
  }
  return {
    api: {
      ...api,
      send,
      post: (path, body, as, headers) => send('POST', path, { as, headers, body }),
      sql(text, values) {
        isUsed ||= !/^\s*select\b/i.test(text)
        return api.sql(text, values)
      },
    },
    async with(route, attempt) {
      if (kept?.name !== route.name || isUsed)
        kept = { name: route.name, ask: await ordinary(api, scene, route) }
      isUsed = false
      return attempt(structuredClone(kept.ask))
    },
  }
}
