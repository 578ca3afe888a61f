import type { Route } from '../contract/route.ts'

/** What the field found, foresaw and handed out. */
export const CONSTATS: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/non-conformites',
    name: 'non_conformites',
    who: { lecture: 'inspection' },
    list: 'non_conformites',
    summary: 'Lists the non-conformities found in the field or stated by decisions, latest first.',
    spec: 'Resources, Command envelope',
    since: '1.79.0',
  },
  {
    method: 'GET',
    path: '/v1/inspections',
    name: 'inspections',
    who: { lecture: 'inspection' },
    list: 'inspections',
    summary: 'Lists the internal inspections with their answers, latest first.',
    spec: 'Resources, Command envelope',
    since: '1.80.0',
  },
  {
    method: 'GET',
    path: '/v1/estimations',
    name: 'estimations',
    who: { lecture: 'estimation' },
    list: 'estimations',
    summary: 'Lists the harvest estimates, latest first.',
    spec: 'Resources, Command envelope',
    since: '1.81.0',
  },
  {
    method: 'GET',
    path: '/v1/remises',
    name: 'remises',
    who: { lecture: 'intrants' },
    list: 'remises',
    summary: 'Lists the inputs handed out, latest first.',
    spec: 'Resources, Command envelope',
    since: '1.82.0',
  },
]
