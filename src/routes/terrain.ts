import type { DeclaredRoute } from '../contract/route.ts'

/** Producers, plots and collections. */
export const TERRAIN: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/producteurs',
    name: 'producteurs',
    list: 'producteurs',
    summary: 'Lists the producers, without their identity documents.',
    since: '1.44.0',
  },
  {
    method: 'GET',
    path: '/v1/parcelles',
    name: 'parcelles',
    list: 'parcelles',
    summary: 'Lists the plots with their crops, the survey in force and their quality states.',
    since: '1.45.0',
  },
  {
    method: 'GET',
    path: '/v1/collectes',
    name: 'collectes',
    list: 'collectes',
    summary: 'Lists the collections, latest first, with what their open controls forbid.',
    since: '1.48.0',
  },
  {
    method: 'GET',
    path: '/v1/collectes/:id',
    name: 'collectes_lire',
    refusals: ['collecte_inconnue'],
    summary:
      'Shows a collection whole: weighings, states, movements, controls, files, messages, where it went and what is due.',
    since: '1.206.0',
  },
]
