// Test data for the routes of webhooks. Each writing request has a webhook of its own.
import { v7 as uuidv7 } from 'uuid'
import { one } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import type { Ask } from '../scene.ts'

const ADDRESS = 'https://integrateur.exemple.org/sillon'

/** The body of a webhook. */
export const webhookOf = (rest: object = {}): object => ({
  libelle: `Comptabilité ${uuidv7().slice(-6)}`,
  adresse: ADDRESS,
  genres: ['collecte.acceptee', 'paiement.change'],
  ...rest,
})

/** Creates a webhook and returns its id. */
export async function createWebhook(api: Api, as = 'admin'): Promise<string> {
  return (await api.post('/v1/webhooks', webhookOf(), as)).body.webhook.id
}

const theirs = { id: '' }
/** Creates a webhook of the neighbouring organization. */
export async function makeTheirWebhook(api: Api): Promise<void> {
  theirs.id = await createWebhook(api, 'admin2')
}

// Creates a webhook that is turned off, so that the many webhooks of the tests are not active at once.
async function closedWebhook(api: Api): Promise<string> {
  const id = await createWebhook(api)
  await api.post(`/v1/webhooks/${id}/desactiver`, RAISON, 'admin')
  return id
}

const RAISON = { raison: 'Changement de logiciel' }
const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'admin',
})
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const inside = withBody(webhookOf({ adresse: 'https://127.0.0.1/' }))
// Turns on one webhook while twenty others are active, and turns these off again.
const crowded =
  (then: Provoke): Provoke =>
  async (stage, route, ask) => {
    const ids: string[] = []
    for (let n = 0; n < 20; n += 1) {
      const { status, body } = await stage.api.post('/v1/webhooks', webhookOf(), 'admin')
      if (status === 201) ids.push(body.webhook.id)
    }
    const answer = await then(stage, route, ask)
    for (const id of ids) await stage.api.post(`/v1/webhooks/${id}/desactiver`, RAISON, 'admin')
    return answer
  }
const place = (route: string, path: string, body?: unknown): Place => ({
  route,
  member: 'id',
  id: () => theirs.id,
  as: 'admin',
  path: (id) => path.replace(':id', id),
  ...(body === undefined ? {} : { body: () => body }),
})
const MANAGED = one('webhooks.manage')

/** The data of this domain. */
export const WEBHOOKS: Domain = {
  access: {
    webhooks: MANAGED,
    webhooks_activer: MANAGED,
    webhooks_creer: MANAGED,
    webhooks_desactiver: MANAGED,
    webhooks_envois: MANAGED,
    webhooks_essayer: MANAGED,
    webhooks_lire: MANAGED,
    webhooks_modifier: MANAGED,
    webhooks_rejouer: MANAGED,
    webhooks_secret: MANAGED,
  },
  ordinary: {
    webhooks: async ({ api, route: { path } }) => {
      await closedWebhook(api)
      return { path, as: 'admin' }
    },
    webhooks_activer: async ({ api, route }) => at(route.path, await closedWebhook(api), {}),
    webhooks_creer: ({ route }) => ({ path: route.path, body: webhookOf(), as: 'admin' }),
    webhooks_desactiver: async ({ api, route }) => at(route.path, await createWebhook(api), RAISON),
    webhooks_envois: async ({ api, route }) => {
      const id = await closedWebhook(api)
      await api.post(`/v1/webhooks/${id}/essayer`, {}, 'admin')
      return at(route.path, id)
    },
    webhooks_essayer: async ({ api, route }) => at(route.path, await closedWebhook(api), {}),
    webhooks_lire: async ({ api, route }) => at(route.path, await closedWebhook(api)),
    webhooks_modifier: async ({ api, route }) => at(route.path, await closedWebhook(api), { libelle: 'ERP' }),
    webhooks_rejouer: async ({ api, route }) =>
      at(route.path, await createWebhook(api), { depuis: '2026-01-01T00:00:00Z' }),
    webhooks_secret: async ({ api, route }) =>
      at(route.path, await closedWebhook(api), { recouvrement_h: 1 }),
  },
  refusals: {
    webhooks_activer: {
      webhook_inconnu: nobody,
      transition_refusee: twice,
      webhooks_trop_nombreux: crowded(send),
    },
    webhooks_creer: { adresse_refusee: inside, webhooks_trop_nombreux: crowded(send) },
    webhooks_desactiver: { webhook_inconnu: nobody, transition_refusee: twice },
    webhooks_envois: { webhook_inconnu: nobody },
    webhooks_essayer: { webhook_inconnu: nobody },
    webhooks_lire: { webhook_inconnu: nobody },
    webhooks_modifier: {
      webhook_inconnu: nobody,
      adresse_refusee: withBodyOn({ adresse: 'https://10.0.0.1/' }),
    },
    webhooks_rejouer: {
      webhook_inconnu: nobody,
      transition_refusee: async (stage, route, ask) => {
        await stage.api.post(ask.path.replace('/rejouer', '/desactiver'), RAISON, 'admin')
        return send(stage, route, ask)
      },
      parametre_invalide: withBodyOn({ depuis: '9999-01-01T00:00:00Z' }),
    },
    webhooks_secret: { webhook_inconnu: nobody },
  },
  get places(): Domain['places'] {
    return [
      place('webhooks_activer', '/v1/webhooks/:id/activer', {}),
      place('webhooks_desactiver', '/v1/webhooks/:id/desactiver', RAISON),
      place('webhooks_envois', '/v1/webhooks/:id/envois'),
      {
        route: 'webhooks_envois',
        member: 'entite_id',
        id: () => theirs.id,
        as: 'admin',
        path: (id) => `/v1/webhooks/${NOBODY}/envois?entite_id=${id}`,
      },
      place('webhooks_essayer', '/v1/webhooks/:id/essayer', {}),
      place('webhooks_lire', '/v1/webhooks/:id'),
      place('webhooks_modifier', '/v1/webhooks/:id', { libelle: 'x' }),
      place('webhooks_rejouer', '/v1/webhooks/:id/rejouer', { depuis: '2026-01-01T00:00:00Z' }),
      place('webhooks_secret', '/v1/webhooks/:id/secret', {}),
    ]
  },
}

function withBodyOn(body: object): Provoke {
  return (stage, route, ask) => send(stage, route, { ...ask, body })
}
