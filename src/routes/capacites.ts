import type { DeclaredRoute } from '../contract/route.ts'

/** Yields of plots and capacities of producers. */
export const CAPACITES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/rendements',
    name: 'rendements',
    list: 'rendements',
    summary: 'Lists the yields set for plots, latest first.',
    since: '1.53.0',
  },
  {
    method: 'POST',
    path: '/v1/rendements',
    name: 'rendements_fixer',
    success: 201,
    refusals: [
      'campagne_introuvable',
      'campagne_cloturee',
      'parcelle_inconnue',
      'produit_introuvable',
      'culture_absente',
    ],
    summary: 'Sets the yield of a plot with its reason; the capacities that rest on it return to validation.',
  },
  {
    method: 'GET',
    path: '/v1/capacites',
    name: 'capacites',
    list: 'capacites',
    summary:
      'Lists the capacities with their balances, validations and what forbids them, latest proposal first.',
    since: '1.54.0',
  },
  {
    method: 'POST',
    path: '/v1/capacites',
    name: 'capacites_proposer',
    success: 201,
    refusals: [
      'campagne_introuvable',
      'campagne_cloturee',
      'produit_introuvable',
      'etat_inconnu',
      'producteur_inconnu',
      'groupement_inconnu',
      'rendement_inconnu',
      'capacite_sans_parcelle',
    ],
    summary: "Proposes a producer's capacity, or those of a whole group, from surveys, states and yields.",
  },
  {
    method: 'GET',
    path: '/v1/capacites/:id',
    name: 'capacites_lire',
    refusals: ['capacite_inconnue'],
    summary: 'Shows a capacity beside what its plots would yield by what is known now.',
    since: '1.55.0',
  },
  {
    method: 'POST',
    path: '/v1/capacites/:id/valider',
    name: 'capacites_valider',
    refusals: [
      'capacite_inconnue',
      'capacite_deja_decidee',
      'separation_des_taches',
      'validation_personnes_distinctes',
      'validation_deja_donnee',
      'capacite_non_validable',
      'rendement_inconnu',
      'capacite_perimee',
    ],
    summary:
      'Validates a capacity in a role; the second of two persons, one in each role, makes it the ceiling.',
    since: '1.56.0',
  },
  {
    method: 'POST',
    path: '/v1/capacites/:id/refuser',
    name: 'capacites_refuser',
    refusals: ['capacite_inconnue', 'capacite_deja_decidee'],
    summary: 'Refuses a proposed capacity with a reason; the ceiling stays what it is.',
    since: '1.57.0',
  },
]
