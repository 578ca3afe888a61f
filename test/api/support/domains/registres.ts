// Test data for the registers of a group of operators.

import { randomUUID } from 'node:crypto'
import { CAMPAGNE, GROUPEMENT, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../../../demo/ids.ts'
import type { Route } from '../../../../src/contract/route.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { newMember } from '../members.ts'
import { query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'

const THEIRS = '01960000-00f1-7000-8000-00000000000a'
const AS = 'rsci'
const MESURE = { type_code: 'plan', description: 'Tenir le cahier à jour' }
const RAISON = { raison: 'Cahier vu à jour' }
const found = async (api: Api) => ({
  producteur_id: (await newMember(api)).producteur_id,
  constat_code: 'registre_incomplet',
  description: 'Cahier vide',
})
const foundByDirection = async (api: Api, constat_code: string) => {
  const body = { ...(await found(api)), constat_code, description: 'Un bidon' }
  return (await api.post('/v1/non-conformites', body, 'direction')).body.id as string
}
const sample = async (api: Api) => ({
  numero: randomUUID(),
  producteur_id: (await newMember(api)).producteur_id,
  matiere: 'feuilles',
  laboratoire: 'LNSA',
})
// During the last hour of each UTC day, the next day has already begun in the organization's time zone.
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Porto-Novo' }).format()
const report = () => ({ rapport: 'R-1', rendu_le: today(), conclusion: 'conforme' })
// Makes a sample with one or two reports; returns the path of the route about the first report.
const reported = async (api: Api, { path }: Route, second?: string): Promise<string> => {
  const id = await created(api, '/v1/echantillons', await sample(api))
  const results = `/v1/echantillons/${id}/resultats`
  const { body } = await api.post(results, report(), AS)
  if (second !== undefined) await api.post(results, { ...report(), rapport: second }, AS)
  return path.replace(':id', id).replace(':resultat_id', body.resultats[0].id)
}
const created = async (api: Api, path: string, body: object): Promise<string> =>
  (await api.post(path, body, AS)).body.id

/** Makes a non-conformity that the office recorded, with or without a measure. */
export async function nonConformity(api: Api, isMeasured = false): Promise<string> {
  const id = await created(api, '/v1/non-conformites', await found(api))
  if (isMeasured) {
    await api.post('/v1/mesures', { code: 'plan', genre: 'plan_action', libelle: 'Plan' }, AS)
    await api.post(`/v1/non-conformites/${id}/mesures`, MESURE, AS)
  }
  return id
}

const NAMED = { inspecteur_id: UTILISATEUR.inspecteur }
let year = 2100
const plan = (groupement_id: string = GROUPEMENT.togoudo) => {
  year += 1
  return { groupement_id, annee: year, methode: 'tirage' }
}
async function planned(api: Api): Promise<string> {
  const { id } = (await api.post('/v1/inspections/plan', plan(), AS)).body
  return (await api.get(`/v1/inspections/plan?plan_id=${id}&limite=1`, AS)).body.inspections[0].id
}
const CONTROL = {
  producteur_id: PRODUCTEUR.ordinary,
  jour: '2026-01-15',
  organisme: 'Ecocert',
  controleur: 'M. Sossou',
}
const controlled = (api: Api) => created(api, '/v1/controles-officiels', CONTROL)
const closed = async (api: Api): Promise<string> => {
  const id = await nonConformity(api, true)
  await api.post(`/v1/non-conformites/${id}/clore`, RAISON, 'direction')
  return id
}
const ofClosed: Provoke = (stage, route, ask) => withId(({ api }) => closed(api))(stage, route, ask)

/** The data of this domain. */
export const REGISTRES: Domain = {
  access: {
    controles_officiels: reads('inspection'),
    controles_officiels_creer: writes('certification', 'certification.manage'),
    controles_officiels_annuler: writes('certification', 'certification.manage'),
    echantillons: reads('inspection'),
    echantillons_creer: writes('inspection', 'review.resolve'),
    echantillons_lire: reads('inspection'),
    echantillons_resultats: writes('inspection', 'review.resolve'),
    echantillons_corriger_resultat: writes('inspection', 'review.resolve'),
    inspections: reads('inspection'),
    inspections_plan: reads('inspection'),
    inspections_planifier: writes('inspection', 'review.resolve'),
    inspections_plan_lire: reads('inspection'),
    inspections_attribuer: writes('inspection', 'review.resolve'),
    inspections_lire: reads('inspection'),
    mesures: reads('inspection'),
    mesures_ecrire: writes('inspection', 'review.resolve'),
    non_conformites: reads('inspection'),
    non_conformites_creer: writes('inspection', 'review.resolve'),
    non_conformites_lire: reads('inspection'),
    non_conformites_clore: writes('inspection', 'review.resolve'),
    // Only a quality officer may do this.
    non_conformites_declasser: { one: ['review.resolve'], role: 'rsci', module: 'inspection' },
    non_conformites_mesurer: writes('inspection', 'review.resolve'),
    registre_membres: reads('noyau'),
    registre_membres_lire: reads('noyau'),
  },
  ordinary: {
    registre_membres: ({ route: { path } }) => ({ path, as: 'direction' }),
    controles_officiels: async ({ api, route: { path } }) => {
      await controlled(api)
      return { path, as: AS }
    },
    controles_officiels_creer: ({ route: { path } }) => ({ path, body: CONTROL, as: AS }),
    controles_officiels_annuler: async ({ api, route }) => ({
      path: at(route, await controlled(api)),
      body: RAISON,
      as: AS,
    }),
    non_conformites_creer: async ({ api, route: { path } }) => ({ path, body: await found(api), as: AS }),
    non_conformites_mesurer: async ({ api, route }) => ({
      path: at(route, await nonConformity(api, true)),
      body: MESURE,
      as: AS,
    }),
    non_conformites_clore: async ({ api, route }) => ({
      path: at(route, await nonConformity(api, true)),
      body: RAISON,
      as: 'direction',
    }),
    non_conformites_declasser: async ({ api, route }) => ({
      path: at(route, await foundByDirection(api, 'pesticide_interdit')),
      body: RAISON,
      as: AS,
    }),
    mesures: async ({ api, route: { path } }) => {
      await nonConformity(api, true)
      return { path, as: AS }
    },
    mesures_ecrire: ({ route: { path } }) => ({
      path,
      body: { code: 'arret', genre: 'suspension', libelle: 'Arrêt des livraisons', delai_jours: 3 },
      as: AS,
    }),
    inspections_plan: async ({ api, route: { path } }) => {
      await api.post(path, plan(), AS)
      return { path, as: AS }
    },
    inspections_attribuer: async ({ api, route }) => ({
      path: at(route, await planned(api)),
      body: NAMED,
      as: AS,
    }),
    inspections_planifier: ({ route: { path } }) => ({ path, body: plan(), as: AS }),
    echantillons: async ({ api, route: { path } }) => {
      const id = await created(api, path, await sample(api))
      await api.post(`${path}/${id}/resultats`, report(), AS)
      return { path, as: AS }
    },
    echantillons_creer: async ({ api, route: { path } }) => ({ path, body: await sample(api), as: AS }),
    echantillons_resultats: async ({ api, route }) => ({
      path: at(route, await created(api, '/v1/echantillons', await sample(api))),
      body: report(),
      as: AS,
    }),
    echantillons_corriger_resultat: async ({ api, route }) => ({
      path: await reported(api, route),
      body: { conclusion: 'non_conforme', ...RAISON },
      as: AS,
    }),
  },
  refusals: {
    controles_officiels_creer: { producteur_inconnu: withMembers(() => ({ producteur_id: NOBODY })) },
    controles_officiels_annuler: { controle_officiel_inconnu: unknown, controle_officiel_annule: twice },
    non_conformites_creer: {
      producteur_inconnu: withMembers(() => ({ producteur_id: NOBODY })),
      parcelle_inconnue: withMembers(() => ({ parcelle_id: NOBODY })),
      constat_inconnu: withMembers(() => ({ constat_code: 'rien' })),
    },
    non_conformites_mesurer: {
      non_conformite_inconnue: unknown,
      transition_refusee: ofClosed,
      type_mesure_inconnu: withMembers(() => ({ type_code: 'rien' })),
    },
    non_conformites_clore: {
      non_conformite_inconnue: unknown,
      transition_refusee: ofClosed,
      separation_des_taches: (stage, route, ask) =>
        withId(({ api }) => nonConformity(api, true), RAISON, AS)(stage, route, ask),
    },
    non_conformites_declasser: {
      non_conformite_inconnue: unknown,
      transition_refusee: (stage, route, ask) =>
        withId(({ api }) => foundByDirection(api, 'registre_incomplet'), RAISON, AS)(stage, route, ask),
      separation_des_taches: (stage, route, ask) =>
        withId(({ api }) => nonConformity(api), RAISON, AS)(stage, route, ask),
    },
    inspections_attribuer: {
      inspection_prevue_inconnue: unknown,
      utilisateur_inconnu: withMembers(() => ({ inspecteur_id: NOBODY })),
      inspecteur_refuse: withMembers(() => ({ inspecteur_id: UTILISATEUR.magasinier })),
    },
    inspections_planifier: {
      groupement_inconnu: withMembers(() => ({ groupement_id: NOBODY })),
      campagne_introuvable: withMembers(() => ({ annee: undefined, campagne_id: NOBODY })),
      plan_deja_etabli: twice,
    },
    echantillons_creer: {
      producteur_inconnu: withMembers(() => ({ producteur_id: NOBODY })),
      parcelle_inconnue: withMembers(() => ({ parcelle_id: NOBODY })),
      echantillon_deja_connu: twice,
    },
    echantillons_resultats: { echantillon_inconnu: unknown, resultat_analyse_deja_connu: twice },
    echantillons_corriger_resultat: {
      resultat_inconnu: (stage, route, ask) =>
        send(stage, route, { ...ask, path: at(route, NOBODY).replace(':resultat_id', NOBODY) }),
      resultat_analyse_deja_connu: async (stage, route, ask) => {
        const path = await reported(stage.api, route, 'R-2')
        return send(stage, route, { ...ask, path, body: { rapport: 'R-2', ...RAISON } })
      },
      correction_sans_effet: twice,
    },
  },
  places: [
    query('registre_membres', 'groupement_id', () => GROUPEMENT.kouma, 'direction', '/v1/registre/membres'),
    query('non_conformites', 'inspection_id', () => THEIRS, AS, '/v1/non-conformites'),
    ...Object.entries({
      plan_id: THEIRS,
      groupement_id: GROUPEMENT.kouma,
      producteur_id: PRODUCTEUR.voisine,
    }).map(([member, id]) => query('inspections_plan', member, () => id, AS, '/v1/inspections/plan')),
    ...Object.entries({ producteur_id: PRODUCTEUR.voisine, parcelle_id: PARCELLE.voisine }).flatMap(
      ([member, id]) => [
        query('echantillons', member, () => id, AS),
        place(['echantillons_creer', member], id, () => '/v1/echantillons', {
          as: AS,
          body: (value) => ({
            numero: 'E-1',
            producteur_id: PRODUCTEUR.ordinary,
            matiere: 'feuilles',
            laboratoire: 'LNSA',
            [member]: value,
          }),
        }),
        place(['non_conformites_creer', member], id, () => '/v1/non-conformites', {
          as: AS,
          body: (value) => ({ constat_code: 'registre_incomplet', description: 'x', [member]: value }),
        }),
      ],
    ),
    ...Object.entries({ groupement_id: GROUPEMENT.kouma, campagne_id: CAMPAGNE.voisine }).map(
      ([member, id]) =>
        place(['inspections_planifier', member], id, () => '/v1/inspections/plan', {
          as: AS,
          body: (value) => ({
            groupement_id: GROUPEMENT.sekou,
            ...(member === 'campagne_id' ? {} : { annee: 2050 }),
            methode: 'tirage',
            [member]: value,
          }),
        }),
    ),
    place(['inspections_attribuer', 'id'], THEIRS, (id) => `/v1/inspections/plan/${id}/attribuer`, {
      as: AS,
      body: () => NAMED,
    }),
    place(
      ['inspections_attribuer', 'inspecteur_id'],
      UTILISATEUR.voisineAgent,
      () => `/v1/inspections/plan/${NOBODY}/attribuer`,
      { as: AS, body: (value) => ({ inspecteur_id: value }) },
    ),
    query('controles_officiels', 'producteur_id', () => PRODUCTEUR.voisine, AS, '/v1/controles-officiels'),
    place(
      ['controles_officiels_creer', 'producteur_id'],
      PRODUCTEUR.voisine,
      () => '/v1/controles-officiels',
      {
        as: AS,
        body: (producteur_id) => ({ ...CONTROL, producteur_id }),
      },
    ),
    place(['controles_officiels_annuler', 'id'], THEIRS, (id) => `/v1/controles-officiels/${id}/annuler`, {
      as: AS,
      body: () => RAISON,
    }),
    place(['non_conformites_mesurer', 'id'], THEIRS, (id) => `/v1/non-conformites/${id}/mesures`, {
      as: AS,
      body: () => MESURE,
    }),
    place(['non_conformites_declasser', 'id'], THEIRS, (id) => `/v1/non-conformites/${id}/declasser`, {
      as: AS,
      body: () => RAISON,
    }),
    place(['non_conformites_clore', 'id'], THEIRS, (id) => `/v1/non-conformites/${id}/clore`, {
      as: AS,
      body: () => RAISON,
    }),
    place(['echantillons_resultats', 'id'], THEIRS, (id) => `/v1/echantillons/${id}/resultats`, {
      as: AS,
      body: report,
    }),
    ...['id', 'resultat_id'].map((member) =>
      place(
        ['echantillons_corriger_resultat', member],
        THEIRS,
        (id) => `/v1/echantillons/${id}/resultats/${id}/corriger`,
        { as: AS, body: () => ({ conclusion: 'conforme', ...RAISON }) },
      ),
    ),
  ],
}
