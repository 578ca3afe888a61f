import type { DeclaredRoute } from '../contract/route.ts'

/** The audit journal, and the journal of refused permissions. */
export const JOURNAL: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/journal',
    name: 'journal',
    list: 'evenements',
    summary: 'Lists the audit journal, latest first.',
    since: '1.113.0',
  },
  {
    method: 'GET',
    path: '/v1/journal/appels',
    name: 'journal_appels',
    list: 'appels',
    summary: 'Lists the administration call journal, the refused permissions, latest first.',
    since: '1.114.0',
  },
]
