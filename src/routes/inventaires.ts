import type { DeclaredRoute } from '../contract/route.ts'

/** Physical inventories of places. */
export const INVENTAIRES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/inventaires',
    name: 'inventaires',
    list: 'inventaires',
    summary: 'Lists the inventories with their missing and surplus masses, latest first.',
    since: '1.213.0',
  },
  {
    method: 'POST',
    path: '/v1/inventaires',
    name: 'inventaires_creer',
    success: 201,
    refusals: [
      'emplacement_inconnu',
      'emplacement_ferme',
      'lot_inconnu',
      'lot_hors_emplacement',
      'inventaire_incomplet',
    ],
    summary: 'Proposes the inventory of a place: the counted mass of each lot at a date.',
    since: '1.213.0',
  },
  {
    method: 'GET',
    path: '/v1/inventaires/:id',
    name: 'inventaires_lire',
    refusals: ['inventaire_inconnu'],
    summary: 'Shows an inventory with each count and the treatment of its difference.',
    since: '1.213.0',
  },
  {
    method: 'POST',
    path: '/v1/inventaires/:id/valider',
    name: 'inventaires_valider',
    refusals: [
      'inventaire_inconnu',
      'transition_refusee',
      'separation_des_taches',
      'personnes_non_distinctes',
      'inventaire_perime',
      'qualite_non_admise',
      'stock_insuffisant',
      'lot_non_debitable',
      'segment_manquant',
      'sequence_hors_capacite',
    ],
    summary:
      'Validates an inventory, by a second person: shortages are lost, each surplus is a conventional lot.',
    since: '1.213.0',
  },
  {
    method: 'POST',
    path: '/v1/inventaires/:id/annuler',
    name: 'inventaires_annuler',
    refusals: ['inventaire_inconnu', 'transition_refusee'],
    summary: 'Cancels an inventory that waits, with a reason.',
    since: '1.213.0',
  },
]
