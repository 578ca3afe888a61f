// Test data for the routes of lots and places.

import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, EMPLACEMENT, PRODUIT } from '../../../../demo/ids.ts'
import type { ErrorCode } from '../../../../src/contract/errors.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, unticked, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { createPlace, HELD, inventoried } from '../inventories.ts'
import { query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import { REFUSALS } from '../receptionRefusals.ts'
import { makeStepLot } from '../steps.ts'
import { LOT_VOISINE, type LotWish, makeLot, makeOpeningLot } from '../stock.ts'

const RAISON = { raison: 'Vu en magasin' }
const GONE = { genre: 'destruction', quantite_g: 1, preuve: 'PV 1', ...RAISON }
const EMPTY = { statut: 'validé', pris_g: 900_000 } as const

const lotOf =
  (wish: LotWish, body: object = RAISON, as = 'magasinier') =>
  async ({ api, route }: { api: Api; route: { path: string } }) => ({
    path: route.path.replace(':id', await makeLot(api, wish)),
    body,
    as,
  })
const of =
  (wish: LotWish): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => makeLot(api, wish))(stage, route, ask)
const ofStep: Provoke = (stage, route, ask) => withId(({ api }) => makeStepLot(api))(stage, route, ask)
const ofOpening: Provoke = (stage, route, ask) => withId(({ api }) => makeOpeningLot(api))(stage, route, ask)
const ofInventory: Provoke = (stage, route, ask) =>
  withId(async ({ api }) => (await inventoried(api, HELD + 1)).surplus_lot_id)(stage, route, ask)
const asAgent: Provoke = (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' })
const [waiting, validated] = [of({ statut: 'en_attente' }), of({})]
/** Provokes a refusal of a reception's route, but through the route of the reception's lot. */
const throughLot =
  (act: string, code: ErrorCode): Provoke =>
  (stage, route, ask) => {
    const send: Api['send'] = async (method, path, options) => {
      const [, id] = /^\/v1\/receptions\/([0-9a-f-]{36})\/\w+$/.exec(path) ?? []
      if (id === undefined) return stage.api.send(method, path, options)
      const sql = 'select lot_id from reception.reception where id = $1'
      const [row] = await stage.api.sql<{ lot_id: string }>(sql, [id])
      return stage.api.send(method, `/v1/lots/${row?.lot_id}/${act}`, options)
    }
    const provoke = REFUSALS[`receptions_${act}`]?.[code]
    if (provoke === undefined) throw new Error(`receptions do not refuse ${code}`)
    return provoke(
      { ...stage, api: { ...stage.api, send } },
      { ...route, path: `/v1/receptions/:id/${act}` },
      ask,
    )
  }
const through = (act: string, ...codes: ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [code, throughLot(act, code)]))
const archived: Provoke = (stage, route, ask) =>
  withId(async ({ api }) => {
    const id = await makeStepLot(api, EMPTY)
    await api.post(`/v1/lots/${id}/archiver`, RAISON, 'magasinier')
    return id
  })(stage, route, ask)
const acts = ['valider', 'rejeter', 'annuler', 'archiver', 'devalider', 'quarantaine'] as const
const decision = { referentiel_code: 'AB', etat_code: 'C2', ...RAISON }
const theirs = (act: string, as = 'magasinier', body: object = RAISON) =>
  place([`lots_${act}`, 'id'], LOT_VOISINE, (id) => `/v1/lots/${id}/${act}`, { body: () => body, as })
const under = (code: string) => withMembers(() => ({ qualites_par_referentiel: { [code]: ['bio'] } }))
const noReferential: Domain['refusals'][string] = {
  referentiel_inconnu: under('ZZ'),
  referentiel_non_coche: async (stage, route, ask) => under(await unticked(stage.api))(stage, route, ask),
}
const listed = (member: string, id: string) => query('lots', member, () => id, 'magasinier')

