// Every success and every documented refusal of every route, provoked over HTTP and judged by the served contract.
import { describe, expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import type { ErrorCode } from '../../src/contract/errors.ts'
import { type Route, refusalsOf } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { SECRET } from '../api/support/breakage.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import { provocationOf } from '../api/support/provocations.ts'

const issuer = await openIssuer()
const api = await openApi({
  settings: { ...issuer.settings, TRUST_PROXY: 'loopback', REFUSALS_PER_MINUTE: '40' },
  tokenOf: issuer.tokenOf,
})
const scene = await openScene(api)
const stage = { api, issuer, scene }

const titled = (route: Route) => `${route.method} ${route.path}`
const members = (schema: string) =>
  Object.keys(api.contract.components.schemas[schema]?.properties ?? {}).toSorted()

describe('every success', () => {
  test.each(ROUTES.map((route) => [titled(route), route] as const))('%s', async (_, route) => {
    const { path, body, as } = await ordinary(api, scene, route)
    const answer = await api.send(route.method, path, { as: route.who === 'public' ? undefined : as, body })
    expect(answer.status).toBe(route.success ?? 200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    if (route.name !== 'openapi' && members(route.name).length > 0)
      expect(Object.keys(answer.body).toSorted()).toEqual(members(route.name))
  })

  const lists = ROUTES.filter(({ list }) => list !== undefined)
  test.each(lists.map((route) => [titled(route), route] as const))(
    'a list has rows to be judged, and is a table when asked for: %s',
    async (_, route) => {
      const { path, as } = await ordinary(api, scene, route)
      const { body } = await api.get(path, as)
      const rows: unknown[] = body[route.list ?? '']
      expect(rows.length).toBeGreaterThan(0)
      const table = await api.get(path, as, { accept: 'text/csv' })
      expect(table.headers.get('content-type')).toMatch(/^text\/csv/)
      expect(table.text.split('\n').filter((line) => line !== '').length).toBeGreaterThan(rows.length)
    },
  )
})

describe('every documented refusal', () => {
  const pairs = ROUTES.flatMap((route) =>
    refusalsOf(route).map((code) => [titled(route), code, route] as const),
  )

  test.each(pairs)('%s answers %s', async (_, code, route) => {
    const provoke = provocationOf(route, code)
    if (provoke === undefined) throw new Error(`nobody wrote how ${titled(route)} comes to answer ${code}`)
    const answer = await provoke(stage, route, await ordinary(api, scene, route))
    expect([answer.status, answer.body.erreur]).toEqual([erreurs[code].statut, code])
    expect(answer.text).not.toContain(SECRET)
    if (code === 'erreur_interne')
      expect(answer.body.details).toEqual({ id: answer.headers.get('x-request-id') })
  })

  test('the served document tells exactly these, with their statuses', () => {
    const told = Object.entries(api.contract.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, response]) =>
          codesOf(response).map((code) => `${method.toUpperCase()} ${path} ${status} ${code}`),
        ),
      ),
    )
    const known = pairs.map(([title, code]) => {
      const [method, path = ''] = title.split(' ')
      return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${erreurs[code].statut} ${code}`
    })
    expect(told.toSorted()).toEqual(known.toSorted())
    expect(known.length).toBeGreaterThan(200)
  })

  test('after all that every route still succeeds', async () => {
    for (const route of ROUTES.filter(({ name }) => name !== 'appareils_enroler')) {
      const { path, body, as } = await ordinary(api, scene, route)
      const { status, text } = await api.send(route.method, path, { as, body })
      expect([status, text.slice(0, 100)]).toEqual([route.success ?? 200, expect.any(String)])
    }
  })
})

describe('outside the table', () => {
  test.each([
    '/',
    '/v1',
    '/v1/',
    '/v1/moi/',
    '/V1/moi',
    '/v1/inconnu',
    '/v1/sync',
    '/admin',
    '/oidc/auth',
    '/favicon.ico',
  ])('route_inconnue: %s', async (path) => {
    const { status, body } = await api.get(path, 'admin')
    expect([status, body]).toEqual([404, { erreur: 'route_inconnue' }])
  })

  test.each(
    ROUTES.map((route) => [route.path.replace(':id', scene.device.appareil_id), route.path] as const),
  )('methode_non_autorisee, with what is allowed: %s', async (path, template) => {
    const allowed = ROUTES.filter((route) => route.path === template).map(({ method }) => String(method))
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET', 'POST'].filter((one) => !allowed.includes(one))) {
      const { status, body, headers } = await api.send(method, path, { as: 'admin' })
      expect([status, body]).toEqual([405, { erreur: 'methode_non_autorisee' }])
      for (const one of allowed) expect(headers.get('allow')).toContain(one)
    }
  })
})

function codesOf(response: unknown): ErrorCode[] {
  const { content } = response as {
    content: Record<string, { schema: { properties?: { erreur?: { enum?: ErrorCode[] } } } }>
  }
  return content['application/json']?.schema.properties?.erreur?.enum ?? []
}
