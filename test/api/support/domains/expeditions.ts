// Test data for the routes of expeditions.

import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, CLIENT, demoId, EMPLACEMENT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { hoursAgo } from '../dates.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, type Stage, send, withId } from '../provoke.ts'
import {
  createExpedition,
  createSale,
  type ExpeditionWish,
  expeditionOf,
  RAISON,
  saleLine,
  shipped,
  THEIRS,
} from '../sales.ts'
import type { Ask } from '../scene.ts'
import { type LotWish, makeLot } from '../stock.ts'
import { leave, newClient, withoutCertificate } from './ventes.ts'

const CONTENEUR = 'CSQU3054383'
const NUMBERS = { numero_coi: 'COI.BJ.2026.0002', raison: 'Mal lu' }
const RETOUR = { emplacement_id: EMPLACEMENT.magasin, raison: 'Refusé à l’arrivée' }
const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'magasinier',
})
const nobody: Provoke = (stage, route, ask) => withId(() => NOBODY)(stage, route, ask)
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const twice: Provoke = async (stage, route, ask) => {
  await send(stage, route, ask)
  return send(stage, route, ask)
}
const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
/** Sends the request about a new expedition. */
const of =
  (wish: (stage: Stage) => ExpeditionWish | Promise<ExpeditionWish>): Provoke =>
  (stage, route, ask) =>
    withId(async () => createExpedition(stage.api, await wish(stage)))(stage, route, ask)
const ofLot = (lot: LotWish, rest: ExpeditionWish = {}) =>
  of(async ({ api }) => ({ lot: await makeLot(api, lot), ...rest }))
const ofState: Provoke = (stage, route, ask) => withId(() => shipped(stage.api))(stage, route, ask)

const packed: Domain['refusals'][string] = {
  lot_inconnu: but({ lignes: [{ lot_id: NOBODY, quantite_g: 1 }] }),
  produit_non_vendu: async (stage, route, ask) => {
    const lot_id = await makeLot(stage.api, { produit_id: demoId('produit', 5) })
    return but({ lignes: [{ lot_id, quantite_g: 1 }] })(stage, route, ask)
  },
  conteneur_invalide: but({ conteneurs: [{ numero: 'CSQU3054380' }] }),
  scelle_deja_utilise: async (stage, route, ask) => {
    const conteneurs = [{ numero: CONTENEUR, scelles: [uuidv7().slice(-12).toUpperCase()] }]
    await createExpedition(stage.api, { conteneurs })
    return but({ conteneurs })(stage, route, ask)
  },
}

const place = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => THEIRS.expedition,
  as: 'magasinier',
  path: (id) => `/v1/expeditions/${id}${act}`,
  body: body && (() => body),
})
const returning = (member: string, id: () => string): Place => ({
  route: 'expeditions_retours',
  member,
  id,
  as: 'magasinier',
  path: () => `/v1/expeditions/${THEIRS.ownShipped}/retours`,
  body: (value) => ({ ...RETOUR, [member]: value }),
})
const reading = (member: string, id: () => string) => query('expeditions', member, id, 'magasinier')

/** Makes a lot from a collection with an open capacity control. */
async function heldLot({ api, scene }: Pick<Stage, 'api' | 'scene'>): Promise<string> {
  const lot = await makeLot(api)
  const control = await scene.control()
  await api.sql("update controle.controle set motif = 'capacite_depassee' where id = $1", [control])
  await api.sql(
    `insert into matiere.filiation
       (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
     select f.organisation_id, f.mouvement_id, 99, 'collecte', c.id, 'lot', f.vers_id, 1
     from matiere.filiation f, controle.controle k join collecte.collecte c on c.commande_id = k.commande_id
     where f.vers_id = $1 and k.id = $2`,
    [lot, control],
  )
  return lot
}

/** A place for conventional goods only. */
async function conventionalPlace(api: Api): Promise<string> {
  const id = uuidv7()
  await api.sql(
    `with e as (insert into emplacement.emplacement (organisation_id, id, code, nom)
       select organisation_id, $1::uuid, upper(substr($1::text, 25)), 'Conventionnel' from emplacement.emplacement where id = $2
       returning organisation_id, id)
     insert into emplacement.qualite_admise select e.organisation_id, e.id, 'conventionnel' from e`,
    [id, EMPLACEMENT.magasin],
  )
  return id
}

/** Sends an expedition dated before the first exchange rate of its sale's currency. */
async function beforeRate({ api }: Stage): Promise<ExpeditionWish> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const rate = { source: 'KWD', cible: 'XOF', valeur: '1900', depuis: ago(30), raison: 'Cours' }
  await api.post('/v1/taux-change', rate, 'commercial')
  const vente_id = await createSale(api, { devise: 'KWD', lignes: [saleLine({ qualites: {} })] })
  return { vente_id, date_operation: ago(60) }
}

