// Test data for the routes of physical inventories.

import { EMPLACEMENT, UTILISATEUR } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import { asOnePerson } from '../accounts.ts'
import type { Api } from '../api.ts'
import { at, unknown, withMembers } from '../asking.ts'
import { hoursAgo } from '../dates.ts'
import type { Domain } from '../domain.ts'
import { counted, createPlace, HELD, proposed } from '../inventories.ts'
import { type Place, query } from '../place.ts'
import { changed, NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { REFUSALS } from '../receptionRefusals.ts'
import { LOT_VOISINE, makeLot } from '../stock.ts'

const RAISON = { raison: 'Compté deux fois' }
const THEIRS = '01960000-00f2-7000-8000-000000000001'

const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const about =
  (make: (api: Api) => Promise<unknown>): Provoke =>
  async (stage, route, ask) =>
    withBody(await make(stage.api))(stage, route, ask)
const decided: Provoke = withId(async ({ api }) => {
  const { id } = await proposed(api)
  await api.post(`/v1/inventaires/${id}/annuler`, RAISON, 'magasinier')
  return id
})
/** The storekeeper destroyed part of the lot after the proposal. */
const movedSince: Provoke = withId(async ({ api }) => {
  const { id, lot_id } = await proposed(api)
  const body = { genre: 'destruction', quantite_g: 1, preuve: 'PV 1', ...RAISON }
  await api.post(`/v1/lots/${lot_id}/sorties`, body, 'magasinier')
  return id
})
/** The goods that are missing at the date of the count left the lot before the proposal. */
const since = (statut: string): Provoke =>
  withId(async ({ api }) => {
    const emplacement_id = await createPlace(api)
    const lot_id = await makeLot(api, { emplacement_id, date_operation: hoursAgo(3) })
    const body = { genre: 'destruction', quantite_g: HELD, preuve: 'PV 1', ...RAISON }
    await api.post(`/v1/lots/${lot_id}/sorties`, body, 'magasinier')
    const asked = {
      emplacement_id,
      date_operation: hoursAgo(1),
      comptages: [{ lot_id, compte_g: 1, raison: 'Compté' }],
    }
    const { id } = (await api.post('/v1/inventaires', asked, 'magasinier')).body
    await api.sql('update lot.lot set statut = $2 where id = $1', [lot_id, statut])
    return id
  })
const ofLotRules =
  (code: 'segment_manquant'): Provoke =>
  (stage, route, ask) => {
    const provoke = REFUSALS.receptions_valider?.[code]
    if (provoke === undefined) throw new Error(`receptions do not refuse ${code}`)
    return provoke(stage, route, ask)
  }
const COUNTER = `from lot.lot l join inventaire.comptage c on c.lot_id = l.id
  where (k.campagne_id, k.nature, k.produit_id) = (l.campagne_id, l.nature, l.produit_id)
    and c.inventaire_id = $1`
/** The counter of the lot's numbers has reached its last number. */
const full: Provoke = (stage, route, ask) =>
  changed(
    `update numerotation.compteur k set dernier_rang = k.dernier_rang + 999999 ${COUNTER}`,
    `update numerotation.compteur k set dernier_rang = k.dernier_rang - 999999 ${COUNTER}`,
    [ask.path.split('/')[3]],
  )(stage, route, ask)
const posted = (name: string, path: (id: string) => string, body?: object, as = 'magasinier'): Place => ({
  route: name,
  member: 'id',
  id: () => THEIRS,
  path,
  ...(body === undefined ? {} : { body: () => body }),
  as,
})
const naming = (member: string, id: string, body: (id: string) => object): Place => ({
  route: 'inventaires_creer',
  member,
  id: () => id,
  path: () => '/v1/inventaires',
  body,
  as: 'magasinier',
})
const EMPTY = { emplacement_id: EMPLACEMENT.station, comptages: [] }

/** The data of this domain. */
export const INVENTAIRES: Domain = {
  access: {
    inventaires: reads('stock'),
    inventaires_creer: writes('stock', 'stock.manage'),
    inventaires_lire: reads('stock'),
    inventaires_annuler: writes('stock', 'stock.manage'),
    inventaires_valider: writes('stock', 'stock.reverse'),
  },
  ordinary: {
    inventaires: async ({ api, route: { path } }) => {
      await proposed(api)
      return { path, as: 'magasinier' }
    },
    inventaires_creer: async ({ api, route: { path } }) => ({
      path,
      body: await counted(api, HELD - 500),
      as: 'magasinier',
    }),
    inventaires_lire: async ({ api, route }) => ({
      path: at(route, (await proposed(api)).id),
      as: 'magasinier',
    }),
    inventaires_valider: async ({ api, route }) => ({
      path: at(route, (await proposed(api, HELD + 500)).id),
      body: {},
      as: 'direction',
    }),
    inventaires_annuler: async ({ api, route }) => ({
      path: at(route, (await proposed(api)).id),
      body: RAISON,
      as: 'magasinier',
    }),
  },
  refusals: {
    inventaires: { droit_manquant: asAgent },
    inventaires_creer: {
      droit_manquant: asAgent,
      emplacement_inconnu: withMembers(() => ({ emplacement_id: NOBODY })),
      emplacement_ferme: about(async (api) => {
        const surplus_emplacement_id = await createPlace(api)
        await api.send('PATCH', `/v1/emplacements/${surplus_emplacement_id}`, {
          body: { actif: false, ...RAISON },
          as: 'magasinier',
        })
        return { ...(await counted(api)), surplus_emplacement_id }
      }),
      lot_inconnu: withMembers(() => ({ comptages: [{ lot_id: NOBODY, compte_g: 1 }] })),
      lot_hors_emplacement: about(async (api) => ({
        ...(await counted(api)),
        emplacement_id: await createPlace(api),
      })),
      inventaire_incomplet: withMembers(() => ({ comptages: [] })),
    },
    inventaires_lire: { droit_manquant: asAgent, inventaire_inconnu: unknown },
    inventaires_valider: {
      droit_manquant: asAgent,
      inventaire_inconnu: unknown,
      transition_refusee: decided,
      separation_des_taches: withId(async ({ api }) => {
        const { id } = await proposed(api)
        await api.sql('update inventaire.inventaire set auteur_id = $2 where id = $1', [
          id,
          UTILISATEUR.direction,
        ])
        return id
      }),
      personnes_non_distinctes: (stage, route, ask) =>
        asOnePerson(stage.api, UTILISATEUR.direction, UTILISATEUR.magasinier, () => send(stage, route, ask)),
      inventaire_perime: movedSince,
      stock_insuffisant: since('validé'),
      lot_non_debitable: since('archivé'),
      segment_manquant: ofLotRules('segment_manquant'),
      sequence_hors_capacite: full,
      qualite_non_admise: withId(
        async ({ api }) => (await proposed(api, HELD + 1, { qualites_admises: ['bio'] })).id,
      ),
    },
    inventaires_annuler: {
      droit_manquant: asAgent,
      inventaire_inconnu: unknown,
      transition_refusee: decided,
    },
  },
  places: [
    query('inventaires', 'emplacement_id', () => EMPLACEMENT.voisine, 'magasinier'),
    query('inventaires', 'lot_id', () => LOT_VOISINE, 'magasinier'),
    posted('inventaires_lire', (id) => `/v1/inventaires/${id}`),
    posted('inventaires_valider', (id) => `/v1/inventaires/${id}/valider`, {}, 'direction'),
    posted('inventaires_annuler', (id) => `/v1/inventaires/${id}/annuler`, RAISON),
    naming('emplacement_id', EMPLACEMENT.voisine, (emplacement_id) => ({ ...EMPTY, emplacement_id })),
    naming('surplus_emplacement_id', EMPLACEMENT.voisine, (surplus_emplacement_id) => ({
      ...EMPTY,
      surplus_emplacement_id,
    })),
    naming('lot_id', LOT_VOISINE, (lot_id) => ({ ...EMPTY, comptages: [{ lot_id, compte_g: 1 }] })),
  ],
}