/** The data of this domain. */
export const LOTS: Domain = {
  access: {
    emplacements: reads('stock'),
    emplacements_creer: writes('stock', 'stock.manage'),
    emplacements_lire: reads('stock'),
    emplacements_modifier: writes('stock', 'stock.manage'),
    lots: reads('stock'),
    lots_lire: reads('stock'),
    lots_annuler: writes('stock', 'stock.manage'),
    lots_archiver: writes('stock', 'stock.manage'),
    lots_deplacer: writes('stock', 'stock.manage'),
    lots_devalider: writes('stock', 'stock.manage'),
    lots_liberer: writes('stock', 'stock.release_quarantine'),
    lots_qualites: writes('certification', 'certification.manage'),
    lots_quarantaine: writes('stock', 'stock.manage'),
    lots_rejeter: writes('stock', 'stock.manage'),
    lots_valider: writes('stock', 'stock.manage'),
  },
  ordinary: {
    emplacements_creer: ({ route }) => ({
      path: route.path,
      body: { code: uuidv7().toUpperCase(), nom: 'Quai', capacite_g: 5_000_000, qualites_admises: ['bio'] },
      as: 'magasinier',
    }),
    emplacements_modifier: async ({ api, route }) => ({
      path: at(route as never, await createPlace(api)),
      body: { nom: 'Quai nord', actif: false, ...RAISON },
      as: 'magasinier',
    }),
    lots: async ({ api, route }) => {
      await makeLot(api)
      return { path: route.path, as: 'magasinier' }
    },
    lots_lire: async ({ api, route }) => ({
      path: at(route as never, await makeLot(api, { statut: 'quarantaine' })),
      as: 'direction',
    }),
    lots_valider: async ({ api, route }) => ({
      path: at(route as never, await makeStepLot(api)),
      body: {},
      as: 'magasinier',
    }),
    lots_rejeter: lotOf({ statut: 'en_attente' }),
    lots_annuler: lotOf({}),
    lots_archiver: async ({ api, route }) => ({
      path: at(route as never, await makeStepLot(api, EMPTY)),
      body: RAISON,
      as: 'magasinier',
    }),
    lots_devalider: lotOf({}),
    lots_quarantaine: lotOf({}),
    lots_liberer: lotOf({ statut: 'quarantaine' }, RAISON, 'rsci'),
    lots_deplacer: lotOf({ statut: 'quarantaine' }, { emplacement_id: EMPLACEMENT.station }),
    lots_qualites: lotOf({}, decision, 'rsci'),
  },
  refusals: {
    emplacements: { droit_manquant: asAgent },
    lots: { droit_manquant: asAgent },
    emplacements_creer: { droit_manquant: asAgent, emplacement_deja_connu: twice, ...noReferential },
    emplacements_modifier: { droit_manquant: asAgent, emplacement_inconnu: unknown, ...noReferential },
    lots_lire: { droit_manquant: asAgent, lot_inconnu: unknown },
    lots_valider: {
      droit_manquant: asAgent,
      lot_inconnu: unknown,
      transition_refusee: validated,
      ...through(
        'valider',
        ...(['certificat_non_valide', 'membre_non_actif', 'seuil_depasse'] as const),
        ...(['analyse_non_conforme'] as const),
        ...(['mesure_qualite_manquante', 'separation_des_taches', 'qualite_non_admise'] as const),
        ...(['segment_manquant', 'sequence_hors_capacite'] as const),
      ),
    },
    lots_rejeter: { droit_manquant: asAgent, lot_inconnu: unknown, transition_refusee: validated },
    lots_annuler: {
      droit_manquant: asAgent,
      lot_inconnu: unknown,
      transition_refusee: of({ statut: 'rejeté' }),
      lot_issu_d_une_etape: ofStep,
      lot_repris: ofOpening,
      lot_d_inventaire: ofInventory,
      matiere_deja_utilisee: (stage, route, ask) =>
        withId(async ({ api }) => {
          const id = await makeLot(api)
          await api.post(`/v1/lots/${id}/sorties`, GONE, 'magasinier')
          return id
        })(stage, route, ask),
    },
    lots_archiver: {
      droit_manquant: asAgent,
      lot_inconnu: unknown,
      transition_refusee: waiting,
      lot_non_vide: of({ statut: 'rejeté' }),
    },
    lots_devalider: {
      droit_manquant: asAgent,
      lot_inconnu: unknown,
      transition_refusee: waiting,
      matiere_deja_utilisee: (stage, route, ask) =>
        withId(({ api }) => makeStepLot(api, { statut: 'validé', pris_g: 1 }))(stage, route, ask),
      ...through('devalider', 'qualite_non_admise'),
    },
    lots_quarantaine: { droit_manquant: asAgent, lot_inconnu: unknown, transition_refusee: waiting },
    lots_liberer: { lot_inconnu: unknown, transition_refusee: validated },
    lots_deplacer: {
      droit_manquant: asAgent,
      lot_inconnu: unknown,
      transition_refusee: archived,
      emplacement_inconnu: withMembers(() => ({ emplacement_id: NOBODY })),
      emplacement_ferme: withMembers(() => ({ emplacement_id: EMPLACEMENT.closed })),
      qualite_non_admise: async (stage, route, ask) => {
        const emplacement_id = await createPlace(stage.api, { qualites_admises: ['hors_statut'] })
        return withMembers(() => ({ emplacement_id }))(stage, route, ask)
      },
    },
    lots_qualites: {
      lot_inconnu: unknown,
      transition_refusee: archived,
      referentiel_inconnu: withMembers(() => ({ referentiel_code: 'ZZ' })),
      referentiel_non_coche: async (stage, route, ask) => {
        const code = await unticked(stage.api)
        return withMembers(() => ({ referentiel_code: code, etat_code: code }))(stage, route, ask)
      },
      etat_inconnu: withMembers(() => ({ etat_code: 'ZZ' })),
    },
  },
  places: [
    ...acts.map((act) => theirs(act)),
    theirs('liberer', 'rsci'),
    theirs('qualites', 'rsci', decision),
    theirs('deplacer', 'magasinier', { emplacement_id: EMPLACEMENT.magasin }),
    {
      route: 'lots_deplacer',
      member: 'emplacement_id',
      id: () => EMPLACEMENT.voisine,
      path: () => `/v1/lots/${LOT_VOISINE}/deplacer`,
      body: (id) => ({ emplacement_id: id }),
      as: 'magasinier',
    },
    place(['lots_lire', 'id'], LOT_VOISINE, (id) => `/v1/lots/${id}`, { as: 'magasinier' }),
    place(['emplacements_modifier', 'id'], EMPLACEMENT.voisine, (id) => `/v1/emplacements/${id}`, {
      body: () => ({ nom: 'x' }),
      as: 'magasinier',
    }),
    listed('campagne_id', CAMPAGNE.voisine),
    listed('produit_id', PRODUIT.cacao),
    listed('emplacement_id', EMPLACEMENT.voisine),
    listed('reception_id', LOT_VOISINE),
    listed('etape_id', LOT_VOISINE),
  ],
}
