// docs/decisions/0097: tokens that must never be accepted are sent to every route and to GraphQL, and valid tokens are used for
// another purpose. TOKENS_ONE_IN=10 tests one route in ten: TOKENS_ONE_IN=10 npm test -- ordeal/jetons
import { test } from 'vitest'
import { type Route, takesToken } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { SEED, sizeOf, tell } from '../support/figures.ts'
import { misuse } from './support/credentials.ts'
import { forge } from './support/forgeries.ts'
import { openStage, type Stage, unexpected } from './support/stage.ts'

const ONE_IN = sizeOf('TOKENS_ONE_IN')
const TAKING = ROUTES.filter(takesToken).filter((_, at) => (at + SEED) % (ONE_IN ?? 1) === 0)
const GRAPHQL = '/graphql'

test.skipIf(ONE_IN === undefined)('no token lets in whom it should not', { timeout: 7_200_000 }, async () => {
  const stage = await openStage()
  const { api, issuer } = stage
  const { tokens, asked } = await forge(issuer)
  const losses: string[] = []
  let requests = 0
  for (const route of [...TAKING, null])
    for (const [what, token] of tokens) {
      requests += 1
      const status = await statusOf(stage, route, token)
      if (status !== 401) losses.push(`${route?.name ?? GRAPHQL}: a token ${what} was answered ${status}`)
    }
  if (asked() > 0) losses.push(`a key was fetched ${asked()} times from where a token said`)
  // A valid token of one organization's account gives no access to another organization.
  const honest = await api.tokenOf('admin')
  const elsewhere = await issuer.tokenOf('admin', { claims: { organisations: ['VOISINE'] } })
  for (const route of [...TAKING, null]) {
    if (isOfNobody(route)) continue
    requests += 2
    const [named, claimed] = [
      await statusOf(stage, route, honest, 'VOISINE'),
      await statusOf(stage, route, elsewhere),
    ]
    for (const status of [named, claimed])
      if (status !== 403)
        losses.push(`${route?.name ?? GRAPHQL}: another organization was answered ${status}`)
  }
  const refused: string[] = []
  for (const route of [...TAKING, null])
    if ((await statusOf(stage, route, honest)) === 401) refused.push(route?.name ?? GRAPHQL)
  const others = await misuse()
  losses.push(...others.losses, ...unexpected(api))
  tell({
    what: `${tokens.size} forged tokens at ${TAKING.length} routes and GraphQL, and what the service hands out, misused`,
    measured: { requests, misuses: others.tried, lost: losses.length },
    losses,
    control: {
      what: 'the honest one is let in everywhere',
      isTold: refused.length === 0 && others.isTold,
    },
  })
})

/** Says if a route is outside of organizations: a route of the publisher. */
function isOfNobody(route: Route | null): boolean {
  return typeof route?.who === 'object' && 'editeur' in route.who
}

async function statusOf(
  { api, asks }: Stage,
  route: Route | null,
  token: string,
  organisation?: string,
): Promise<number> {
  const headers: Record<string, string> = organisation === undefined ? {} : { 'x-organisation': organisation }
  if (route === null) {
    const all = { ...headers, authorization: `Bearer ${token}` }
    return (await api.server.request('POST', GRAPHQL, { headers: all, body: { query: '{ __typename }' } }))
      .status
  }
  const { path = route.path, body } = asks.get(route.name) ?? {}
  return (await api.send(route.method, path, { token, body, headers })).status
}
