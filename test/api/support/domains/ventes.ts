// What the generated tests need to know of sales and expeditions; makers of both for the others.
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, CLIENT, EMPLACEMENT, PRODUIT } from '../../../../demo/ids.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domains.ts'
import type { Ask } from '../ordinary.ts'
import { query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import { makeLot } from '../stock.ts'
import {
  createExpedition,
  createSale,
  expeditionOf,
  RAISON,
  saleLine,
  saleOf,
  shipped,
  theirExpedition,
  theirSale,
} from '../sales.ts'

const at = (path: string, id: string, body?: unknown, as = 'commercial'): Ask => ({
  path: path.replace(':id', id),
  body,
  as,
})
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
/** The request about a row of its own, made for the refusal. */
const about =
  (make: (api: Api) => Promise<string>): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => make(api))(stage, route, ask)
const inactiveClient = async (api: Api) => {
  const { id } = (
    await api.post('/v1/clients', { code: uuidv7().toUpperCase(), nom: 'Parti', pays: 'FR' }, 'commercial')
  ).body
  await api.post(`/v1/clients/${id}/desactiver`, RAISON, 'commercial')
  return id
}
const withInactiveClient: Provoke = async (stage, route, ask) =>
  but({ client_id: await inactiveClient(stage.api) })(stage, route, ask)
const deactivated =
  (kind: 'vente' | 'expedition'): Provoke =>
  (stage, route, ask) =>
    about(async (api) => {
      const client_id = (
        await api.post('/v1/clients', { code: uuidv7().toUpperCase(), nom: 'Part', pays: 'FR' }, 'commercial')
      ).body.id
      const id =
        kind === 'vente'
          ? await createSale(api, { client_id }, false)
          : await createExpedition(api, { sale: { client_id } })
      await api.post(`/v1/clients/${client_id}/desactiver`, RAISON, 'commercial')
      return id
    })(stage, route, ask)

const saleRefusals: Domain['refusals'][string] = {
  client_inconnu: but({ client_id: NOBODY }),
  client_inactif: withInactiveClient,
  devise_inconnue: but({ devise: 'ZZZ' }),
  produit_introuvable: but({ lignes: [saleLine({ produit_id: NOBODY })] }),
  etat_inconnu: but({ lignes: [saleLine({ qualites: { AB: 'ZZ' } })] }),
  vente_code_pris: async (stage, route, ask) => {
    const code = uuidv7()
    await createSale(stage.api, { code })
    return but({ code })(stage, route, ask)
  },
}
const packing: Domain['refusals'][string] = {
  lot_inconnu: but({ lignes: [{ lot_id: NOBODY, quantite_g: 1 }] }),
  produit_non_vendu: async (stage, route, ask) =>
    but({ lignes: [{ lot_id: await makeLot(stage.api, { produit_id: PRODUIT.mangue }), quantite_g: 1 }] })(
      stage,
      route,
      ask,
    ),
  conteneur_invalide: but({ conteneurs: [{ numero: 'CSQU3054380' }] }),
  scelle_deja_utilise: async (stage, route, ask) => {
    const conteneurs = [{ numero: 'CSQU3054383', scelles: [uuidv7().slice(-12).toUpperCase()] }]
    await createExpedition(stage.api, { conteneurs })
    return but({ conteneurs })(stage, route, ask)
  },
}
const lotOf = (wish: Parameters<typeof makeLot>[1], sale = {}): Provoke =>
  about(async (api) => createExpedition(api, { lot: await makeLot(api, wish), sale }))
const sale = (route: string, act: string, body?: object) => ({
  ...{ route, member: 'id', id: () => theirSale, as: 'commercial' },
  path: (id: string) => `/v1/ventes/${id}${act}`,
  body: body && (() => body),
})
const expedition = (route: string, act: string, body?: object) => ({
  ...{ route, member: 'id', id: () => theirExpedition, as: 'magasinier' },
  path: (id: string) => `/v1/expeditions/${id}${act}`,
  body: body && (() => body),
})
