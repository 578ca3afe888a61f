// Test data for the routes of contracts and exchange rates.

import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, CONTRAT, GROUPEMENT, PRODUIT } from '../../../../demo/ids.ts'
import { one, reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import type { Domain } from '../domain.ts'
import type { Place } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'

const line = { produit_id: PRODUIT.ananas, quantite_g: 1_000_000, prix_kg: 190 }
const draft = () => ({ code: uuidv7(), campagne_id: CAMPAGNE.demo, lignes: [line] })
const formula = (mesure: string) => ({
  prix_base_kg: 10,
  ajustements: [{ mesure, sens: 'au_dessus', seuil: 1, pas: 1, montant_kg: 1 }],
})

/** Makes a draft contract; `isActive` activates it. */
async function contract(api: Api, changes: object = {}, isActive = false): Promise<string> {
  const { body } = await api.post('/v1/contrats', { ...draft(), ...changes }, 'commercial')
  if (isActive) await api.post(`/v1/contrats/${body.id}/activer`, {}, 'commercial')
  return body.id
}

const closed = async (api: Api): Promise<string> => {
  const id = await contract(api, {}, true)
  await api.post(`/v1/contrats/${id}/clore`, { raison: 'Soldé' }, 'commercial')
  return id
}
/** Sends the request about a closed contract after SQL changed the contract. */
const closedWith =
  (change: string): Provoke =>
  (stage, route, ask) =>
    withId(async ({ api }) => {
      const id = await closed(api)
      await api.sql(`update contrat.contrat set ${change} where id = $1`, [id])
      return id
    })(stage, route, ask)

const but =
  (changes: object): Provoke =>
  (stage, route, ask) =>
    send(stage, route, { ...ask, body: { ...(ask.body as object), ...changes } })
/** Sends the request about a new contract. */
const of =
  (changes: object, isActive = false, body?: unknown): Provoke =>
  (stage, route, ask) =>
    withId(({ api }) => contract(api, changes, isActive), body)(stage, route, ask)
const unknown = withId(() => NOBODY)

const written: Domain['refusals'][string] = {
  campagne_introuvable: but({ campagne_id: NOBODY }),
  campagne_cloturee: but({ campagne_id: CAMPAGNE.demoPrevious }),
  groupement_inconnu: but({ groupement_id: NOBODY }),
  devise_inconnue: but({ devise: 'ZZZ' }),
  produit_introuvable: but({ lignes: [{ ...line, produit_id: NOBODY }] }),
  mesure_inconnue: but({ lignes: [{ ...line, prix_kg: undefined, formule: formula('sucre') }] }),
  contrat_refuse: but({ code: 'ACHAT-BIO-1' }),
}
const about = (route: string, act: string, body?: object): Place => ({
  route,
  member: 'id',
  id: () => CONTRAT.voisine,
  as: 'commercial',
  path: (value) => `/v1/contrats/${value}${act}`,
  body: body && (() => body),
})
const naming = (
  route: string,
  path: string,
  member: string,
  id: () => string,
  body: () => object,
): Place => ({
  route,
  member,
  id,
  as: 'commercial',
  path: () => path,
  body: (value) => ({ ...body(), [member]: value }),
})
const theirGroup = () => GROUPEMENT.kouma
const theirCampaign = () => CAMPAGNE.voisine
const own = `/v1/contrats/${CONTRAT.brouillon}`

const query = (route: string, member: string, id: () => string): Place => ({
  route,
  member,
  id,
  as: 'direction',
  path: (value) => `/v1/${route}?${member}=${value}`,
})
const chosen = (member: string, id: () => string): Place => ({
  route: 'choix_contrats',
  member,
  id,
  as: 'magasinier',
  path: (value) => `/v1/choix/contrats?${member}=${value}`,
})

/** The data of this domain. */
export const CONTRATS: Domain = {
  access: {
    choix_contrats: one('stock.manage'),
    contrats: reads('contrats'),
    contrats_creer: writes('contrats', 'contracts.manage'),
    contrats_lire: reads('contrats'),
    contrats_modifier: writes('contrats', 'contracts.manage'),
    contrats_activer: writes('contrats', 'contracts.manage'),
    contrats_clore: writes('contrats', 'contracts.manage'),
    contrats_prix: reads('contrats'),
    contrats_rouvrir: writes('contrats', 'contracts.manage'),
    taux_change: reads('contrats'),
    taux_change_fixer: writes('contrats', 'contracts.manage'),
    taux_change_lire: reads('contrats'),
  },
  ordinary: {
    choix_contrats: ({ route: { path } }) => ({ path, as: 'magasinier' }),
    contrats_creer: ({ route: { path } }) => ({ path, body: draft(), as: 'commercial' }),
    contrats_lire: ({ route: { path } }) => ({ path: path.replace(':id', CONTRAT.formule), as: 'admin' }),
    contrats_modifier: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await contract(api)),
      body: { tolerance_cp: 500 },
      as: 'commercial',
    }),
    contrats_activer: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await contract(api)),
      body: {},
      as: 'commercial',
    }),
    contrats_clore: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await contract(api, {}, true)),
      body: { raison: 'Soldé' },
      as: 'commercial',
    }),
    contrats_rouvrir: async ({ api, route: { path } }) => ({
      path: path.replace(':id', await closed(api)),
      body: { raison: 'Clos par erreur' },
      as: 'commercial',
    }),
    contrats_prix: ({ route: { path } }) => ({
      path: path.replace(':id', CONTRAT.formule),
      body: { mesures: { brix_dixiemes: 142, impuretes_cp: 80 }, net_marchand_g: 125_500 },
      as: 'admin',
    }),
    taux_change_fixer: ({ route: { path } }) => ({
      path,
      body: { source: 'USD', cible: 'XOF', valeur: '598.1', raison: 'Cours du jour' },
      as: 'commercial',
    }),
  },
  refusals: {
    contrats_creer: written,
    contrats_modifier: {
      ...written,
      contrat_inconnu: unknown,
      contrat_non_brouillon: withId(() => CONTRAT.actif),
    },
    contrats_lire: { contrat_inconnu: unknown },
    contrats_activer: {
      contrat_inconnu: unknown,
      contrat_non_brouillon: withId(() => CONTRAT.clos),
      contrat_refuse: of({ fin: '2020-01-01' }),
      taux_change_inconnu: of({ devise: 'JPY' }),
      campagne_cloturee: (stage, route, ask) =>
        withId(async ({ api }) => {
          const id = await contract(api)
          const change = 'update contrat.contrat set campagne_id = $2 where id = $1'
          await api.sql(change, [id, CAMPAGNE.demoPrevious])
          return id
        })(stage, route, ask),
    },
    contrats_clore: { contrat_inconnu: unknown, contrat_non_actif: of({}) },
    contrats_rouvrir: {
      contrat_inconnu: unknown,
      contrat_non_clos: of({}),
      campagne_cloturee: closedWith(`campagne_id = '${CAMPAGNE.demoPrevious}'`),
      evenement_hors_ordre: but({ le: '2026-01-01T00:00:00Z' }),
      contrat_refuse: closedWith("debut = '2020-01-01', fin = '2020-01-01'"),
    },
    contrats_prix: {
      contrat_inconnu: unknown,
      ligne_inconnue: but({ ligne: 9 }),
      mesure_qualite_manquante: but({ mesures: { brix_dixiemes: 142 } }),
      taux_change_inconnu: of({ devise: 'JPY' }, false, { net_marchand_g: 1 }),
    },
    taux_change_fixer: {
      devise_inconnue: but({ source: 'ZZZ' }),
      taux_deux_devises: but({ cible: 'USD' }),
    },
  },
  places: [
    chosen('campagne_id', theirCampaign),
    chosen('groupement_id', theirGroup),
    chosen('produit_id', () => PRODUIT.cacao),
    query('contrats', 'campagne_id', theirCampaign),
    query('contrats', 'groupement_id', theirGroup),
    query('contrats', 'produit_id', () => PRODUIT.cacao),
    about('contrats_lire', ''),
    about('contrats_modifier', '', { code: 'X' }),
    about('contrats_activer', '/activer', {}),
    about('contrats_clore', '/clore', { raison: 'x' }),
    about('contrats_rouvrir', '/rouvrir', { raison: 'x' }),
    about('contrats_prix', '/prix', {}),
    naming('contrats_creer', '/v1/contrats', 'campagne_id', theirCampaign, draft),
    naming('contrats_creer', '/v1/contrats', 'groupement_id', theirGroup, draft),
    naming('contrats_modifier', own, 'campagne_id', theirCampaign, () => ({})),
    naming('contrats_modifier', own, 'groupement_id', theirGroup, () => ({})),
  ],
}
