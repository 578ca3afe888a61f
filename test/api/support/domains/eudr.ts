// Test data for the routes of due diligence statements on deforestation.
import { PARCELLE } from '../../../../demo/ids.ts'
import { reads, writes } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { at, place, twice, unknown, withMembers } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { query } from '../place.ts'
import { NOBODY } from '../provoke.ts'

const AS = 'rsci'
const THEIRS = '01960000-00f1-7000-8000-00000000000a'
const RAISON = { raison: 'Autre parcelle' }
const EVALUATIONS = '/v1/evaluations-eudr'
const EVALUATION = {
  parcelle_id: PARCELLE.ordinary,
  source_evaluation: 'JRC 2020, version 2',
  evaluee_le: '2026-01-15',
  resultat: 'sans_deforestation',
}
const assessed = async (api: Api): Promise<string> => (await api.post(EVALUATIONS, EVALUATION, AS)).body.id

/** The data of this domain. */
export const EUDR: Domain = {
  access: {
    evaluations_eudr: reads('noyau'),
    evaluations_eudr_creer: writes('certification', 'certification.manage'),
    evaluations_eudr_annuler: writes('certification', 'certification.manage'),
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
  },
  refusals: {
    evaluations_eudr_creer: { parcelle_inconnue: withMembers(() => ({ parcelle_id: NOBODY })) },
    evaluations_eudr_annuler: { evaluation_eudr_inconnue: unknown, evaluation_eudr_annulee: twice },
  },
  places: [
    query('evaluations_eudr', 'parcelle_id', () => PARCELLE.voisine, AS, EVALUATIONS),
    place(['evaluations_eudr_creer', 'parcelle_id'], PARCELLE.voisine, () => EVALUATIONS, {
      as: AS,
      body: (parcelle_id) => ({ ...EVALUATION, parcelle_id }),
    }),
    place(['evaluations_eudr_annuler', 'id'], THEIRS, (id) => `${EVALUATIONS}/${id}/annuler`, {
      as: AS,
      body: () => RAISON,
    }),
  ],
}
