// Test data for the routes of permission sets, assignments and journals.

import { v7 as uuidv7 } from 'uuid'
import { ATTRIBUTION, CAMPAGNE, ENSEMBLE, UTILISATEUR } from '../../../../demo/ids.ts'
import { one } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { entriesOf, newSeal, theirSeal } from '../seals.ts'

const newCode = () => `x_${uuidv7().replaceAll('-', '').slice(-12)}`
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}

/** Returns a period of one hour that no other call returns, so that periods never overlap. */
let hours = 0
function hour(): { debut: string; fin: string } {
  hours += 1
  const at = (n: number) => new Date(Date.UTC(2100, 0, 1, n)).toISOString()
  return { debut: at(hours), fin: at(hours + 1) }
}

/** The permission set of the administrators, as the list shows it. */
async function administrators(api: Api): Promise<{ id: string; version: number; permissions: string[] }> {
  const { body } = await api.get('/v1/ensembles-permissions?permission=users.manage', 'admin')
  return body.ensembles.find(({ code }: { code: string }) => code === 'administrateur_client')
}

const patchOwn =
  (change: (permissions: string[]) => string[]): Provoke =>
  async (stage, route, ask) => {
    const { id, version, permissions } = await administrators(stage.api)
    return withId(() => id, { version_base: version, permissions: change(permissions) })(stage, route, ask)
  }

async function heldByAdmin(api: Api): Promise<string> {
  const { body } = await api.get(`/v1/utilisateurs/${UTILISATEUR.admin}/attributions`, 'admin')
  return body.attributions.find(
    ({ ensemble }: { ensemble: { code: string } }) => ensemble.code === 'administrateur_client',
  ).id
}

const neighbour = { set: () => ENSEMBLE.voisine, assignment: () => ATTRIBUTION.voisine }
const account = () => UTILISATEUR.voisineAgent
const listed = (route: string, member: string, id: () => string, as: string): Place => ({
  route,
  member,
  id,
  as,
  path: (value) => `/v1/${route.replace('_', '/')}?${member}=${value}`,
})
const onId = (route: string, id: () => string, before: string, after: string, body?: unknown) => ({
  route,
  member: 'id',
  id,
  as: 'admin',
  path: (value: string) => `${before}${value}${after}`,
  ...(body === undefined ? {} : { body: () => body }),
})

