import type { Route } from '../route.ts'

const STEPS = 'Resources, Other rules on resources'
const READERS = { lecture: 'stock' } as const
const common = {
  who: { permission: 'stock.manage' },
  module: 'procedes',
  spec: STEPS,
  since: '1.999.0',
} as const
const WRITTEN = [
  'campagne_introuvable',
  'campagne_cloturee',
  'activite_inconnue',
  'activite_inactive',
  'lot_inconnu',
  'produit_introuvable',
  'emplacement_inconnu',
  'emplacement_ferme',
  'referentiel_inconnu',
  'referentiel_non_coche',
  'etat_inconnu',
] as const

/** Process steps. */
export const ETAPES: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/etapes',
    name: 'etapes',
    who: READERS,
    list: 'etapes',
    summary: 'Lists the process steps with their inputs, outputs, losses and balance, latest first.',
    spec: STEPS,
    since: '1.999.0',
  },
  {
    ...common,
    method: 'POST',
    path: '/v1/etapes',
    name: 'etapes_creer',
    success: 201,
    refusals: [...WRITTEN],
    summary: 'Creates a draft step; nothing is moved.',
  },
  {
    method: 'GET',
    path: '/v1/etapes/:id',
    name: 'etapes_lire',
    who: READERS,
    refusals: ['etape_inconnue'],
    summary: 'Shows a step with its inputs, outputs, losses, balance, downgrades and history.',
    spec: STEPS,
    since: '1.999.0',
  },
  {
    ...common,
    method: 'PATCH',
    path: '/v1/etapes/:id',
    name: 'etapes_modifier',
    refusals: ['etape_inconnue', 'transition_refusee', ...WRITTEN],
    summary: 'Changes a draft step; inputs, outputs or losses, when given, take the place of all.',
  },
  {
    ...common,
    method: 'POST',
    path: '/v1/etapes/:id/valider',
    name: 'etapes_valider',
    refusals: [
      'etape_inconnue',
      'transition_refusee',
      'campagne_cloturee',
      'activite_inconnue',
      'activite_inactive',
      'etape_bloquee',
      'lot_non_valide',
      'etape_incomplete',
      'nature_lot_requise',
      'emplacement_ferme',
      'qualite_superieure',
      'declassement_a_confirmer',
      'bilan_hors_tolerance',
      'qualite_non_admise',
      'stock_insuffisant',
    ],
    summary: 'Validates a draft step: its matter moves, its outputs are born as lots that wait.',
  },
  {
    ...common,
    method: 'POST',
    path: '/v1/etapes/:id/devalider',
    name: 'etapes_devalider',
    refusals: [
      'etape_inconnue',
      'transition_refusee',
      'matiere_deja_utilisee',
      'lot_en_quarantaine',
      'lot_non_debitable',
    ],
    summary: 'Reverses a validated step, with a reason: its lots are cancelled, it is a draft again.',
  },
]
