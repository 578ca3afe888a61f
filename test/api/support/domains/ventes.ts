// Test data for the routes of sales.

import { v7 as uuidv7 } from 'uuid'
import { CERTIFICAT, CLIENT, PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { reads, SALES_READERS, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { changed, NOBODY, type Provoke, send, withId } from '../provoke.ts'
import { createSale, RAISON, saleLine, saleOf, shipped, THEIRS } from '../sales.ts'
import type { Ask } from '../scene.ts'

/** Suspends the organization's certificate while a request is sent. */
export const withoutCertificate: Provoke = (stage, route, ask) =>
  changed(
    "update certificat.certificat set statut = 'suspendu' where id = $1",
    "update certificat.certificat set statut = 'valide' where id = $1",
    [CERTIFICAT.organisation],
  )(stage, route, ask)

/** Makes a client that only this test uses. */
export async function newClient(api: Api): Promise<string> {
  const body = { code: uuidv7().toUpperCase(), nom: 'Bio Import', pays: 'FR' }
  return (await api.post('/v1/clients', body, 'commercial')).body.id
}

/** Deactivates a client. */
export async function leave(api: Api, client_id: string): Promise<string> {
  await api.post(`/v1/clients/${client_id}/desactiver`, RAISON, 'commercial')
  return client_id
}

const NEW_PRICE = { ...RAISON, lignes: [{ rang: 1, prix_kg: 500 }] }

/** Corrects the price of a new sale; returns the id of the correction. */
export async function corrected(api: Api): Promise<string> {
  const id = await createSale(api)
  await api.post(`/v1/ventes/${id}/corriger`, NEW_PRICE, 'commercial')
  return (await api.get(`/v1/corrections?entite_id=${id}`, 'commercial')).body.corrections[0].id
}

const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'commercial',
})
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
// The storekeeper may read sales, for shipping goods; the agent may not.
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
const of =
  (make: (api: Api) => Promise<string>): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => make(api))(stage, route, ask)
const written: Domain['refusals'][string] = {
  client_inconnu: but({ client_id: NOBODY }),
  client_inactif: async (stage, route, ask) =>
    but({ client_id: await leave(stage.api, await newClient(stage.api)) })(stage, route, ask),
  devise_inconnue: but({ devise: 'ZZZ' }),
  produit_introuvable: but({ lignes: [saleLine({ produit_id: NOBODY })] }),
  etat_inconnu: but({ lignes: [saleLine({ qualites: { AB: 'ZZ' } })] }),
  vente_code_pris: async (stage, route, ask) => {
    const code = uuidv7()
    await createSale(stage.api, { code }, false)
    return but({ code })(stage, route, ask)
  },
}
const place = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => THEIRS.vente,
  as: 'commercial',
  path: (id) => `/v1/ventes/${id}${act}`,
  body: body && (() => body),
})

