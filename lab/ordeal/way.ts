// The access of the bench's phones to the service: over HTTP, like real phones.

import type { Answer, HttpClient } from '../../test/support/http.ts'
import type { Way } from '../bench/field.ts'

/** Returns the way to read and write through the HTTP interface. */
export function byHttp({ get, post }: Pick<HttpClient, 'get' | 'post'>): Way {
  return {
    async read(identifiant, { pathname, search }) {
      const { status, text } = await get(pathname + search, identifiant)
      return new Response(text, { status, headers: { 'content-type': 'application/json' } })
    },
    async ask(identifiant, route, request) {
      if (route === 'moi') return success(await get('/v1/moi', identifiant))
      const path = `/v1/${route.replace('_', '/').replaceAll('_', '-')}`
      return success(await post(path, request, identifiant))
    },
    send: async (identifiant, body) => success(await post('/v1/sync/commandes', body, identifiant)),
  }
}

function success({ status, body, text }: Answer) {
  if (status === 200 || status === 201) return body
  throw new Error(`${status} ${text}`)
}
