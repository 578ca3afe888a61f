// Test data for the routes of settings, numbering models, products, and device codes.

import { request } from 'node:http'
import { PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { one, reads } from '../../../access/access.ts'
import type { Answer } from '../../../support/http.ts'
import type { Domain } from '../domain.ts'
import { drainingCode, drainingToken } from '../draining.ts'
import { newProduct, SEGMENTS } from '../made.ts'
import { enrolDevice, envelopeOf } from '../phones.ts'
import { NOBODY, type Provoke, send } from '../provoke.ts'
import type { Ask } from '../scene.ts'

const CLE = 'sync.volume_cible_mo'
const raison = 'Vu en comité'

const at = (path: string, id: string, as = 'admin'): Ask => ({
  path: path.replace(':id', id),
  body: { raison },
  as,
})
const of = (body: unknown): Provoke => {
  return (stage, route, ask) => send(stage, route, { ...ask, body })
}
const about = (idOf: (stage: Parameters<Provoke>[0]) => string): Provoke => {
  return (stage, route, ask) => send(stage, route, { ...ask, path: route.path.replace(':id', idOf(stage)) })
}
const nobody = about(() => NOBODY)
const unknownKey: Provoke = (stage, route, ask) =>
  send(stage, route, { ...ask, path: '/v1/reglages/nulle.part' })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const byAnotherPhone: Provoke = async ({ api, scene }, { method }, { path }) => {
  const token = await drainingToken(api, scene.revoked)
  const body = method === 'GET' ? undefined : { commandes: [await envelopeOf(scene.device, 1)] }
  return api.send(method, path, { token, body })
}

// Sends from an IP address of its own, so that it does not use up the rate limit of other tests.
const tooOften: Provoke = async ({ api }, _route, { path }) => {
  const body = JSON.stringify({ appareil_id: NOBODY, code: 'FAUX' })
  const again = () =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      request(api.url + path, { method: 'POST', headers, localAddress: '127.0.0.9' }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            text,
            body: JSON.parse(text),
          }),
        )
      })
        .on('error', reject)
        .end(body)
    })
  const answers = await Promise.all(Array.from({ length: 61 }, again))
  return answers.find(({ status }) => status === 429) ?? again()
}

/** The data of this domain. */
export const REGLAGES: Domain = {
  access: {
    appareils_annuler_code: one('devices.manage'),
    appareils_code_vidage: one('devices.manage'),
    appareils_remplacer: one('devices.manage'),
    numerotation_definir_modele: one('settings.manage'),
    produits: 'member',
    produits_creer: one('products.manage'),
    produits_activer: one('products.manage'),
    produits_classer: one('products.manage'),
    produits_desactiver: one('products.manage'),
    reglages: reads('noyau'),
    reglages_telephone: 'member',
    reglages_versions: reads('noyau'),
    reglages_ecrire: one('settings.manage'),
    sync_jeton_vidage: 'public',
  },
  ordinary: {
    async reglages_versions({ api, route }) {
      await api.send('PUT', `/v1/reglages/${CLE}`, { body: { valeur: 20 }, as: 'admin' })
      return { path: route.path.replace(':cle', CLE), as: 'admin' }
    },
    reglages_ecrire: ({ route }) => ({
      path: route.path.replace(':cle', CLE),
      body: { valeur: 25, raison },
      as: 'admin',
    }),
    numerotation_definir_modele: ({ route }) => ({
      path: route.path,
      body: { segments: SEGMENTS },
      as: 'admin',
    }),
    produits_creer: ({ route }) => ({ path: route.path, body: newProduct(), as: 'admin' }),
    async produits_activer({ api, route }) {
      const { id } = (await api.post('/v1/produits', newProduct(), 'admin')).body
      await api.post(`/v1/produits/${id}/desactiver`, { raison }, 'admin')
      return at(route.path, id)
    },
    produits_classer: ({ route }) => ({
      path: at(route.path, PRODUIT.ananas).path,
      body: { code_nc: '08043000', nom_scientifique: 'Ananas comosus' },
      as: 'admin',
    }),
    async produits_desactiver({ api, route }) {
      return at(route.path, (await api.post('/v1/produits', newProduct(), 'admin')).body.id)
    },
    async appareils_annuler_code({ api, route }) {
      const agent = { utilisateur_id: UTILISATEUR.agent2 }
      return at(route.path, (await api.post('/v1/appareils/codes-enrolement', agent, 'admin')).body.id)
    },
    async appareils_remplacer({ api, route }) {
      return at(route.path, (await enrolDevice(api, 'agent2')).appareil_id)
    },
    appareils_code_vidage: ({ scene, route }) => at(route.path, scene.revoked.appareil_id),
    async sync_jeton_vidage({ api, scene, route }) {
      const code = await drainingCode(api, scene.revoked)
      return { path: route.path, body: { appareil_id: scene.revoked.appareil_id, code }, as: 'admin' }
    },
  },
  refusals: {
    reglages_versions: { reglage_inconnu: unknownKey },
    reglages_ecrire: {
      reglage_inconnu: unknownKey,
      reglage_refuse: of({ valeur: 'beaucoup' }),
      depuis_passe: of({ valeur: 20, depuis: '2020-01-01T00:00:00Z' }),
    },
    numerotation_definir_modele: {
      segment_invalide: of({ segments: [{ type: 'vente' }] }),
      segment_manquant: of({ segments: [{ type: 'nature' }] }),
    },
    produits_creer: {
      produit_introuvable: (stage, route, ask) => {
        const liee = { matiere_premiere_liee: { code: 'NULLE', coefficient_ppm: 1 } }
        const body = { ...newProduct(), est_matiere_premiere: false, ...liee }
        return send(stage, route, { ...ask, body })
      },
      produit_code_pris: twice,
    },
    produits_activer: { produit_introuvable: nobody, produit_deja_actif: about(() => PRODUIT.ananas) },
    produits_classer: { produit_introuvable: nobody },
    produits_desactiver: { produit_introuvable: nobody, produit_deja_inactif: twice },
    appareils_annuler_code: { code_enrolement_inconnu: nobody, code_enrolement_clos: twice },
    appareils_remplacer: {
      appareil_inconnu: nobody,
      appareil_deja_revoque: about(({ scene }) => scene.revoked.appareil_id),
    },
    appareils_code_vidage: {
      appareil_inconnu: nobody,
      vidage_inutile: about(({ scene }) => scene.device.appareil_id),
    },
    sync_commandes: { vidage_autre_appareil: byAnotherPhone },
    sync_etat_appareil: { vidage_autre_appareil: byAnotherPhone },
    sync_jeton_vidage: {
      appareil_id_invalide: of({ code: 'FAUX' }),
      code_vidage_invalide: (stage, route, ask) =>
        send(stage, route, { ...ask, body: { ...(ask.body as object), code: 'FAUX' } }),
      trop_de_requetes: tooOften,
    },
  },
  places: ['activer', 'desactiver', 'classer'].map((act) => ({
    route: `produits_${act}`,
    member: 'id',
    id: () => PRODUIT.cacao,
    path: (id) => `/v1/produits/${id}/${act}`,
    body: () => (act === 'classer' ? { code_nc: '0804' } : { raison }),
    as: 'admin',
  })),
}
