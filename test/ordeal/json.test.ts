// docs/decisions/0097: hostile JSON at every route with a body: no 5xx, the contract documents each response, another
// organization's id gets the response of an unknown one, and nothing is written. JSON_ONE_IN=20 tests one case in twenty:
// JSON_ONE_IN=20 npm test -- ordeal/json
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { seededRandom } from '../../demo/polygons.ts'
import type { Control } from '../../lab/ordeal/figure.ts'
import { takesBody } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { failing } from '../api/support/breakage.ts'
import { SEED, sizeOf, tell } from '../support/figures.ts'
import { alike, hostilitiesOf, idsOfTheNeighbour } from './support/hostilities.ts'
import { broken } from './support/laws.ts'
import { openStage, type Stage, tried, unexpected } from './support/stage.ts'

const ONE_IN = sizeOf('JSON_ONE_IN')
const TAKING = ROUTES.filter(takesBody)

test.skipIf(ONE_IN === undefined)(
  'whatever is written in a body is refused in words, and nothing is told of others',
  { timeout: 36_000_000 },
  async () => {
    // The service waits this long for the rest of a half-sent body.
    const stage = await openStage({ BODY_TIMEOUT_MS: '1000' })
    const { api } = stage
    const theirs = await idsOfTheNeighbour(api)
    const random = seededRandom(SEED)
    const losses: string[] = []
    let [requests, refused] = [0, 0]
    for (const route of TAKING)
      for (const hostility of hostilitiesOf(stage, route, theirs)) {
        if (random() * (ONE_IN ?? 1) >= 1) continue
        const { status, loss } = await hostility.try(stage)
        if (loss !== null) losses.push(`${hostility.title}: ${loss}`)
        requests += 1
        if (status >= 400) refused += 1
      }
    losses.push(...(await broken(api)), ...unexpected(api))
    const health = await api.get('/sante')
    if (health.status !== 200) losses.push(`the service says ${health.status} of itself`)
    tell({
      what: `hostile JSON at each of ${TAKING.length} routes that take a body, one in ${ONE_IN}`,
      measured: { requests, refused, lost: losses.length },
      losses,
      control: await control(stage),
    })
    expect(refused).toBeGreaterThan(requests / 2)
  },
)

// Negative controls: a route that fails, and one that returns another organization's data.
async function control(stage: Stage): Promise<Control> {
  const { api, asks } = stage
  const [create, show] = ['clients_creer', 'clients_lire'].map((name) => ({
    ask: asks.get(name),
    route: ROUTES.find((one) => one.name === name),
  }))
  if (!create?.ask || !show?.ask || !show.route) throw new Error('the control has no request')
  const { path, as } = create.ask
  const fails = await failing(api, 'clients_creer', 'XX000', () =>
    tried(api, 'POST', path, { as, body: create.ask?.body }),
  )
  const [id = ''] = show.ask.path.match(/[0-9a-f-]{36}/) ?? []
  const [row] = await api.sql<{ id: string }>(
    `insert into client.client (organisation_id, code, nom, pays, actif_pendant, cree_le, modifie_le)
     values ($1, 'VOISIN', 'Voisin', 'BJ', '{(,)}', now(), now()) returning id`,
    [ORGANISATION.voisine],
  )
  const quiet = await alike(api, show.route, show.ask, id, row?.id ?? '')
  await api.sql('alter policy locataire on client.client using (true)')
  const tells = await alike(api, show.route, show.ask, id, row?.id ?? '')
  return {
    what: 'a route that fails, and one that reads another organization',
    isTold: fails.loss !== null && quiet.loss === null && tells.loss !== null,
  }
}
