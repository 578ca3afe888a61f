// Test data for the routes of the service itself, phones, the control queue, and records from the field.

import { CAMPAGNE, PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { one, reads } from '../../../access/access.ts'
import { at, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { enrolDevice, envelopeOf } from '../phones.ts'
import type { Ask } from '../scene.ts'

/** The data of this domain. */
export const TERRAIN: Domain = {
  access: {
    jwks: 'public',
    sante: 'public',
    appareils: one('devices.manage'),
    appareils_lister_codes: one('devices.manage'),
    appareils_codes_enrolement: one('devices.manage'),
    appareils_enroler: 'member',
    appareils_lire: one('devices.manage'),
    appareils_revoquer: one('devices.manage'),
    appareils_annuler_sequence: one('devices.manage'),
    collectes_lire: reads('noyau'),
    controles: one('review.resolve'),
    controles_lire: one('review.resolve'),
    controles_commenter: one('review.resolve'),
    rechercher: 'member',
    controles_essayer: { one: ['review.resolve'], role: 'rsci' },
    // Holders of `review.resolve` lift the motifs that belong to their role; the tested motif, `ecart_calcul`, belongs to `rsci`.
    controles_lever: { one: ['review.resolve'], role: 'rsci' },
    numerotation_apercu: 'member',
    numerotation_modeles: one('settings.manage'),
    openapi: 'public',
    parcelles: reads('noyau'),
    parcelles_etendue: reads('noyau'),
    producteurs: reads('noyau'),
    rejets: one('devices.manage'),
    sync_commandes: 'sending',
    sync_etat_appareil: 'sending',
    sync_jeton: 'receiving',
  },
  ordinary: {
    sync_commandes: async ({ scene, route: { path } }) => ({
      path,
      body: { commandes: [await envelopeOf(scene.device, 1)] },
      as: 'agent1',
    }),
    sync_etat_appareil: ({ scene, route: { path } }) => ({
      path: `${path}?appareil_id=${scene.device.appareil_id}`,
      as: 'agent1',
    }),
    sync_jeton: ({ scene, route: { path } }) => ({
      path,
      body: { appareil_id: scene.device.appareil_id },
      as: 'agent1',
    }),
    numerotation_apercu: ({ route: { path } }) => ({
      path: `${path}?campagne=${CAMPAGNE.demo}&produit=${PRODUIT.ananas}&nature=MP`,
      as: 'agent1',
    }),
    appareils_codes_enrolement: ({ route: { path } }) => ({
      path,
      body: { utilisateur_id: UTILISATEUR.agent1 },
      as: 'admin',
    }),
    appareils_enroler: async ({ api, route: { path } }) => {
      const owner = { utilisateur_id: UTILISATEUR.agent1 }
      const { code } = (await api.post('/v1/appareils/codes-enrolement', owner, 'admin')).body
      return { path, body: { code, modele: 'X' }, as: 'agent1' }
    },
    appareils_revoquer: async ({ api, route }) => ({
      path: at(route, (await enrolDevice(api, 'agent2')).appareil_id),
      body: { raison: 'perdu' },
      as: 'admin',
    }),
    appareils_annuler_sequence: async ({ api, route }) => ({
      path: at(route, (await enrolDevice(api, 'agent2')).appareil_id).replace(':n', '1'),
      body: { raison: 'perdue' },
      as: 'admin',
    }),
    controles_commenter: async ({ scene, route }) => ({
      path: at(route, await scene.control()),
      body: { texte: 'Vu avec le groupement' },
      as: 'rsci',
    }),
    rechercher: ({ route: { path } }) => ({ path: `${path}?recherche=kossi`, as: 'direction' }),
    controles_essayer: decided,
    controles_lever: decided,
    controles: async ({ scene, route: { path } }) => {
      await scene.control()
      return { path, as: 'rsci' }
    },
  },
  refusals: { controles_commenter: { controle_inconnu: unknown } },
  places: [],
}

async function decided({ api, scene, route }: Parameters<Domain['ordinary'][string]>[0]): Promise<Ask> {
  const id = await scene.control()
  await api.sql("update controle.controle set motif = 'ecart_calcul' where id = $1", [id])
  return {
    path: at(route, id),
    body: { decision: 'confirmation_serveur', raison: 'Pesée vérifiée' },
    as: 'rsci',
  }
}
