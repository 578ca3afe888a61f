import type { DeclaredRoute } from '../contract/route.ts'

const SINCE = '1.207.0'

/** Audit dossiers: everything of a campaign as of one instant, in one signed archive. */
export const DOSSIERS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/dossiers-audit',
    name: 'dossiers_audit',
    list: 'dossiers',
    summary: 'Lists the audit dossiers that were asked for, latest first.',
    since: SINCE,
  },
  {
    method: 'POST',
    path: '/v1/dossiers-audit',
    name: 'dossiers_audit_creer',
    success: 201,
    refusals: [
      'campagne_introuvable',
      'campagne_non_ouverte',
      'groupement_inconnu',
      'lot_inconnu',
      'periode_hors_campagne',
      'periode_invalide',
    ],
    summary:
      'Requests an audit dossier of a campaign: a period, one group of operators or all, and the trace of chosen lots. A background task makes it.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/dossiers-audit/:id',
    name: 'dossiers_audit_lire',
    refusals: ['dossier_inconnu'],
    summary: 'Shows an audit dossier: its state, how far it is, and why it failed.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/dossiers-audit/:id/contenu',
    name: 'dossiers_audit_contenu',
    handler: true,
    refusals: ['dossier_inconnu', 'dossier_non_pret'],
    summary: 'Returns the URL of the archive of an audit dossier; each access is journalled.',
    since: SINCE,
  },
]
