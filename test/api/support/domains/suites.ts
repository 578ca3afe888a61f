// Test data for the routes of acts after a reception.

import { randomUUID } from 'node:crypto'
import { CAMPAGNE, EMPLACEMENT, GROUPEMENT, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import { asOnePerson } from '../accounts.ts'
import type { Api } from '../api.ts'
import { receive } from '../arrivals.ts'
import { hoursAgo } from '../dates.ts'
import type { Domain } from '../domain.ts'
import { HELD, inventoried } from '../inventories.ts'
import { deliver } from '../notes.ts'
import { openOffice } from '../office.ts'
import { net, referenceOf } from '../phones.ts'
import { type Place, query } from '../place.ts'
import { NOBODY, type Provoke, send, withBody, withId } from '../provoke.ts'
import { makeStepLot } from '../steps.ts'
import { type LotWish, makeLot } from '../stock.ts'
import {
  birth,
  DESTRUCTION,
  movementOf,
  RAISON,
  received,
  result,
  SAMPLE,
  takeOut,
  theirs,
} from '../suites.ts'

const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const inLot =
  (wish: LotWish, body?: object): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => makeLot(api, wish), body)(stage, route, ask)
const back = (producteur_id: string, quantite_g = 1000) => ({
  genre: 'retour',
  quantite_g,
  producteur_id,
  ...RAISON,
})
const toReceived =
  (body: object): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => received(api), body)(stage, route, ask)
const listed = (route: string, member: string, id: () => string) => query(route, member, id, 'direction')
const about = (route: string, id: () => string, path: (id: string) => string, body?: object): Place => ({
  route,
  member: 'id',
  id,
  path,
  as: route === 'mouvements_contrepasser' ? 'direction' : 'magasinier',
  body: body && (() => body),
})

/** Makes a result for a new sample; with `rapport` the sample first gets a result with this report. */
async function analysed(api: Api, rapport?: string): Promise<string> {
  const { id } = await takeOut(api, SAMPLE)
  const path = `/v1/sorties/${id}/resultats`
  if (rapport !== undefined) await api.post(path, { ...result(), rapport }, 'rsci')
  return (await api.post(path, result(), 'rsci')).body.resultat.id
}

