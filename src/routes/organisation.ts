import type { DeclaredRoute } from '../contract/route.ts'

/** The routes by which a member reads the organization. */
export const ORGANISATION: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/moi',
    name: 'moi',
    summary: 'Shows the caller in the active organization, with their permissions and modules.',
  },
  {
    method: 'GET',
    path: '/v1/permissions',
    name: 'permissions',
    summary: 'Lists the permission catalogue, flat and by module.',
  },
  {
    method: 'GET',
    path: '/v1/campagnes',
    name: 'campagnes',
    summary: 'Lists the campaigns, latest year first.',
  },
  {
    method: 'GET',
    path: '/v1/campagnes/:id/tableau',
    name: 'campagnes_tableau',
    report: true,
    refusals: ['campagne_introuvable'],
    summary:
      'Shows a campaign in figures: weeks, capacities, stock, open controls, silent devices, certificates that end.',
    since: '1.210.0',
  },
  {
    method: 'GET',
    path: '/v1/produits',
    name: 'produits',
    refusals: ['campagne_introuvable', 'campagne_non_ouverte'],
    summary: 'Lists the products by code, as a campaign froze them, with their attributes in pack order.',
  },
  {
    method: 'GET',
    path: '/v1/numerotation/apercu',
    name: 'numerotation_apercu',
    refusals: [
      'campagne_introuvable',
      'produit_introuvable',
      'campagne_non_ouverte',
      'sequence_hors_capacite',
      'segment_manquant',
    ],
    summary: 'Shows the next official number of a campaign, nature and product; nothing is reserved.',
  },
]
