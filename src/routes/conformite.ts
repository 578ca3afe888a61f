import type { DeclaredRoute } from '../contract/route.ts'

/** Quality referentials, compliance grids, and the quality states of plots. */
export const CONFORMITE: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/referentiels',
    name: 'referentiels',
    list: 'referentiels',
    summary: 'Lists the global catalogue of referentials with their states, as the organization ticked them.',
    since: '1.74.0',
  },
  {
    method: 'GET',
    path: '/v1/referentiels/:code',
    name: 'referentiels_lire',
    refusals: ['referentiel_inconnu'],
    summary: 'Shows one referential of the global catalogue, as the organization ticked it.',
    since: '1.209.0',
  },
  {
    method: 'PUT',
    path: '/v1/referentiels/:code',
    name: 'referentiels_cocher',
    refusals: ['referentiel_inconnu', 'referentiel_utilise'],
    summary: 'Selects or deselects a referential from now on; one that is in use cannot be deselected.',
    since: '1.75.0',
  },
  {
    method: 'GET',
    path: '/v1/conformite/grille',
    name: 'conformite_grille',
    report: true,
    refusals: ['parcelle_inconnue'],
    summary:
      'Shows the compliance grids of the open campaigns, and where a plot stands in their conversion calendars.',
    since: '1.76.0',
  },
  {
    method: 'GET',
    path: '/v1/conformite/statuts',
    name: 'conformite_statuts',
    list: 'statuts',
    summary: 'Lists the quality states of plots through time, or those of one day.',
    since: '1.77.0',
  },
  {
    method: 'POST',
    path: '/v1/conformite/statuts',
    name: 'conformite_reviser',
    success: 201,
    refusals: [
      'parcelle_inconnue',
      'referentiel_inconnu',
      'referentiel_non_coche',
      'statut_inchange',
      'conversion_trop_rapide',
      'statut_refuse',
    ],
    summary: 'Revises the quality state of a plot from a date on, with a reason.',
  },
  {
    method: 'GET',
    path: '/v1/conformite/revisions',
    name: 'conformite_revisions',
    list: 'revisions',
    summary: 'Lists everything that was said of the quality states of plots, last recorded first.',
    since: '1.78.0',
  },
  {
    method: 'GET',
    path: '/v1/conformite/revisions/:id',
    name: 'conformite_revisions_lire',
    refusals: ['revision_inconnue'],
    summary: 'Shows a revision of a state.',
    since: '1.206.0',
  },
]
