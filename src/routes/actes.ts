import type { DeclaredRoute } from '../contract/route.ts'

/** The acts that a caller may do on a record, of any kind. */
export const ACTES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/actes/:entite/:id',
    name: 'actes_lire',
    refusals: [
      'droit_manquant',
      'lot_inconnu',
      'reception_inconnue',
      'etape_inconnue',
      'vente_inconnue',
      'expedition_inconnue',
      'paiement_inconnu',
    ],
    summary:
      'Lists the acts on a record, with those that the caller may do now and the reasons against the others.',
    since: '1.210.0',
  },
]
