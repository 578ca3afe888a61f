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
    path: '/v1/parcelles/etendue',
    name: 'parcelles_etendue',
    report: true,
    summary: 'Returns the extent of the plots and their number in each state, for a map.',
    since: '1.210.0',
  },
  {
    method: 'GET',
    path: '/v1/parcelles/tuiles/:z/:x/:y',
    name: 'parcelles_tuile',
    handler: true,
    media: ['application/vnd.mapbox-vector-tile'],
    report: true,
    conditional: true,
    summary: 'Draws a tile of the map of plots: shapes with their states, or their numbers.',
    since: '1.210.0',
  },
  {
    method: 'GET',
    path: '/v1/parcelles/:id/chevauchements',
    name: 'parcelles_chevauchements',
    refusals: ['parcelle_inconnue'],
    summary: 'Lists the plots that share land with a plot: whose, since when, and the shape in common.',
    since: '1.210.0',
  },
  {
    method: 'GET',
    path: '/v1/collectes',
    name: 'collectes',
    list: 'collectes',
    summary: 'Lists the collections, latest first, with the effects of their open controls.',
    since: '1.48.0',
  },
  {
    method: 'GET',
    path: '/v1/collectes/:id',
    name: 'collectes_lire',
    refusals: ['collecte_inconnue'],
    summary:
      'Shows a complete collection: weighings, states, movements, controls, files, messages, destinations and amounts due.',
    since: '1.206.0',
  },
]
