// Test data for the routes of declared interests.
import { demoId, PRODUCTEUR, UTILISATEUR } from '../../../../demo/ids.ts'
import type { Api } from '../api.ts'
import { place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { newMember } from '../members.ts'
import { NOBODY, withId } from '../provoke.ts'

const PATH = '/v1/interets'
const declaration = async (api: Api, utilisateur_id: string = UTILISATEUR.inspecteur) => {
  const { producteur_id } = await newMember(api)
  return { utilisateur_id, producteur_id, nature: 'parent' }
}
const declared = async (api: Api, utilisateur_id?: string): Promise<string> =>
  (await api.post(PATH, await declaration(api, utilisateur_id), 'admin')).body.id
const own = { utilisateur_id: UTILISATEUR.inspecteur, producteur_id: PRODUCTEUR.ordinary, nature: 'autre' }
const naming = (member: 'utilisateur_id' | 'producteur_id', theirs: string) => [
  place(['interets', member], theirs, (id) => `${PATH}?${member}=${id}`),
  place(['interets_declarer', member], theirs, () => PATH, { body: (id) => ({ ...own, [member]: id }) }),
]

/** The data of this domain. */
export const INTERETS: Domain = {
  access: {
    interets: 'member',
    // Any member may declare their own interest. For another person's interest, tested here, the caller must manage people or
    // lift controls.
    interets_declarer: { others: ['review.resolve', 'users.manage'], module: 'inspection' },
    interets_terminer: { others: ['review.resolve', 'users.manage'], module: 'inspection' },
  },
  ordinary: {
    interets_declarer: async ({ api }) => ({ path: PATH, body: await declaration(api), as: 'admin' }),
    interets_terminer: async ({ api }) => ({
      path: `${PATH}/${await declared(api)}/terminer`,
      body: { raison: 'Terre vendue' },
      as: 'admin',
    }),
  },
  refusals: {
    interets_declarer: {
      utilisateur_inconnu: withMembers(() => ({ utilisateur_id: NOBODY })),
      producteur_inconnu: withMembers(() => ({ producteur_id: NOBODY })),
      interet_deja_declare: twice,
    },
    interets_terminer: {
      interet_inconnu: unknown,
      interet_termine: twice,
      separation_des_taches: (stage, route, ask) =>
        withId(({ api }) => declared(api, UTILISATEUR.admin))(stage, route, ask),
    },
  },
  places: [
    ...naming('utilisateur_id', UTILISATEUR.voisineAgent),
    ...naming('producteur_id', PRODUCTEUR.voisine),
    place(['interets_terminer', 'id'], demoId('interet', 1001), (id) => `${PATH}/${id}/terminer`, {
      body: () => ({ raison: 'x' }),
    }),
  ],
}
