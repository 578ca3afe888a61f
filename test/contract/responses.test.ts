// Every success and every documented refusal of every route, provoked over HTTP and checked against the served contract.
// docs/decisions/0040: «Every POST, PATCH and PUT that creates or acts takes an Idempotency-Key: sent again with the same key
// within seven days it has no second effect and gets the same answer»: successful requests are sent again.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import type { ErrorCode } from '../../src/contract/errors.ts'
import { type Route, refusalsOf } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { keepAsks } from '../api/support/asks.ts'
import { SECRET } from '../api/support/breakage.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { kindOf } from '../api/support/kinds.ts'
import { openScene } from '../api/support/ordinary.ts'
import { hasOwnProvocation, provocationOf } from '../api/support/provocations.ts'
import { recorderOf } from '../api/support/recorder.ts'
import type { Ask } from '../api/support/scene.ts'

const issuer = await openIssuer()
const api = await openApi({
  settings: { ...issuer.settings, TRUST_PROXY: 'loopback', REFUSALS_PER_MINUTE: '40' },
  tokenOf: issuer.tokenOf,
  isProfiled: true,
})
const scene = await openScene(api)
const asks = keepAsks(api, scene)
const stage = { api: asks.api, issuer, scene }
const recorder = recorderOf(import.meta.env.EXEMPLES === 'yes')
afterAll(() => recorder?.end())

const titled = (route: Route) => `${route.method} ${route.path}`
const members = (schema: string) =>
  Object.keys(api.contract.components.schemas[schema]?.properties ?? {}).toSorted()
// The response has a licence and imagery only if the organization has them, and a total only if the request asks for it.
const isOptional = (route: Route, member: string) =>
  (route.name === 'moi' && (member === 'licence' || member === 'images')) ||
  (route.list !== undefined && member === 'total')

const pairs = ROUTES.flatMap((route) =>
  refusalsOf(route).map((code) => [titled(route), code, route] as const),
)
// A refusal that is not specific to a route comes from the stages before all functions. It depends only on the caller, the input
// and the handler of the route, so one route of each kind is enough. `access/doors` calls the function behind every route.
const generic = pairs.filter(([, code, route]) => !hasOwnProvocation(route, code))
const kinded = ([, code, route]: (typeof pairs)[number]) => `${kindOf(route)}: ${code}`
const ofEachKind = new Map(generic.toReversed().map((pair) => [kinded(pair), pair]))
const asked = pairs.filter(
  (pair) => hasOwnProvocation(pair[2], pair[1]) || ofEachKind.get(kinded(pair)) === pair,
)

async function provoked(code: ErrorCode, route: Route): Promise<void> {
  const provoke = provocationOf(route, code)
  if (provoke === undefined) throw new Error(`nobody wrote how ${titled(route)} comes to answer ${code}`)
  const answer = await asks.with(route, (ask) => provoke(stage, route, ask))
  expect([answer.status, answer.body.erreur]).toEqual([erreurs[code].statut, code])
  expect(answer.text).not.toContain(SECRET)
  recorder?.refusal(answer.body)
  if (code === 'erreur_interne')
    expect(answer.body.details).toEqual({ id: answer.headers.get('x-request-id') })
}

// The expectation comes from the tested sentence and not from the table of routes. A trial of a decision changes nothing, also
// the second time.
const KEYED = ROUTES.filter(
  ({ method, path }) =>
    method !== 'GET' && !/^\/v1\/(?:(?:sync|fichiers)\/|controles\/:id\/essayer$)/.test(path),
)
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotency-replayed')
const under = (key: string) => ({ 'idempotency-key': key })
const answered: { route: Route; ask: Ask; key: string; text: string }[] = []