/** The data of this domain. */
export const EXPEDITIONS: Domain = {
  access: {
    expeditions: reads('ventes'),
    expeditions_creer: writes('ventes', 'shipping.manage'),
    expeditions_lire: reads('ventes'),
    expeditions_modifier: writes('ventes', 'shipping.manage'),
    expeditions_annuler: writes('ventes', 'shipping.manage'),
    expeditions_corriger: writes('ventes', 'shipping.manage'),
    expeditions_devalider: writes('ventes', 'shipping.manage'),
    expeditions_retours: writes('ventes', 'shipping.manage'),
    expeditions_valider: writes('ventes', 'shipping.manage'),
  },
  ordinary: {
    expeditions: async ({ api, route }) => {
      await createExpedition(api)
      return { path: route.path, as: 'magasinier' }
    },
    expeditions_creer: async ({ api, route }) => ({
      path: route.path,
      body: await expeditionOf(api),
      as: 'magasinier',
    }),
    expeditions_lire: async ({ api, route }) => at(route.path, await shipped(api)),
    expeditions_modifier: async ({ api, route }) =>
      at(route.path, await createExpedition(api), { numero_coi: 'COI.BJ.2026.0001' }),
    expeditions_valider: async ({ api, route }) => at(route.path, await createExpedition(api), {}),
    expeditions_corriger: async ({ api, route }) => at(route.path, await shipped(api), NUMBERS),
    expeditions_devalider: async ({ api, route }) => at(route.path, await shipped(api), RAISON),
    expeditions_annuler: async ({ api, route }) => at(route.path, await createExpedition(api), RAISON),
    expeditions_retours: async ({ api, route }) => at(route.path, await shipped(api), RETOUR),
  },
  get refusals(): Domain['refusals'] {
    return {
      expeditions: { droit_manquant: asAgent },
      expeditions_lire: { expedition_inconnue: nobody, droit_manquant: asAgent },
      expeditions_creer: {
        droit_manquant: asAgent,
        ...packed,
        vente_inconnue: but({ vente_id: NOBODY }),
        transition_refusee: async (stage, route, ask) =>
          but({ vente_id: await createSale(stage.api, {}, false) })(stage, route, ask),
      },
      expeditions_modifier: {
        droit_manquant: asAgent,
        ...packed,
        expedition_inconnue: nobody,
        transition_refusee: ofState,
      },
      expeditions_valider: {
        droit_manquant: asAgent,
        expedition_inconnue: nobody,
        transition_refusee: twice,
        client_inactif: async (stage, route, ask) => {
          const client_id = await newClient(stage.api)
          const id = await createExpedition(stage.api, { sale: { client_id } })
          await leave(stage.api, client_id)
          return withId(() => id)(stage, route, ask)
        },
        lot_en_quarantaine: ofLot({ statut: 'quarantaine' }),
        lot_non_valide: ofLot({ statut: 'en_attente' }),
        qualite_insuffisante: ofLot({ etats: { AB: 'C2' } }),
        controle_ouvert: of(async (stage) => ({ lot: await heldLot(stage) })),
        certificat_non_valide: withoutCertificate,
        taux_change_inconnu: of(beforeRate),
        stock_insuffisant: ofLot({ quantite_g: 1000 }),
        matiere_pas_encore_entree: of(() => ({ date_operation: hoursAgo(1) })),
        tolerance_depassee: of(() => ({ sale: { lignes: [saleLine({ quantite_g: 1000 })] } })),
      },
      expeditions_corriger: {
        droit_manquant: asAgent,
        expedition_inconnue: nobody,
        transition_refusee: of(() => ({})),
        conteneur_invalide: packed.conteneur_invalide,
        scelle_deja_utilise: packed.scelle_deja_utilise,
        correction_sans_effet: twice,
      },
      expeditions_devalider: {
        droit_manquant: asAgent,
        expedition_inconnue: nobody,
        transition_refusee: twice,
        matiere_deja_utilisee: async (stage, route, ask) => {
          const path = ask.path.replace('devalider', 'retours')
          await stage.api.post(path, RETOUR, 'magasinier')
          return send(stage, route, ask)
        },
      },
      expeditions_annuler: {
        droit_manquant: asAgent,
        expedition_inconnue: nobody,
        transition_refusee: twice,
      },
      expeditions_retours: {
        droit_manquant: asAgent,
        expedition_inconnue: nobody,
        transition_refusee: of(() => ({})),
        emplacement_inconnu: but({ emplacement_id: NOBODY }),
        emplacement_ferme: but({ emplacement_id: EMPLACEMENT.closed }),
        campagne_introuvable: but({ campagne_id: NOBODY }),
        campagne_cloturee: but({ campagne_id: CAMPAGNE.demoPrevious }),
        campagne_non_ouverte: but({ campagne_id: CAMPAGNE.demoNext }),
        ligne_inconnue: but({ lignes: [{ ligne: 9 }] }),
        retour_superieur: but({ lignes: [{ ligne: 1, quantite_g: 600_001 }] }),
        retour_vide: twice,
        qualite_non_admise: async (stage, route, ask) =>
          but({ emplacement_id: await conventionalPlace(stage.api) })(stage, route, ask),
      },
    }
  },
  get places(): Domain['places'] {
    return [
      reading('vente_id', () => THEIRS.vente),
      reading('client_id', () => CLIENT.voisine),
      reading('lot_id', () => THEIRS.lot),
      {
        route: 'expeditions_creer',
        member: 'vente_id',
        id: () => THEIRS.vente,
        as: 'magasinier',
        path: () => '/v1/expeditions',
        body: (vente_id) => ({ vente_id, lignes: [{ lot_id: THEIRS.lot, quantite_g: 1 }] }),
      },
      place('expeditions_lire', ''),
      place('expeditions_modifier', '', { note: 'x' }),
      place('expeditions_valider', '/valider', {}),
      place('expeditions_corriger', '/corriger', NUMBERS),
      place('expeditions_devalider', '/devalider', RAISON),
      place('expeditions_annuler', '/annuler', RAISON),
      place('expeditions_retours', '/retours', RETOUR),
      returning('emplacement_id', () => EMPLACEMENT.voisine),
      returning('campagne_id', () => CAMPAGNE.voisine),
    ]
  },
}
