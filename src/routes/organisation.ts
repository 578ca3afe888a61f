import type { Route } from '../contract/route.ts'

/** What a member asks about the organization. */
export const ORGANISATION: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/moi',
    name: 'moi',
    who: 'membre',
    summary: 'Tells who the caller is in the active organization, with which permissions and modules.',
    spec: 'Resources, Current user context',
  },
  {
    method: 'GET',
    path: '/v1/permissions',
    name: 'permissions',
    who: { permission: 'permission_sets.manage' },
    summary: 'Lists the permission catalogue, flat and by module.',
    spec: 'Resources, Permission catalogue',
  },
  {
    method: 'GET',
    path: '/v1/campagnes',
    name: 'campagnes',
    who: 'membre',
    summary: 'Lists the campaigns, latest year first.',
    spec: 'Resources, Campagne',
  },
  {
    method: 'GET',
    path: '/v1/produits',
    name: 'produits',
    who: 'membre',
    refusals: ['campagne_introuvable', 'campagne_non_ouverte'],
    summary: 'Lists the products by code, as a campaign froze them, with their attributes in pack order.',
    spec: 'Resources, Produit',
  },
  {
    method: 'GET',
    path: '/v1/numerotation/apercu',
    name: 'numerotation_apercu',
    who: 'membre',
    refusals: [
      'campagne_introuvable',
      'produit_introuvable',
      'campagne_non_ouverte',
      'sequence_hors_capacite',
      'segment_manquant',
    ],
    summary: 'Shows the next official number of a campaign, nature and product; nothing is reserved.',
    spec: 'Resources, Numbering preview response',
  },
]
