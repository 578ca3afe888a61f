// Test data for the routes of the publisher's support and cockpit.

import { demoId, ORGANISATION } from '../../../../demo/ids.ts'
import { one } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { place, twice, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'

const PATH = '/v1/acces-support'
const opening = () => ({ fin: new Date(Date.now() + 3_600_000).toISOString(), raison: 'Ticket 112' })
const alone = (api: Api) =>
  api.sql('delete from utilisateur.acces_support where ouvert_le > now() - $1::interval', ['1 day'])
const opened = async (api: Api): Promise<string> => {
  await alone(api)
  return (await api.post(PATH, opening(), 'admin')).body.id
}

/** The data of this domain. */
export const SUPPORT: Domain = {
  access: {
    acces_support: one('users.manage'),
    acces_support_ouvrir: one('users.manage'),
    acces_support_lire: one('users.manage'),
    acces_support_terminer: one('users.manage'),
    editeur_cockpit: 'publisher',
  },
  ordinary: {
    async acces_support_ouvrir({ api }) {
      await alone(api)
      return { path: PATH, body: opening(), as: 'admin' }
    },
    acces_support_terminer: async ({ api }) => ({
      path: `${PATH}/${await opened(api)}/terminer`,
      body: {},
      as: 'admin',
    }),
    editeur_cockpit: ({ route: { path } }) => ({ path, as: 'editeur' }),
  },
  refusals: {
    acces_support_ouvrir: { acces_support_ouvert: twice },
    acces_support_terminer: { acces_support_inconnu: unknown, acces_support_termine: twice },
  },
  places: [
    place(['acces_support_terminer', 'id'], demoId('acces_support', 1001), (id) => `${PATH}/${id}/terminer`, {
      body: () => ({}),
    }),
    place(
      ['editeur_journal', 'organisation_id'],
      ORGANISATION.voisine,
      (id) => `/v1/editeur/journal?organisation_id=${id}`,
    ),
  ],
}
