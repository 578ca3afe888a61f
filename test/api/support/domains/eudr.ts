// Test data for the routes of due diligence statements on deforestation.
import { PARCELLE, PRODUIT } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { query } from '../place.ts'
import { NOBODY, type Provoke, send, withId } from '../provoke.ts'
import { createExpedition, THEIRS } from '../sales.ts'
import { LOT_VOISINE, makeLot } from '../stock.ts'

const AS = 'rsci'
const BY = 'direction'
const NOT_HERE = '01960000-00f1-7000-8000-00000000000a'
const RAISON = { raison: 'Autre parcelle' }
const EVALUATIONS = '/v1/evaluations-eudr'
const DECLARATIONS = '/v1/declarations-eudr'
const EVALUATION = {
  parcelle_id: PARCELLE.ordinary,
  source_evaluation: 'JRC 2020, version 2',
  evaluee_le: '2026-01-15',
  resultat: 'sans_deforestation',
}
const assessed = async (api: Api): Promise<string> => (await api.post(EVALUATIONS, EVALUATION, AS)).body.id
const ofLots = async (api: Api) => ({
  lignes: [{ lot_id: await makeLot(api), quantite_g: 1000 }],
  amont: [{ identifiant_declaration: 'FR-2026-17' }],
  pays: 'BJ',
})

// The acts that lead from a draft to each state.
const PATHS = {
  brouillon: [],
  deposee: ['deposer'],
  incertaine: ['deposer', 'douter'],
  disponible: ['deposer', 'numeroter'],
  engagee: ['deposer', 'numeroter', 'engager'],
  liee: ['deposer', 'lier'],
  retiree: ['retirer'],
} as const satisfies Record<string, readonly string[]>

let number = 0
const bodyOf = (act: string) => {
  if (act === 'engager') return { engagement: 'douane', ...RAISON }
  if (act === 'lier') return { jours: 3, ...RAISON }
  if (act !== 'numeroter') return RAISON
  number += 1
  return { numero_dds: `26BJ${Date.now()}${number}`, numero_verification: 'ABCDE', ...RAISON }
}

/** Makes a statement of a lot in a state; returns its id. */
export async function declared(api: Api, state: keyof typeof PATHS = 'brouillon'): Promise<string> {
  await api.post(`/v1/produits/${PRODUIT.ananas}/classer`, { code_nc: '09011100' }, 'admin')
  const id = (await api.post(DECLARATIONS, await ofLots(api), BY)).body.id as string
  for (const act of PATHS[state]) await api.post(`${DECLARATIONS}/${id}/${act}`, bodyOf(act), BY)
  return id
}
const ofState = (state: keyof typeof PATHS): Provoke => withId(({ api }) => declared(api, state))
const late: Provoke = withId(async ({ api }) => {
  const id = await declared(api, 'deposee')
  const body = { ...bodyOf('numeroter'), attribue_le: '2026-01-01T00:00:00Z' }
  await api.post(`${DECLARATIONS}/${id}/numeroter`, body, BY)
  return id
})

// From which state each act starts, and what it refuses beside an unknown statement and a wrong state.
const ACTS: Readonly<Record<string, readonly [from: keyof typeof PATHS, refused: Record<string, Provoke>]>> =
  {
    deposer: [
      'brouillon',
      {
        declaration_incomplete: withId(async ({ api }) => {
          const { amont: _, ...bare } = await ofLots(api)
          return (await api.post(DECLARATIONS, bare, BY)).body.id
        }),
      },
    ],
    douter: ['deposee', {}],
    numeroter: [
      'deposee',
      {
        numero_dds_pris: async (stage, route, ask) => {
          await send(stage, route, ask)
          return withId(() => declared(stage.api, 'deposee'))(stage, route, ask)
        },
      },
    ],
    rejeter: ['deposee', {}],
    reprendre: ['incertaine', {}],
    amender: ['disponible', { delai_eudr_passe: late, declaration_engagee: ofState('engagee') }],
    engager: ['disponible', { declaration_engagee: ofState('engagee') }],
    lier: ['deposee', {}],
    delier: ['liee', { lien_absent: ofState('deposee') }],
    retirer: ['disponible', { delai_eudr_passe: late, declaration_engagee: ofState('engagee') }],
  }
const named = (act: string) => `declarations_eudr_${act}`
const drafted: Domain['refusals'][string] = {
  lot_inconnu: withMembers(() => ({ lignes: [{ lot_id: NOBODY, quantite_g: 1 }] })),
}
const naming = (route: string, member: string, id: () => string, body: (id: string) => object) => ({
  route,
  member,
  id,
  as: BY,
  path: () => DECLARATIONS,
  body,
})

