// Test data for the routes of modules, the activity tree and frozen packs.

import { CAMPAGNE, ORGANISATION } from '../../../../demo/ids.ts'
import { one } from '../../../access/access.ts'
import type { Domain } from '../domain.ts'
import { NOBODY, type Provoke, send, withBody, withQuery } from '../provoke.ts'
import { plantTree, setActivity, setModule, uprootTree } from './activites.ts'

const about =
  (code: string): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, path: route.path.replace(':code', code) })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}

const switching = (acte: 'activer' | 'desactiver'): Domain['refusals'] => ({
  [`modules_${acte}`]: {
    module_inconnu: about('nul'),
    etat_inchange: twice,
    activation_refusee:
      acte === 'desactiver'
        ? about('noyau')
        : async (stage, route, ask) => {
            await setModule(stage.api, 'stock', false)
            const answer = await send(stage, route, ask)
            await setModule(stage.api, 'stock', true)
            return answer
          },
  },
  [`arbre_activites_${acte}`]: {
    arbre_non_initialise: async (stage, route, ask) => {
      await uprootTree(stage.api)
      return send(stage, route, ask)
    },
    activite_inconnue: about('nulle'),
    etat_inchange: twice,
    activation_refusee:
      acte === 'desactiver'
        ? about('recensement')
        : async (stage, route, ask) => {
            await setActivity(stage.api, 'reception', false)
            return send(stage, route, ask)
          },
  },
})

// Sends the same request while the organization has no campaign.
const hideCampaigns: Provoke = async (stage, route, ask) => {
  const move = (from: string, to: string) =>
    stage.api.sql(
      `set local session_replication_role = replica;
       update campagne.campagne set organisation_id = '${to}' where organisation_id = '${from}'`,
    )
  await move(ORGANISATION.demo, NOBODY)
  const answer = await send(stage, route, ask)
  await move(NOBODY, ORGANISATION.demo)
  return answer
}

/** The data of this domain. */
export const MODULES: Domain = {
  access: {
    arbre_activites: 'member',
    arbre_activites_initialiser: one('modules.manage'),
    arbre_activites_activer: one('modules.manage'),
    arbre_activites_desactiver: one('modules.manage'),
    ma_filiere: 'member',
    modules: one('modules.manage'),
    modules_activer: one('modules.manage'),
    modules_desactiver: one('modules.manage'),
  },
  ordinary: {
    async modules_activer({ api, route: { path } }) {
      await setModule(api, 'procedes', false)
      return { path: path.replace(':code', 'procedes'), body: {}, as: 'admin' }
    },
    async modules_desactiver({ api, route: { path } }) {
      await setModule(api, 'procedes', true)
      return { path: path.replace(':code', 'procedes'), body: { raison: 'Sous-traité' }, as: 'admin' }
    },
    async arbre_activites_initialiser({ api, route: { path } }) {
      await setModule(api, 'procedes', true)
      await uprootTree(api)
      return { path, body: {}, as: 'admin' }
    },
    async arbre_activites_activer({ api, route: { path } }) {
      await setModule(api, 'procedes', true)
      await plantTree(api)
      await setActivity(api, 'nettoyage', false)
      return { path: path.replace(':code', 'nettoyage'), body: {}, as: 'admin' }
    },
    async arbre_activites_desactiver({ api, route: { path } }) {
      await plantTree(api)
      return { path: path.replace(':code', 'rappel'), body: { raison: 'Suspendu' }, as: 'admin' }
    },
  },
  refusals: {
    ...switching('activer'),
    ...switching('desactiver'),
    arbre_activites_initialiser: {
      arbre_deja_initialise: twice,
      activite_inconnue: withBody({ noeuds: ['nulle'] }),
      activation_refusee: withBody({ noeuds: ['vente'] }),
      campagne_introuvable: hideCampaigns,
    },
    ma_filiere: {
      campagne_introuvable: withQuery('campagne=NULLE'),
      campagne_non_ouverte: withQuery(`campagne=${CAMPAGNE.demoNext}`),
    },
  },
  places: [],
}
