// Test data for the routes of genealogies.
import { reads } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { ship } from '../genealogy.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import { makeLot } from '../stock.ts'

const KEY = 'expedition.eudr.ANANAS'
const concern = (api: Api, valeur: boolean | null) =>
  api.send('PUT', `/v1/reglages/${KEY}`, { body: { valeur }, as: 'admin' })
const shipped = async (api: Api, statut?: string) =>
  ship(api, statut === 'brouillon' ? {} : { [await makeLot(api)]: 1000 }, { statut })

// The storekeeper may read stock and expeditions; the agent may not.
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
// The ids of the neighbouring organization's rows, available after the tests made these rows. No row of DEMO can name them.
const theirs = { lot: NOBODY, expedition: NOBODY }
const place = (route: string, path: string, id: () => string) => ({
  route,
  member: 'id',
  id,
  as: 'direction',
  path: (value: string) => path.replace(':id', value),
})

/** The data of this domain. */
export const GENEALOGIE: Domain = {
  access: {
    expeditions_eudr: reads('ventes'),
    lots_genealogie: reads('stock'),
  },
  ordinary: {
    lots_genealogie: async ({ api, route: { path } }) => {
      theirs.lot = await makeLot(api, { voisine: true })
      return { path: path.replace(':id', await makeLot(api)), as: 'direction' }
    },
    expeditions_eudr: async ({ api, route: { path } }) => {
      await concern(api, true)
      return { path: path.replace(':id', await shipped(api)), as: 'direction' }
    },
  },
  refusals: {
    lots_genealogie: { droit_manquant: asAgent, lot_inconnu: withId(() => NOBODY) },
    expeditions_eudr: {
      droit_manquant: asAgent,
      expedition_inconnue: withId(() => NOBODY),
      expedition_non_validee: withId(({ api }) => shipped(api, 'brouillon')),
      produit_hors_eudr: withId(async ({ api }) => {
        await concern(api, null)
        return shipped(api)
      }),
    },
  },
  places: [
    place('lots_genealogie', '/v1/lots/:id/genealogie', () => theirs.lot),
    place('expeditions_eudr', '/v1/expeditions/:id/eudr', () => theirs.expedition),
  ],
}
