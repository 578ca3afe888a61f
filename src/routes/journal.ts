import type { Route } from '../contract/route.ts'

/** Who did what, and who was refused. */
export const JOURNAL: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/journal',
    name: 'journal',
    who: { permission: 'audit.export' },
    list: 'evenements',
    summary: 'Lists the audit journal, latest first.',
    spec: 'Events',
    since: '1.113.0',
  },
  {
    method: 'GET',
    path: '/v1/journal/appels',
    name: 'journal_appels',
    who: { permission: 'users.manage' },
    list: 'appels',
    summary: 'Lists the administration call journal, the refused permissions, latest first.',
    spec: 'Authentication',
    since: '1.114.0',
  },
]
