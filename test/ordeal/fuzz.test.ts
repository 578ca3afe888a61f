// docs/decisions/0097: FUZZ_PER_ROUTE requests are generated from the contract for each route: no 5xx, the contract documents
// every response, and no write is partial. Runs on request: FUZZ_PER_ROUTE=10 npm test -- ordeal/fuzz
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Control } from '../../lab/ordeal/figure.ts'
import { partOf, readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { doing, failing } from '../api/support/breakage.ts'
import { SEED, sizeOf, tell } from '../support/figures.ts'
import { broken, countOf } from './support/laws.ts'
import { membersOf, requestsOf } from './support/requests.ts'
import { openStage, type Stage, tried, unexpected } from './support/stage.ts'

const EACH = sizeOf('FUZZ_PER_ROUTE')
const PER_REQUEST_ALL_MS = 30_000
const CONTROLLED = 'clients'

test('requests are drawn around every member of every body', () => {
  const pool = { schemas: readRouteSchemas(), ids: [] }
  const drawn = ({ name }: { name: string }) =>
    Object.keys(membersOf(pool, name, pool.schemas.get(name)?.$defs.corps).properties)
  const promised = ({ name }: { name: string }) =>
    Object.keys(partOf(pool.schemas, name, 'corps').properties ?? {})
  expect(ROUTES.map(drawn)).toEqual(ROUTES.map(promised))
})

test.skipIf(EACH === undefined)(
  'whatever the contract lets somebody write is answered as it says',
  { timeout: 600_000 + (EACH ?? 0) * PER_REQUEST_ALL_MS },
  async () => {
    const stage = await openStage()
    const { api, pool, asks } = stage
    const losses: string[] = []
    const statuses = new Map<number, number>()
    let [requests, done] = [0, 0]
    for (const [at, route] of ROUTES.entries()) {
      const ask = asks.get(route.name) ?? { path: route.path, as: '' }
      const before = await countOf(api)
      const drawn = fc.sample(requestsOf(pool, route, ask), { numRuns: EACH, seed: SEED + at })
      let succeeded = 0
      for (const { path, body, as, headers } of drawn) {
        const sending = { as: as === '' ? undefined : as, body, headers }
        const { status, loss } = await tried(api, route.method, path, sending)
        if (loss !== null) losses.push(`${loss} (body ${body?.slice(0, 300)})`)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        requests += 1
        if (status > 0 && status < 300) succeeded += 1
      }
      if (succeeded > 0) done += 1
      else
        losses.push(
          ...(await grown(stage, before)).map((nom) => `${route.name} refused all and wrote ${nom}`),
        )
    }
    losses.push(...(await broken(api)), ...unexpected(api))
    const refused = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, n]) => sum + n, 0)
    tell({
      what: `${EACH} requests of each of ${ROUTES.length} routes, drawn from the contract`,
      measured: { requests, refused, routes_that_succeeded: done, lost: losses.length },
      losses,
      control: await control(stage),
    })
    expect(done).toBeGreaterThan(ROUTES.length / 2)
  },
)

async function grown({ api }: Stage, before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await countOf(api)
  return [...after].filter(([nom, n]) => before.get(nom) !== n).map(([nom]) => nom)
}

// Negative controls: a route that fails, one with an undocumented response, and one that refuses with another route's code.
async function control({ api, asks }: Stage): Promise<Control> {
  const ask = asks.get(CONTROLLED)
  if (ask === undefined) throw new Error('the control has no request')
  const isLost = async () => (await tried(api, 'GET', ask.path, { as: ask.as })).loss !== null
  const whole = await isLost()
  const lost = [
    await failing(api, CONTROLLED, 'XX000', isLost),
    await doing(api, CONTROLLED, `return '{"inattendu": true}'`, isLost),
    await doing(api, CONTROLLED, `raise sqlstate 'TR409' using message = 'campagne_non_ouverte'`, isLost),
  ]
  return {
    what: 'a route that fails, answers or refuses otherwise than its contract says',
    isTold: !whole && lost.every(Boolean),
  }
}
