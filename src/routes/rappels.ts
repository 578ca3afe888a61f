import type { DeclaredRoute } from '../contract/route.ts'

/** Recalls, and the mass balance that proves what is where. */
export const RAPPELS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/rappels',
    name: 'rappels',
    list: 'rappels',
    summary: 'Lists the recalls and exercises, latest first.',
    since: '1.195.0',
  },
  {
    method: 'POST',
    path: '/v1/rappels',
    name: 'rappels_planifier',
    success: 201,
    refusals: ['origine_inconnue'],
    summary: 'Plans a recall, or an exercise: what it reaches is kept as it stands, nothing is blocked.',
    since: '1.196.0',
  },
  {
    method: 'GET',
    path: '/v1/rappels/:id',
    name: 'rappels_lire',
    refusals: ['rappel_inconnu'],
    summary: 'Shows a recall with its frozen plan, what its execution did and what it held since.',
    since: '1.197.0',
  },
  {
    method: 'GET',
    path: '/v1/rappels/:id/lignes',
    name: 'rappels_lignes',
    list: 'lignes',
    refusals: ['rappel_inconnu'],
    summary: 'Lists what a recall reached, line by line.',
    since: '1.198.0',
  },
  {
    method: 'POST',
    path: '/v1/rappels/:id/executer',
    name: 'rappels_executer',
    refusals: ['rappel_inconnu', 'rappel_non_planifie'],
    summary: 'Blocks every lot that the recall reaches and names what can not be blocked.',
    since: '1.199.0',
  },
  {
    method: 'POST',
    path: '/v1/rappels/:id/clore',
    name: 'rappels_clore',
    refusals: ['rappel_inconnu', 'rappel_clos'],
    summary: 'Closes a recall with its conclusion; its lots stay in quarantine until they are released.',
    since: '1.200.0',
  },
  {
    method: 'GET',
    path: '/v1/bilan-matiere',
    name: 'bilan_matiere',
    list: 'bilans',
    summary: 'Shows the mass balance of a period per product, site, referential and category, flow by flow.',
    since: '1.201.0',
  },
]
