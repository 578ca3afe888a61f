// Test data for the routes of process steps.

import { CAMPAGNE, EMPLACEMENT, PRODUIT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { agentRefused, unticked } from '../asking.ts'
import { hoursAgo } from '../dates.ts'
import type { Domain } from '../domain.ts'
import { type Place, query } from '../place.ts'
import { changed, NOBODY, type Provoke, type Stage, send, withId } from '../provoke.ts'
import type { Ask } from '../scene.ts'
import {
  conventionalPlace,
  createStep,
  doneStep,
  ETAPE_PROPRE,
  ETAPE_VOISINE,
  input,
  moveLot,
  output,
  type StepWish,
  stepOf,
  validateStep,
} from '../steps.ts'
import { type LotWish, makeLot } from '../stock.ts'

const RAISON = { raison: 'Sortie mal pesée' }
const at = (path: string, id: string, body?: unknown): Ask => ({
  path: path.replace(':id', id),
  body,
  as: 'magasinier',
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
/** Sends the request about a new step. */
const of =
  (wish: (stage: Stage) => StepWish | Promise<StepWish>): Provoke =>
  (stage, route, ask) =>
    withId(async () => createStep(stage.api, await wish(stage)))(stage, route, ask)
const ofLot = (lot: LotWish) => of(async ({ api }) => ({ entrees: [input(await makeLot(api, lot))] }))
const given = (changes: object) => but({ sorties: [output(1, changes)] })

const written: Domain['refusals'][string] = {
  campagne_introuvable: but({ campagne_id: NOBODY }),
  campagne_cloturee: but({ campagne_id: CAMPAGNE.demoPrevious }),
  activite_inconnue: but({ procede: 'alchimie' }),
  activite_inactive: changed(
    `update activite.activation set actif_pendant = '{}' where activite = $1`,
    `update activite.activation set actif_pendant = '{(,)}' where activite = $1`,
    ['nettoyage'],
  ),
  lot_inconnu: but({ entrees: [input(NOBODY)] }),
  produit_introuvable: given({ produit_id: NOBODY }),
  emplacement_inconnu: given({ emplacement_id: NOBODY }),
  emplacement_ferme: given({ emplacement_id: EMPLACEMENT.closed }),
  referentiel_inconnu: given({ etats: { XX: 'AB' } }),
  referentiel_non_coche: async (stage, route, ask) =>
    given({ etats: { [await unticked(stage.api)]: 'AB' } })(stage, route, ask),
  etat_inconnu: given({ etats: { AB: 'XX' } }),
}

const closing: Provoke = async (stage, route, ask) => {
  const emplacement_id = await conventionalPlace(stage.api)
  await stage.api.sql('delete from emplacement.qualite_admise where emplacement_id = $1', [emplacement_id])
  const id = await createStep(stage.api, { sorties: [output(1, { emplacement_id })] })
  const close = `update emplacement.emplacement set actif_pendant = '{}' where id = $1`
  await stage.api.sql(close, [emplacement_id])
  return withId(() => id)(stage, route, ask)
}
const tolerant: Provoke = async (stage, route, ask) => {
  const set = (valeur: unknown) =>
    stage.api.send('PUT', '/v1/reglages/procedes.tolerance_bilan', { body: { valeur }, as: 'admin' })
  await set(0)
  const answer = await of(() => ({ pertes: [] }))(stage, route, ask)
  await set(null)
  return answer
}
/** Sends the reversal of a validated step after one of its lots was changed. */
const after =
  (happen: (api: Api, done: Awaited<ReturnType<typeof doneStep>>) => Promise<unknown>): Provoke =>
  (stage, route, ask) =>
    withId(async () => {
      const done = await doneStep(stage.api, true)
      await happen(stage.api, done)
      return done.id
    })(stage, route, ask)

const place = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => ETAPE_VOISINE,
  as: 'magasinier',
  path: (id) => `/v1/etapes/${id}${act}`,
  body: body && (() => body),
})
const reading = (member: string, id: string) => query('etapes', member, () => id, 'magasinier')
const writing = (member: string, id: string, body: (id: string) => object): Place => ({
  route: 'etapes_creer',
  member,
  id: () => id,
  as: 'magasinier',
  path: () => '/v1/etapes',
  body: (value) => ({ procede: 'nettoyage', campagne_id: CAMPAGNE.demo, ...body(value) }),
})

/** The data of this domain. */
export const ETAPES: Domain = {
  access: {
    etapes: reads('stock'),
    etapes_creer: writes('procedes', 'stock.manage'),
    etapes_lire: reads('stock'),
    etapes_modifier: writes('procedes', 'stock.manage'),
    etapes_devalider: writes('procedes', 'stock.manage'),
    etapes_valider: writes('procedes', 'stock.manage'),
  },
  ordinary: {
    etapes: async ({ api, route }) => {
      await doneStep(api)
      return { path: route.path, as: 'magasinier' }
    },
    etapes_creer: async ({ api, route }) => ({
      path: route.path,
      as: 'magasinier',
      body: await stepOf(api),
    }),
    etapes_lire: async ({ api, route }) => at(route.path, (await doneStep(api, true)).id),
    etapes_modifier: async ({ api, route }) =>
      at(route.path, await createStep(api), { note: 'Équipe du matin', pertes: [] }),
    etapes_valider: async ({ api, route }) => at(route.path, await createStep(api), { declassements: [] }),
    etapes_devalider: async ({ api, route }) => at(route.path, (await doneStep(api)).id, RAISON),
  },
  refusals: agentRefused('etapes', {
    etapes_creer: written,
    etapes_lire: { etape_inconnue: nobody },
    etapes_modifier: {
      ...written,
      etape_inconnue: nobody,
      transition_refusee: (stage, route, ask) =>
        withId(async () => (await doneStep(stage.api)).id)(stage, route, ask),
    },
    etapes_valider: {
      etape_inconnue: nobody,
      transition_refusee: twice,
      campagne_cloturee: async (stage, route, ask) => {
        const id = await createStep(stage.api)
        await stage.api.sql(`update etape.etape set campagne_id = $2 where id = $1`, [
          id,
          CAMPAGNE.demoPrevious,
        ])
        return withId(() => id)(stage, route, ask)
      },
      activite_inconnue: async (stage, route, ask) => {
        const id = await createStep(stage.api)
        await stage.api.sql(`update etape.etape set procede = 'alchimie' where id = $1`, [id])
        return withId(() => id)(stage, route, ask)
      },
      activite_inactive: written.activite_inactive,
      etape_bloquee: ofLot({ statut: 'quarantaine' }),
      lot_non_valide: ofLot({ statut: 'en_attente' }),
      etape_incomplete: of(() => ({ sorties: [] })),
      nature_lot_requise: of(() => ({ sorties: [output(1, { nature: undefined })] })),
      emplacement_ferme: closing,
      qualite_superieure: of(async ({ api }) => ({
        entrees: [input(await makeLot(api, { etats: { AB: 'C1' } }))],
        sorties: [output(1, { etats: { AB: 'AB' } })],
      })),
      declassement_a_confirmer: of(() => ({ sorties: [output(1, { etats: { AB: 'C1' } })] })),
      bilan_hors_tolerance: tolerant,
      qualite_non_admise: of(async ({ api }) => ({
        sorties: [output(1, { emplacement_id: await conventionalPlace(api) })],
      })),
      stock_insuffisant: ofLot({ quantite_g: 1000 }),
      matiere_pas_encore_entree: of(() => ({ date_operation: hoursAgo(1) })),
    },
    etapes_devalider: {
      etape_inconnue: nobody,
      transition_refusee: twice,
      matiere_deja_utilisee: after(async (api, { lot }) =>
        validateStep(
          api,
          await createStep(api, { entrees: [input(lot, 10)], sorties: [output(10)], pertes: [] }),
        ),
      ),
      lot_en_quarantaine: after((api, { lot }) => moveLot(api, lot, 'mettre_en_quarantaine')),
      lot_non_debitable: after((api, { lot }) => moveLot(api, lot, 'archiver')),
    },
  }),
  places: [
    {
      route: 'etapes_modifier',
      member: 'campagne_id',
      id: () => CAMPAGNE.voisine,
      as: 'magasinier',
      path: () => `/v1/etapes/${ETAPE_PROPRE}`,
      body: (campagne_id) => ({ campagne_id }),
    },
    reading('campagne_id', CAMPAGNE.voisine),
    reading('lot_id', ETAPE_VOISINE),
    reading('produit_id', PRODUIT.cacao),
    place('etapes_lire', ''),
    place('etapes_modifier', '', { note: 'x' }),
    place('etapes_valider', '/valider', {}),
    place('etapes_devalider', '/devalider', RAISON),
    writing('campagne_id', CAMPAGNE.voisine, (campagne_id) => ({ campagne_id })),
    writing('lot_id', ETAPE_VOISINE, (id) => ({ entrees: [input(id)] })),
    writing('produit_id', PRODUIT.cacao, (produit_id) => ({ sorties: [output(1, { produit_id })] })),
    writing('emplacement_id', EMPLACEMENT.voisine, (emplacement_id) => ({
      sorties: [output(1, { emplacement_id })],
    })),
  ],
}