/** The data of this domain. */
export const VENTES: Domain = {
  access: {
    corrections: 'member',
    corrections_lire: { others: SALES_READERS },
    ventes: reads('ventes'),
    ventes_creer: writes('ventes', 'sales.manage'),
    ventes_lire: reads('ventes'),
    ventes_modifier: writes('ventes', 'sales.manage'),
    ventes_annuler: writes('ventes', 'sales.manage'),
    ventes_corriger: writes('ventes', 'sales.manage'),
    ventes_valider: writes('ventes', 'sales.manage'),
  },
  ordinary: {
    ventes: async ({ api, route }) => {
      await createSale(api)
      return { path: route.path, as: 'commercial' }
    },
    ventes_creer: ({ route }) => ({ path: route.path, body: saleOf(), as: 'commercial' }),
    ventes_lire: async ({ api, route }) => at(route.path, await createSale(api)),
    ventes_modifier: async ({ api, route }) =>
      at(route.path, await createSale(api, {}, false), { tolerance_cp: 500 }),
    ventes_valider: async ({ api, route }) => at(route.path, await createSale(api, {}, false), {}),
    ventes_annuler: async ({ api, route }) => at(route.path, await createSale(api), RAISON),
    ventes_corriger: async ({ api, route }) => at(route.path, await createSale(api), NEW_PRICE),
    corrections: async ({ api, route }) => {
      await corrected(api)
      return { path: route.path, as: 'direction' }
    },
    corrections_lire: async ({ api, route }) => at(route.path, await corrected(api)),
  },
  get refusals(): Domain['refusals'] {
    return {
      ventes: { droit_manquant: asAgent },
      ventes_lire: { vente_inconnue: nobody, droit_manquant: asAgent },
      ventes_creer: written,
      ventes_modifier: {
        ...written,
        vente_inconnue: nobody,
        transition_refusee: of((api) => createSale(api)),
      },
      ventes_valider: {
        vente_inconnue: nobody,
        transition_refusee: of((api) => createSale(api)),
        client_inactif: of(async (api) => {
          const client_id = await newClient(api)
          const id = await createSale(api, { client_id }, false)
          await leave(api, client_id)
          return id
        }),
        certificat_non_valide: withoutCertificate,
        taux_change_inconnu: of((api) => createSale(api, { devise: 'JPY' }, false)),
      },
      corrections_lire: { correction_inconnue: nobody, droit_manquant: asAgent },
      ventes_corriger: {
        vente_inconnue: nobody,
        transition_refusee: of((api) => createSale(api, {}, false)),
        client_inconnu: written.client_inconnu,
        client_inactif: written.client_inactif,
        devise_inconnue: written.devise_inconnue,
        ligne_inconnue: but({ lignes: [{ rang: 9, prix_kg: 1 }] }),
        produit_introuvable: but({ lignes: [{ rang: 1, produit_id: NOBODY }] }),
        etat_inconnu: but({ lignes: [{ rang: 1, qualites: { AB: 'ZZ' } }] }),
        certificat_non_valide: (stage, route, ask) =>
          withoutCertificate(stage, route, {
            ...ask,
            body: { ...RAISON, lignes: [{ rang: 1, produit_id: PRODUIT.mangue }] },
          }),
        correction_refusee: async (stage, route, ask) => {
          const vente_id = await createSale(stage.api)
          await shipped(stage.api, { vente_id })
          const body = { ...RAISON, lignes: [{ rang: 1, qualites: {} }] }
          return send(stage, route, { ...at(route.path, vente_id, body), as: ask.as })
        },
        taux_change_inconnu: but({ devise: 'JPY' }),
        tolerance_depassee: async (stage, route, ask) => {
          const vente_id = await createSale(stage.api)
          await shipped(stage.api, { vente_id })
          const body = { ...RAISON, lignes: [{ rang: 1, quantite_g: 1000 }] }
          return send(stage, route, { ...at(route.path, vente_id, body), as: ask.as })
        },
        correction_sans_effet: but({ lignes: [{ rang: 1, prix_kg: 450 }] }),
      },
      ventes_annuler: {
        vente_inconnue: nobody,
        transition_refusee: async (stage, route, ask) => {
          await send(stage, route, ask)
          return send(stage, route, ask)
        },
        vente_expediee: of(async (api) => {
          const vente_id = await createSale(api)
          await shipped(api, { vente_id })
          return vente_id
        }),
      },
    }
  },
  get places(): Domain['places'] {
    return [
      query('ventes', 'client_id', () => CLIENT.voisine, 'commercial'),
      query('ventes', 'produit_id', () => PRODUIT.cacao, 'commercial'),
      {
        route: 'ventes_creer',
        member: 'client_id',
        id: () => CLIENT.voisine,
        as: 'commercial',
        path: () => '/v1/ventes',
        body: (client_id) => saleOf({ client_id }),
      },
      {
        route: 'ventes_modifier',
        member: 'client_id',
        id: () => CLIENT.voisine,
        as: 'commercial',
        path: () => `/v1/ventes/${THEIRS.ownDraft}`,
        body: (client_id) => ({ client_id }),
      },
      place('ventes_lire', ''),
      place('ventes_modifier', '', { tolerance_cp: 1 }),
      place('ventes_valider', '/valider', {}),
      place('ventes_annuler', '/annuler', RAISON),
      place('ventes_corriger', '/corriger', NEW_PRICE),
      {
        route: 'ventes_corriger',
        member: 'client_id',
        id: () => CLIENT.voisine,
        as: 'commercial',
        path: () => `/v1/ventes/${THEIRS.ownSale}/corriger`,
        body: (client_id) => ({ ...RAISON, client_id }),
      },
      {
        route: 'corrections_lire',
        member: 'id',
        id: () => THEIRS.correction,
        as: 'commercial',
        path: (id) => `/v1/corrections/${id}`,
      },
      query('corrections', 'entite_id', () => THEIRS.vente, 'direction'),
      query('corrections', 'auteur_id', () => UTILISATEUR.voisineRsci, 'direction'),
    ]
  },
}