/** The data of this domain. */
export const SUITES: Domain = {
  access: {
    attendus: reads('stock'),
    bons_livraison: reads('stock'),
    lots_sorties: writes('stock', 'stock.manage'),
    mouvements: reads('stock'),
    mouvements_lire: reads('stock'),
    mouvements_contrepasser: writes('stock', 'stock.reverse'),
    redressements: reads('stock'),
    redressements_lire: reads('stock'),
    resultats_corriger: writes('stock', 'stock.release_quarantine'),
    sorties: reads('stock'),
    sorties_lire: reads('stock'),
    sorties_resultats: writes('stock', 'stock.manage', 'stock.release_quarantine'),
  },
  ordinary: {
    mouvements: async ({ api, route }) => {
      await takeOut(api)
      return { path: route.path, as: 'magasinier' }
    },
    mouvements_lire: async ({ api, route }) => ({
      path: route.path.replace(':id', (await takeOut(api)).mouvement_id),
      as: 'magasinier',
    }),
    mouvements_contrepasser: async ({ api, route }) => ({
      path: route.path.replace(':id', (await takeOut(api)).mouvement_id),
      body: RAISON,
      as: 'direction',
    }),
    lots_sorties: async ({ api, route }) => ({
      path: route.path.replace(':id', await makeLot(api)),
      body: DESTRUCTION,
      as: 'magasinier',
    }),
    sorties: async ({ api, route }) => {
      const { id } = await takeOut(api, SAMPLE)
      await api.post(`/v1/sorties/${id}/resultats`, result(), 'magasinier')
      return { path: route.path, as: 'magasinier' }
    },
    sorties_resultats: async ({ api, route }) => ({
      path: route.path.replace(':id', (await takeOut(api, SAMPLE)).id),
      body: result(),
      as: 'rsci',
    }),
    resultats_corriger: async ({ api, route }) => ({
      path: route.path.replace(':id', await analysed(api)),
      body: { conclusion: 'indetermine', ...RAISON },
      as: 'rsci',
    }),
    attendus: async ({ api, route }) => {
      await receive(api, [{ reference: `BR-ZZZ-20260601-${randomUUID().slice(0, 8)}`, quantite_g: 1000 }])
      return { path: route.path, as: 'magasinier' }
    },
    bons_livraison: async ({ api, route }) => {
      await deliver(api)
      return { path: route.path, as: 'magasinier' }
    },
    redressements: async ({ api, route }) => {
      const office = await openOffice(api)
      const reference = referenceOf(office.device, 1)
      await receive(api, [{ reference, quantite_g: 9000 }])
      await office.send(net(10_000))
      return { path: route.path, as: 'magasinier' }
    },
  },
  refusals: {
    mouvements: { droit_manquant: asAgent },
    sorties: { droit_manquant: asAgent },
    attendus: { droit_manquant: asAgent },
    bons_livraison: { droit_manquant: asAgent },
    redressements: { droit_manquant: asAgent },
    mouvements_lire: { droit_manquant: asAgent, mouvement_inconnu: withId(() => NOBODY) },
    mouvements_contrepasser: {
      mouvement_inconnu: withId(() => NOBODY),
      mouvement_deja_contrepasse: withId(async ({ api }) => {
        const { mouvement_id } = await takeOut(api)
        await api.post(`/v1/mouvements/${mouvement_id}/contrepasser`, RAISON, 'direction')
        return mouvement_id
      }),
      contrepassation_refusee: withId(async ({ api }) => {
        const { result: sent } = await (await openOffice(api)).send()
        return movementOf(api, (sent.entites as { collecte: string }).collecte, 'collecte')
      }),
      matiere_deja_utilisee: withId(async ({ api }) => {
        const { lot_id, mouvement_id } = await birth(api)
        await api.post(`/v1/lots/${lot_id}/sorties`, DESTRUCTION, 'magasinier')
        return mouvement_id
      }),
      lot_en_quarantaine: withId(
        async ({ api }) => (await birth(api, { statut: 'quarantaine' })).mouvement_id,
      ),
      separation_des_taches: withId(async ({ api }) => {
        const { id, mouvement_id } = await inventoried(api, HELD - 1)
        await api.sql(
          'update inventaire.inventaire set auteur_id = $2, decide_par = auteur_id where id = $1',
          [id, UTILISATEUR.direction],
        )
        return mouvement_id
      }),
      personnes_non_distinctes: async (stage, route, ask) => {
        const { mouvement_id } = await inventoried(stage.api, HELD - 1)
        return asOnePerson(stage.api, UTILISATEUR.direction, UTILISATEUR.magasinier, () =>
          withId(() => mouvement_id)(stage, route, ask),
        )
      },
    },
    lots_sorties: {
      droit_manquant: asAgent,
      lot_inconnu: withId(() => NOBODY),
      lot_en_quarantaine: inLot({ statut: 'quarantaine' }),
      lot_non_debitable: inLot({ statut: 'brouillon' }),
      stock_insuffisant: withBody({ ...DESTRUCTION, quantite_g: 1_000_000_001 }),
      matiere_pas_encore_entree: withBody({ ...DESTRUCTION, date_operation: hoursAgo(1) }),
      nature_lot_requise: withId(
        ({ api }) => makeStepLot(api, { statut: 'validé' }),
        back(PRODUCTEUR.ordinary),
      ),
      producteur_inconnu: toReceived(back(NOBODY)),
      destinataire_refuse: toReceived(back(PRODUCTEUR.small)),
      retour_excessif: toReceived(back(PRODUCTEUR.ordinary, 10_001)),
    },
    sorties_resultats: {
      droit_manquant: asAgent,
      sortie_inconnue: withId(() => NOBODY),
      echantillon_requis: withId(async ({ api }) => (await takeOut(api)).id),
      resultat_analyse_deja_connu: async (stage, route, ask) => {
        await stage.api.post(ask.path, ask.body, ask.as)
        return stage.api.send(route.method, ask.path, { as: ask.as, body: ask.body })
      },
    },
    resultats_corriger: {
      resultat_inconnu: withId(() => NOBODY),
      resultat_analyse_deja_connu: withId(({ api }) => analysed(api, 'R-1'), { rapport: 'R-1', ...RAISON }),
      correction_sans_effet: async (stage, route, ask) => {
        await send(stage, route, ask)
        return send(stage, route, ask)
      },
    },
  },
  places: [
    about(
      'mouvements_lire',
      () => theirs.mouvement,
      (id) => `/v1/mouvements/${id}`,
    ),
    about(
      'mouvements_contrepasser',
      () => theirs.mouvement,
      (id) => `/v1/mouvements/${id}/contrepasser`,
      RAISON,
    ),
    about(
      'lots_sorties',
      () => theirs.lot,
      (id) => `/v1/lots/${id}/sorties`,
      DESTRUCTION,
    ),
    about(
      'sorties_resultats',
      () => theirs.sortie,
      (id) => `/v1/sorties/${id}/resultats`,
      result(),
    ),
    {
      ...about(
        'resultats_corriger',
        () => theirs.resultat,
        (id) => `/v1/resultats/${id}/corriger`,
        { conclusion: 'conforme', ...RAISON },
      ),
      as: 'rsci',
    },
    {
      route: 'lots_sorties',
      member: 'producteur_id',
      id: () => PRODUCTEUR.voisine,
      as: 'magasinier',
      path: () => `/v1/lots/${theirs.own}/sorties`,
      body: back,
    },
    listed('mouvements', 'lot_id', () => theirs.lot),
    listed('mouvements', 'collecte_id', () => theirs.collecte),
    listed('mouvements', 'producteur_id', () => PRODUCTEUR.voisine),
    listed('mouvements', 'produit_id', () => PRODUIT.cacao),
    listed('mouvements', 'entite_id', () => theirs.sortie),
    listed('mouvements', 'auteur_id', () => UTILISATEUR.voisineRsci),
    listed('sorties', 'lot_id', () => theirs.lot),
    listed('sorties', 'producteur_id', () => PRODUCTEUR.voisine),
    listed('attendus', 'reception_id', () => theirs.reception),
    listed('attendus', 'campagne_id', () => CAMPAGNE.voisine),
    listed('attendus', 'groupement_id', () => GROUPEMENT.kouma),
    listed('attendus', 'utilisateur_id', () => UTILISATEUR.voisineAgent),
    query('bons_livraison', 'campagne_id', () => CAMPAGNE.voisine, 'direction', '/v1/bons-livraison'),
    query('bons_livraison', 'emplacement_id', () => EMPLACEMENT.voisine, 'direction', '/v1/bons-livraison'),
    listed('redressements', 'reception_id', () => theirs.reception),
    listed('redressements', 'collecte_id', () => theirs.collecte),
  ],
}
