import type { DeclaredRoute } from '../contract/route.ts'

/** Field records: non-conformities, harvest estimates, inputs handed out. */
export const CONSTATS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/non-conformites',
    name: 'non_conformites',
    list: 'non_conformites',
    summary: 'Lists the non-conformities found in the field or stated by decisions, latest first.',
    since: '1.79.0',
  },
  {
    method: 'GET',
    path: '/v1/non-conformites/:id',
    name: 'non_conformites_lire',
    refusals: ['non_conformite_inconnue'],
    summary: 'Shows a non-conformity with its command, controls and files.',
    since: '1.206.0',
  },
  {
    method: 'GET',
    path: '/v1/inspections',
    name: 'inspections',
    list: 'inspections',
    summary: 'Lists the internal inspections with their answers, latest first.',
    since: '1.80.0',
  },
  {
    method: 'GET',
    path: '/v1/inspections/:id',
    name: 'inspections_lire',
    refusals: ['inspection_inconnue'],
    summary: 'Shows an internal inspection with its command, controls and files.',
    since: '1.206.0',
  },
  {
    method: 'GET',
    path: '/v1/estimations',
    name: 'estimations',
    list: 'estimations',
    summary: 'Lists the harvest estimates, latest first.',
    since: '1.81.0',
  },
  {
    method: 'GET',
    path: '/v1/estimations/:id',
    name: 'estimations_lire',
    refusals: ['estimation_inconnue'],
    summary: 'Shows an estimate with its command, controls and files.',
    since: '1.206.0',
  },
  {
    method: 'GET',
    path: '/v1/remises',
    name: 'remises',
    list: 'remises',
    summary: 'Lists the inputs handed out, latest first.',
    since: '1.82.0',
  },
  {
    method: 'GET',
    path: '/v1/remises/:id',
    name: 'remises_lire',
    refusals: ['remise_inconnue'],
    summary: 'Shows a hand-out of an input with its command, controls and files.',
    since: '1.206.0',
  },
]