/** The data of this domain. */
export const DROITS: Domain = {
  access: {
    attributions_terminer: one('permission_sets.manage'),
    ensembles_permissions: one('permission_sets.manage'),
    ensembles_permissions_creer: one('permission_sets.manage'),
    ensembles_permissions_lire: one('permission_sets.manage'),
    ensembles_permissions_modifier: one('permission_sets.manage'),
    journal: one('audit.export'),
    journal_appels: one('users.manage'),
    journal_preuve: one('audit.export'),
    journal_sceaux: one('audit.export'),
    journal_sceaux_lire: one('audit.export'),
    permissions: one('permission_sets.manage'),
    utilisateurs_attributions: one('permission_sets.manage'),
    utilisateurs_attribuer: one('permission_sets.manage'),
  },
  ordinary: {
    ensembles_permissions_creer: ({ route: { path } }) => ({
      path,
      body: { code: newCode(), libelle: 'Pesée', permissions: ['dashboard.view'] },
      as: 'admin',
    }),
    ensembles_permissions_lire: ({ route: { path } }) => ({
      path: path.replace(':id', ENSEMBLE.chefStation),
      as: 'admin',
    }),
    async ensembles_permissions_modifier({ api, route }) {
      const path = route.path.replace(':id', ENSEMBLE.chefStation)
      const { version } = (await api.get(path, 'admin')).body
      return { path, body: { version_base: version, libelle: `Chef ${uuidv7()}` }, as: 'admin' }
    },
    utilisateurs_attributions: ({ route: { path } }) => ({
      path: path.replace(':id', UTILISATEUR.agent2),
      as: 'admin',
    }),
    utilisateurs_attribuer: ({ route: { path } }) => ({
      path: path.replace(':id', UTILISATEUR.agent2),
      body: { ensemble: 'commercial', ...hour() },
      as: 'admin',
    }),
    async attributions_terminer({ api, route: { path } }) {
      const given = { ensemble_id: ENSEMBLE.chefStation, ...hour() }
      const { body } = await api.post(`/v1/utilisateurs/${UTILISATEUR.agent2}/attributions`, given, 'admin')
      return { path: path.replace(':id', body.id), body: { raison: 'Erreur' }, as: 'admin' }
    },
    journal: ({ route: { path } }) => ({ path, as: 'direction' }),
    async journal_appels({ api, route: { path } }) {
      await api.get('/v1/permissions', 'magasinier')
      return { path, as: 'admin' }
    },
    async journal_preuve({ api, route: { path } }) {
      await newSeal(api)
      return { path: path.replace(':id', (await entriesOf(api)).first), as: 'direction' }
    },
    async journal_sceaux({ api, route: { path } }) {
      await newSeal(api)
      return { path, as: 'direction' }
    },
    async journal_sceaux_lire({ api, route: { path } }) {
      return { path: path.replace(':id', (await newSeal(api)).id), as: 'direction' }
    },
  },
  refusals: {
    journal_preuve: {
      evenement_inconnu: withId(() => '9007199254740991'),
      evenement_non_scelle: withId(async ({ api }) => (await entriesOf(api)).last),
    },
    journal_sceaux_lire: { sceau_inconnu: withId(() => NOBODY) },
    ensembles_permissions_creer: {
      permission_inconnue: withBody({ code: newCode(), libelle: 'x', permissions: ['plot.sell'] }),
      ensemble_existant: twice,
    },
    ensembles_permissions_lire: { ensemble_inconnu: withId(() => NOBODY) },
    ensembles_permissions_modifier: {
      ensemble_inconnu: withId(() => NOBODY),
      version_perimee: withBody({ version_base: 2_000_000_000, libelle: 'x' }),
      async permission_inconnue(stage, route, ask) {
        const body = { ...(ask.body as object), permissions: ['plot.sell'] }
        return send(stage, route, { ...ask, body })
      },
      auto_attribution_refusee: patchOwn((permissions) => [...permissions, 'recall.manage']),
      dernier_administrateur: patchOwn((permissions) =>
        permissions.filter((permission) => permission !== 'users.manage'),
      ),
    },
    utilisateurs_attributions: { utilisateur_inconnu: withId(() => NOBODY) },
    utilisateurs_attribuer: {
      utilisateur_inconnu: withId(() => NOBODY),
      ensemble_inconnu: withBody({ ensemble: 'nul' }),
      auto_attribution_refusee: withId(() => UTILISATEUR.admin),
      periode_invalide: withBody({
        ensemble: 'rsci',
        debut: '2100-01-01T00:00:00Z',
        fin: '2100-01-01T00:00:00Z',
      }),
      fin_obligatoire: withBody({ ensemble: 'auditeur' }),
      attribution_chevauchante: twice,
    },
    attributions_terminer: {
      attribution_inconnue: withId(() => NOBODY),
      attribution_deja_terminee: twice,
      dernier_administrateur: withId(({ api }) => heldByAdmin(api)),
    },
  },
  places: [
    onId('ensembles_permissions_lire', neighbour.set, '/v1/ensembles-permissions/', ''),
    onId('ensembles_permissions_modifier', neighbour.set, '/v1/ensembles-permissions/', '', {
      version_base: 1,
      libelle: 'x',
    }),
    onId('utilisateurs_attributions', account, '/v1/utilisateurs/', '/attributions'),
    onId('utilisateurs_attribuer', account, '/v1/utilisateurs/', '/attributions', { ensemble: 'rsci' }),
    {
      route: 'utilisateurs_attribuer',
      member: 'ensemble_id',
      id: neighbour.set,
      path: () => `/v1/utilisateurs/${UTILISATEUR.agent1}/attributions`,
      body: (ensemble_id) => ({ ensemble_id }),
      as: 'admin',
    },
    onId('attributions_terminer', neighbour.assignment, '/v1/attributions/', '/terminer', { raison: 'x' }),
    { ...onId('journal_sceaux_lire', theirSeal, '/v1/journal/sceaux/', ''), as: 'direction' },
    listed('journal', 'entite_id', () => CAMPAGNE.voisine, 'direction'),
    listed('journal', 'utilisateur_id', account, 'direction'),
    listed('journal', 'appareil_id', () => CAMPAGNE.voisine, 'direction'),
    listed('journal', 'commande_id', () => CAMPAGNE.voisine, 'direction'),
    listed('journal_appels', 'utilisateur_id', account, 'admin'),
  ],
}
