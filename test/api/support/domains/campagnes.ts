// Test data for the routes of a campaign's figures.
import { CAMPAGNE } from '../../../../demo/ids.ts'
import type { Domain } from '../domain.ts'
import { NOBODY, withId } from '../provoke.ts'

/** The data of this domain. */
export const CAMPAGNES: Domain = {
  access: {
    campagnes: 'member',
    campagnes_tableau: 'member',
  },
  ordinary: {
    campagnes_tableau: ({ route: { path } }) => ({
      path: path.replace(':id', CAMPAGNE.demo),
      as: 'direction',
    }),
  },
  refusals: {
    campagnes_tableau: { campagne_introuvable: withId(() => NOBODY) },
  },
  places: [
    {
      route: 'campagnes_tableau',
      member: 'id',
      id: () => CAMPAGNE.voisine,
      path: (id) => `/v1/campagnes/${id}/tableau`,
      as: 'direction',
    },
  ],
}
