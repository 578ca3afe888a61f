// Test data for the routes of recalls and the mass balance.

import { CERTIFICAT, PARCELLE, PRODUIT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { RAPPEL_VOISINE } from '../recalls.ts'
import { makeLot } from '../stock.ts'

const from = (id: string, genre = 'parcelle') => ({ origines: [{ genre, id }], raison: 'Résidu' })
const CLOSING = { conclusion: 'Analyses conformes' }

/** Plans a recall of a lot, then does the given acts: execution, closing. */
async function recall(api: Api, ...acts: ('executer' | 'clore')[]): Promise<string> {
  const { body } = await api.post('/v1/rappels', from(await makeLot(api), 'lot'), 'direction')
  for (const act of acts)
    await api.post(`/v1/rappels/${body.id}/${act}`, act === 'clore' ? CLOSING : {}, 'direction')
  return body.id
}

const unknown = withId(() => NOBODY)
const of =
  (...acts: ('executer' | 'clore')[]): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => recall(api, ...acts))(stage, route, ask)
const about = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => RAPPEL_VOISINE,
  as: 'direction',
  path: (value) => `/v1/rappels/${value}${act}`,
  body: body && (() => body),
})

/** The data of this domain. */
export const RAPPELS: Domain = {
  access: {
    apercu_rappel: reads('rappel'),
    bilan_matiere: reads('stock'),
    rappels: reads('rappel'),
    rappels_planifier: writes('rappel', 'recall.manage'),
    rappels_lire: reads('rappel'),
    rappels_apercu: reads('rappel'),
    rappels_clore: writes('rappel', 'recall.manage'),
    rappels_executer: writes('rappel', 'recall.manage'),
    rappels_lignes: reads('rappel'),
  },
  ordinary: {
    rappels: async ({ api, route: { path } }) => {
      await recall(api)
      return { path, as: 'direction' }
    },
    rappels_planifier: ({ route: { path } }) => ({ path, body: from(PARCELLE.ordinary), as: 'direction' }),
    apercu_rappel: async ({ api, route: { path } }) => ({
      path: `${path}?genre=lot&objet_id=${await makeLot(api)}`,
      as: 'direction',
    }),
    rappels_apercu: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await recall(api)),
      as: 'direction',
    }),
    rappels_lire: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await recall(api, 'executer', 'clore')),
      as: 'direction',
    }),
    rappels_lignes: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await recall(api)),
      as: 'direction',
    }),
    rappels_executer: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await recall(api)),
      body: {},
      as: 'direction',
    }),
    rappels_clore: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await recall(api)),
      body: CLOSING,
      as: 'direction',
    }),
    bilan_matiere: async ({ api, route: { path } }) => {
      await makeLot(api)
      return { path, as: 'magasinier' }
    },
  },
  refusals: {
    rappels_planifier: { origine_inconnue: withBody(from(NOBODY)) },
    apercu_rappel: {
      origine_inconnue: (stage, route, ask) =>
        send(stage, route, { ...ask, path: `${route.path}?genre=lot&objet_id=${NOBODY}` }),
    },
    rappels_apercu: { rappel_inconnu: unknown, rappel_non_planifie: of('clore') },
    rappels_lire: { rappel_inconnu: unknown },
    rappels_lignes: { rappel_inconnu: unknown },
    rappels_executer: { rappel_inconnu: unknown, rappel_non_planifie: of('executer') },
    rappels_clore: { rappel_inconnu: unknown, rappel_clos: of('clore') },
    bilan_matiere: {
      droit_manquant: (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' }),
      parametre_invalide: (stage, route, ask) =>
        send(stage, route, { ...ask, path: `${route.path}?du=2026-02-01&au=2026-01-01` }),
    },
  },
  places: [
    query('rappels', 'objet_id', () => RAPPEL_VOISINE, 'direction'),
    query(
      'apercu_rappel',
      'objet_id',
      () => PARCELLE.voisine,
      'direction',
      '/v1/apercu-rappel?genre=parcelle',
    ),
    query('bilan_matiere', 'produit_id', () => PRODUIT.cacao, 'magasinier', '/v1/bilan-matiere'),
    query('bilan_matiere', 'certificat_id', () => CERTIFICAT.voisine, 'magasinier', '/v1/bilan-matiere'),
    {
      route: 'rappels_planifier',
      member: 'id',
      id: () => PARCELLE.voisine,
      as: 'direction',
      path: () => '/v1/rappels',
      body: (value) => from(value),
    },
    about('rappels_lire', ''),
    about('rappels_apercu', '/apercu'),
    about('rappels_lignes', '/lignes'),
    about('rappels_executer', '/executer', {}),
    about('rappels_clore', '/clore', CLOSING),
  ],
}
