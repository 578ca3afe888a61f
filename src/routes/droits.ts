import type { DeclaredRoute } from '../contract/route.ts'

/** Permission sets with their versions, and their holders over time. */
export const DROITS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/ensembles-permissions',
    name: 'ensembles_permissions',
    list: 'ensembles',
    summary: 'Lists the permission sets by code.',
  },
  {
    method: 'POST',
    path: '/v1/ensembles-permissions',
    name: 'ensembles_permissions_creer',
    success: 201,
    refusals: ['permission_inconnue', 'ensemble_existant'],
    summary: 'Creates a permission set; its code is given once and never changed.',
  },
  {
    method: 'GET',
    path: '/v1/ensembles-permissions/:id',
    name: 'ensembles_permissions_lire',
    refusals: ['ensemble_inconnu'],
    summary: 'Shows a permission set with its versions, latest first.',
    since: '1.90.0',
  },
  {
    method: 'PATCH',
    path: '/v1/ensembles-permissions/:id',
    name: 'ensembles_permissions_modifier',
    refusals: [
      'ensemble_inconnu',
      'version_perimee',
      'permission_inconnue',
      'auto_attribution_refusee',
      'dernier_administrateur',
    ],
    summary: 'Writes a new version of a permission set, in force at once.',
  },
  {
    method: 'GET',
    path: '/v1/utilisateurs/:id/attributions',
    name: 'utilisateurs_attributions',
    list: 'attributions',
    refusals: ['utilisateur_inconnu'],
    summary: 'Lists the permission sets of an account with their periods, the latest first.',
    since: '1.91.0',
  },
  {
    method: 'POST',
    path: '/v1/utilisateurs/:id/attributions',
    name: 'utilisateurs_attribuer',
    success: 201,
    refusals: [
      'utilisateur_inconnu',
      'ensemble_inconnu',
      'auto_attribution_refusee',
      'periode_invalide',
      'fin_obligatoire',
      'attribution_chevauchante',
    ],
    summary: 'Assigns a permission set to an account for a past, present or future period.',
  },
  {
    method: 'POST',
    path: '/v1/attributions/:id/terminer',
    name: 'attributions_terminer',
    refusals: ['attribution_inconnue', 'attribution_deja_terminee', 'dernier_administrateur'],
    summary: 'Ends an assignment, now or at a date before its end.',
  },
]
