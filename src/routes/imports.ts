import { type DeclaredRoute, XLSX } from '../contract/route.ts'

const SINCE = '1.206.0'

/** Imports: what the office brings in from spreadsheets. */
export const IMPORTS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/imports/modeles',
    name: 'imports_modeles',
    handler: true,
    summary: 'Lists the kinds of imports with their columns explained.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/imports/modeles/:genre',
    name: 'imports_modele',
    handler: true,
    media: ['text/csv', XLSX],
    refusals: ['genre_inconnu'],
    summary: 'Shows the columns of an import; as text/csv or as a workbook, the template to fill in.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/imports',
    name: 'imports',
    list: 'imports',
    summary: 'Lists the imports of the kinds that the caller may bring in, latest first.',
    since: SINCE,
  },
  {
    method: 'POST',
    path: '/v1/imports',
    name: 'imports_creer',
    success: 201,
    handler: true,
    refusals: ['genre_inconnu', 'module_inactif'],
    summary: 'Announces a file to bring in and gives the signed address that takes it.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/imports/:id',
    name: 'imports_lire',
    refusals: ['importation_inconnue'],
    summary: 'Shows an import and how far it is.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/imports/:id/lignes',
    name: 'imports_lignes',
    list: 'lignes',
    refusals: ['importation_inconnue'],
    summary: 'Lists the rows of an import: their cells, what was understood, the records that they made.',
    since: SINCE,
  },
  {
    method: 'GET',
    path: '/v1/imports/:id/constats',
    name: 'imports_constats',
    list: 'constats',
    refusals: ['importation_inconnue'],
    summary: 'Lists what is wrong, or worth a look, in the rows of an import.',
    since: SINCE,
  },
  {
    method: 'POST',
    path: '/v1/imports/:id/essayer',
    name: 'imports_essayer',
    refusals: ['importation_inconnue', 'module_inactif', 'transition_refusee'],
    summary:
      'Has the file read and tried in the background: the report says what would happen, nothing is written.',
    since: SINCE,
  },
  {
    method: 'POST',
    path: '/v1/imports/:id/appliquer',
    name: 'imports_appliquer',
    refusals: ['importation_inconnue', 'importation_fautive', 'module_inactif', 'transition_refusee'],
    summary:
      'Has an import that was tried applied in the background: every row or none, or the rows without fault.',
    since: SINCE,
  },
  {
    method: 'POST',
    path: '/v1/imports/:id/annuler',
    name: 'imports_annuler',
    refusals: ['importation_inconnue', 'annulation_impossible', 'module_inactif', 'transition_refusee'],
    summary: 'Undoes an import as one act, with a reason, while nothing stands on what it made.',
    since: SINCE,
  },
]
