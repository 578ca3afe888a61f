import type { DeclaredRoute } from '../contract/route.ts'

/** Access that an organization gives to the publisher's support, with its end. */
export const SUPPORT: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/acces-support',
    name: 'acces_support',
    list: 'acces',
    summary: 'Lists when support of the publisher could read in the organization, the latest first.',
    since: '1.205.0',
  },
  {
    method: 'GET',
    path: '/v1/acces-support/:id',
    name: 'acces_support_lire',
    refusals: ['acces_support_inconnu'],
    summary: 'Shows an access of support.',
    since: '1.206.0',
  },
  {
    method: 'POST',
    path: '/v1/acces-support',
    name: 'acces_support_ouvrir',
    success: 201,
    refusals: ['acces_support_ouvert'],
    summary: 'Lets support of the publisher read in the organization until an instant, for a reason.',
    since: '1.205.0',
  },
  {
    method: 'POST',
    path: '/v1/acces-support/:id/terminer',
    name: 'acces_support_terminer',
    refusals: ['acces_support_inconnu', 'acces_support_termine'],
    summary: 'Ends an access of support now.',
    since: '1.205.0',
  },
]