/** The data of this domain. */
export const EUDR: Domain = {
  access: {
    evaluations_eudr: reads('noyau'),
    evaluations_eudr_creer: writes('certification', 'certification.manage'),
    evaluations_eudr_annuler: writes('certification', 'certification.manage'),
    declarations_eudr: reads('ventes'),
    declarations_eudr_lire: reads('ventes'),
    declarations_eudr_remise: reads('ventes'),
    declarations_eudr_creer: writes('ventes', 'eudr.submit'),
    declarations_eudr_modifier: writes('ventes', 'eudr.submit'),
    ...Object.fromEntries(Object.keys(ACTS).map((act) => [named(act), writes('ventes', 'eudr.submit')])),
  },
  ordinary: {
    evaluations_eudr: async ({ api, route: { path } }) => {
      await assessed(api)
      return { path, as: AS }
    },
    evaluations_eudr_creer: ({ route: { path } }) => ({ path, body: EVALUATION, as: AS }),
    evaluations_eudr_annuler: async ({ api, route }) => ({
      path: at(route, await assessed(api)),
      body: RAISON,
      as: AS,
    }),
    declarations_eudr: async ({ api, route: { path } }) => {
      await declared(api)
      return { path, as: BY }
    },
    declarations_eudr_lire: async ({ api, route }) => ({ path: at(route, await declared(api)), as: BY }),
    declarations_eudr_remise: async ({ api, route }) => ({
      path: at(route, await declared(api, 'disponible')),
      as: BY,
    }),
    declarations_eudr_creer: async ({ api, route: { path } }) => ({ path, body: await ofLots(api), as: BY }),
    declarations_eudr_modifier: async ({ api, route }) => ({
      path: at(route, await declared(api)),
      body: { destinataire: 'Import SA', taille: 'moyenne' },
      as: BY,
    }),
    ...Object.fromEntries(
      Object.entries(ACTS).map(([act, [from]]) => [
        named(act),
        (async ({ api, route }) => ({
          path: at(route, await declared(api, from)),
          body: bodyOf(act),
          as: BY,
        })) satisfies Domain['ordinary'][string],
      ]),
    ),
  },
  refusals: {
    evaluations_eudr_creer: { parcelle_inconnue: withMembers(() => ({ parcelle_id: NOBODY })) },
    evaluations_eudr_annuler: { evaluation_eudr_inconnue: unknown, evaluation_eudr_annulee: twice },
    declarations_eudr_lire: { declaration_eudr_inconnue: unknown },
    declarations_eudr_remise: {
      declaration_eudr_inconnue: unknown,
      transition_refusee: ofState('brouillon'),
      // A warehouse keeper may read sales; a field agent may not.
      droit_manquant: (stage, route, ask) => send(stage, route, { ...ask, as: 'agent1' }),
    },
    declarations_eudr_creer: {
      ...drafted,
      expedition_inconnue: withMembers(() => ({ lignes: undefined, expedition_id: NOBODY })),
      expedition_non_validee: async (stage, route, ask) => {
        const body = { expedition_id: await createExpedition(stage.api, {}) }
        return send(stage, route, { ...ask, body })
      },
    },
    declarations_eudr_modifier: {
      ...drafted,
      declaration_eudr_inconnue: unknown,
      transition_refusee: ofState('deposee'),
    },
    ...Object.fromEntries(
      Object.entries(ACTS).map(([act, [, refused]]) => [
        named(act),
        { ...refused, declaration_eudr_inconnue: unknown, transition_refusee: ofState('retiree') },
      ]),
    ),
  },
  places: [
    query('evaluations_eudr', 'parcelle_id', () => PARCELLE.voisine, AS, EVALUATIONS),
    place(['evaluations_eudr_creer', 'parcelle_id'], PARCELLE.voisine, () => EVALUATIONS, {
      as: AS,
      body: (parcelle_id) => ({ ...EVALUATION, parcelle_id }),
    }),
    place(['evaluations_eudr_annuler', 'id'], NOT_HERE, (id) => `${EVALUATIONS}/${id}/annuler`, {
      as: AS,
      body: () => RAISON,
    }),
    query('declarations_eudr', 'expedition_id', () => THEIRS.expedition, BY, DECLARATIONS),
    naming(
      'declarations_eudr_creer',
      'expedition_id',
      () => THEIRS.expedition,
      (expedition_id) => ({ expedition_id }),
    ),
    naming(
      'declarations_eudr_creer',
      'lot_id',
      () => LOT_VOISINE,
      (lot_id) => ({ lignes: [{ lot_id, quantite_g: 1 }] }),
    ),
    place(['declarations_eudr_lire', 'id'], NOT_HERE, (id) => `${DECLARATIONS}/${id}`, { as: BY }),
    place(['declarations_eudr_remise', 'id'], NOT_HERE, (id) => `${DECLARATIONS}/${id}/remise`, { as: BY }),
    ...['id', 'lot_id'].map((member) =>
      place(['declarations_eudr_modifier', member], NOT_HERE, (id) => `${DECLARATIONS}/${id}`, {
        as: BY,
        body: () => ({ note: 'x' }),
      }),
    ),
    ...Object.keys(ACTS).map((act) =>
      place([named(act), 'id'], NOT_HERE, (id) => `${DECLARATIONS}/${id}/${act}`, {
        as: BY,
        body: () => bodyOf(act),
      }),
    ),
  ],
}