async function succeeded(route: Route, ask: Ask): Promise<void> {
  const { path, body, as } = ask
  const key = randomUUID()
  const isKeyed = KEYED.includes(route)
  const send = (header: string) =>
    asks.api.send(route.method, path, {
      as: route.who === 'public' ? undefined : as,
      body,
      ...(isKeyed ? { headers: under(header) } : {}),
    })
  const answer = await send(key)
  expect([answer.status, replayed(answer)]).toEqual([route.success ?? 200, null])
  if (isKeyed) {
    const again = await send(`"${key}"`)
    expect([again.status, replayed(again), again.text]).toEqual([answer.status, 'true', answer.text])
    expect(again.headers.get('content-type')).toBe(answer.headers.get('content-type'))
    answered.push({ route, ask, key, text: answer.text })
  }
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  recorder?.success(route, { path, body }, answer.body)
  if (route.name !== 'openapi' && members(route.name).length > 0)
    expect(Object.keys(answer.body).toSorted()).toEqual(
      members(route.name).filter((member) => !isOptional(route, member)),
    )
  // A list without rows would prove nothing about its rows. Each list is also requested as a table.
  if (route.list === undefined) return
  const unless = Object.entries(route.table?.unless ?? {})
  const rows = answer.body[route.list].filter((row: Record<string, unknown>) =>
    unless.every(([member, value]) => row[member] === value),
  )
  expect(rows.length).toBeGreaterThan(0)
  const table = await api.get(path, as, { accept: 'text/csv' })
  expect(table.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(table.text.split('\n').filter((line) => line !== '').length).toBeGreaterThan(rows.length)
}

// The refusals of a route change nothing: afterwards the refused request succeeds.
describe.each(ROUTES.map((route) => [titled(route), route] as const))('%s', (_, route) => {
  test.each(asked.filter(([, , of]) => of === route).map(([, code]) => code))('answers %s', async (code) =>
    provoked(code, route),
  )

  test('succeeds', () => asks.with(route, (ask) => succeeded(route, ask)))
})

describe('what was sent under a key', () => {
  test('what is kept tells neither keys, nor secrets, nor anything that was answered', async () => {
    const rows = await api.sql<{ texte: string; reponse: Buffer }>(
      `select r::text as texte, r.reponse from idempotence.reponse_gardee r
       union all select e::text, e.reponse from idempotence.reponse_gardee_editeur e`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(KEYED.length)
    const kept = rows.map(({ texte, reponse }) => `${texte} ${reponse.toString('latin1')}`).join('\n')
    const shown = answered.flatMap(({ text }) => [
      ...text.matchAll(/"(?:code|mot_de_passe_provisoire)":\s*"([^"]+)"/g),
    ])
    const secrets = shown.map(([, secret = '']) => secret).filter((secret) => secret.length > 8)
    expect(secrets.length).toBeGreaterThanOrEqual(7)
    for (const told of [...secrets, ...answered.map(({ key }) => key)]) expect(kept).not.toContain(told)
    expect(kept).not.toMatch(/"\w+":/)
  })

  test('an answer is not given again to somebody who lost the right to it', async () => {
    await api.sql(
      "update utilisateur.utilisateur set actif_pendant = '{(,2026-01-01)}' where organisation_id = $1",
      [ORGANISATION.demo],
    )
    const codes = new Set<string>()
    for (const { route, ask, key } of answered) {
      const token = await issuer.tokenOf(ask.as, ask.as === 'editeur' ? { claims: { roles: [] } } : {})
      const answer = await api.send(route.method, ask.path, { token, body: ask.body, headers: under(key) })
      expect([route.name, answer.status, replayed(answer)]).toEqual([route.name, 403, null])
      codes.add(answer.body.erreur)
    }
    expect([...codes].toSorted()).toEqual(['compte_inactif', 'droit_manquant'])
    await api.sql("update utilisateur.utilisateur set actif_pendant = '{(,)}' where organisation_id = $1", [
      ORGANISATION.demo,
    ])
  })
})

describe('every documented refusal', () => {
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

  test('every generic refusal is provoked of one route of each kind', () => {
    const kinds = new Set(ROUTES.filter(({ who }) => who !== 'public').map(kindOf))
    expect(kinds.size).toBeGreaterThan(25)
    expect(ofEachKind.size).toBeLessThan(generic.length / 4)
    expect(new Set([...ofEachKind.values()].map(([, , route]) => kindOf(route)))).toEqual(kinds)
  })
})

describe('outside the table', () => {
  test.each([
    '/v1',
    '/v1/',
    '/v1/moi/',
    '/V1/moi',
    '/v1/inconnu',
    '/v1/sync',
    '/admin',
    '/oidc/me',
    '/favicon.ico',
  ])('route_inconnue: %s', async (path) => {
    const { status, body } = await api.get(path, 'admin')
    expect([status, body]).toEqual([404, { erreur: 'route_inconnue' }])
  })

  // One function refuses all unknown methods. So each path is tested with one method that it lacks, and the next path with
  // another one.
  test.each(
    [...new Set(ROUTES.map(({ path }) => path))].map(
      (path, at) => [path.replace(':id', scene.device.appareil_id), path, at] as const,
    ),
  )('methode_non_autorisee, with what is allowed: %s', async (path, template, at) => {
    const allowed = ROUTES.filter((route) => route.path === template).map(({ method }) => String(method))
    const others = ['PUT', 'PATCH', 'DELETE', 'GET', 'POST'].filter((one) => !allowed.includes(one))
    const { status, body, headers } = await api.send(others[at % others.length] ?? '', path, { as: 'admin' })
    expect([status, body]).toEqual([405, { erreur: 'methode_non_autorisee' }])
    for (const one of allowed) expect(headers.get('allow')).toContain(one)
  })
})

type Told = {
  content?: Record<string, { schema: { properties?: { erreur?: { enum?: ErrorCode[] } } } }>
}

function codesOf(response: unknown): ErrorCode[] {
  const said = response as Told & { $ref?: string }
  const shared = said.$ref?.slice('#/components/responses/'.length)
  const { content } = shared === undefined ? said : (api.contract.components.responses[shared] as Told)
  return content?.['application/json']?.schema.properties?.erreur?.enum ?? []
}
