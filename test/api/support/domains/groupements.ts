// Test data for the routes of groups and of the groups assigned to agents.

import { createHash } from 'node:crypto'
import { GROUPEMENT, UTILISATEUR } from '../../../../demo/ids.ts'
import { one } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { NOBODY, send } from '../provoke.ts'

const { agent1, commercial, voisineAgent } = UTILISATEUR
const { allada, kouma, togoudo } = GROUPEMENT
const own = `/v1/utilisateurs/${agent1}/groupements`
let groups = 0

const newGroup = () => {
  groups += 1
  return { code: `E-${groups}`, nom: 'Essai' }
}
const assignment = async (api: Api) => ({
  groupement_id: (await api.post('/v1/groupements', newGroup(), 'admin')).body.id,
})
/** The id of an assignment of the demo. */
const affectationOf = (utilisateur: string, groupement: string) =>
  createHash('md5')
    .update(utilisateur + groupement)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const theirs = affectationOf(voisineAgent, kouma)
const ending = () => ({ raison: 'Muté' })

/** The data of this domain. */
export const GROUPEMENTS: Domain = {
  access: {
    groupements: 'member',
    groupements_creer: one('users.manage'),
    groupements_lire: 'member',
    groupements_modifier: one('users.manage'),
    utilisateurs_groupements: one('users.manage'),
    utilisateurs_groupements_affecter: one('users.manage'),
    utilisateurs_groupements_terminer: one('users.manage'),
  },
  ordinary: {
    groupements_creer: ({ route }) => ({ path: route.path, body: newGroup(), as: 'admin' }),
    groupements_modifier: ({ route }) => ({
      path: at(route, togoudo),
      body: { nom: 'Groupement de Togoudo' },
      as: 'admin',
    }),
    utilisateurs_groupements: ({ route }) => ({ path: at(route, agent1), as: 'admin' }),
    utilisateurs_groupements_affecter: async ({ api, route }) => ({
      path: at(route, commercial),
      body: await assignment(api),
      as: 'admin',
    }),
    utilisateurs_groupements_terminer: async ({ api, route }) => {
      const path = `/v1/utilisateurs/${commercial}/groupements`
      const { body } = await api.post(path, await assignment(api), 'admin')
      const ended = at(route, commercial).replace(':affectation_id', body.id)
      return { path: ended, body: ending(), as: 'admin' }
    },
  },
  refusals: {
    groupements_creer: { groupement_code_pris: twice },
    groupements_modifier: { groupement_inconnu: unknown },
    utilisateurs_groupements: { utilisateur_inconnu: unknown },
    utilisateurs_groupements_affecter: {
      utilisateur_inconnu: unknown,
      groupement_inconnu: withMembers(() => ({ groupement_id: NOBODY })),
      groupement_deja_affecte: twice,
    },
    utilisateurs_groupements_terminer: {
      utilisateur_inconnu: (stage, route, ask) =>
        send(stage, route, { ...ask, path: ask.path.replace(commercial, NOBODY) }),
      affectation_inconnue: (stage, route, ask) => {
        const path = at(route, agent1).replace(':affectation_id', NOBODY)
        return send(stage, route, { ...ask, path })
      },
      affectation_terminee: twice,
    },
  },
  places: [
    place(['groupements_modifier', 'id'], kouma, (id) => `/v1/groupements/${id}`, {
      body: () => ({ nom: 'x' }),
    }),
    place(['utilisateurs_groupements', 'id'], voisineAgent, (id) => `/v1/utilisateurs/${id}/groupements`),
    place(
      ['utilisateurs_groupements_affecter', 'id'],
      voisineAgent,
      (id) => `/v1/utilisateurs/${id}/groupements`,
      { body: () => ({ groupement_id: allada }) },
    ),
    place(['utilisateurs_groupements_affecter', 'groupement_id'], kouma, () => own, {
      body: (groupement_id) => ({ groupement_id }),
    }),
    place(
      ['utilisateurs_groupements_terminer', 'id'],
      voisineAgent,
      (id) => `/v1/utilisateurs/${id}/groupements/${theirs}/terminer`,
      { body: ending },
    ),
    place(['utilisateurs_groupements_terminer', 'affectation_id'], theirs, (id) => `${own}/${id}/terminer`, {
      body: ending,
    }),
  ],
}
