import type { Route } from '../contract/route.ts'

/** Producers, plots and collections. */
export const TERRAIN: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/producteurs',
    name: 'producteurs',
    who: { lecture: 'noyau' },
    list: 'producteurs',
    summary: 'Lists the producers, without their identity documents.',
    spec: 'Resources, Other rules on resources',
    since: '1.44.0',
  },
  {
    method: 'GET',
    path: '/v1/parcelles',
    name: 'parcelles',
    who: { lecture: 'noyau' },
    list: 'parcelles',
    summary: 'Lists the plots with their crops, the survey in force and their quality states.',
    spec: 'Resources, Other rules on resources',
    since: '1.45.0',
  },
  {
    method: 'GET',
    path: '/v1/collectes',
    name: 'collectes',
    who: { lecture: 'noyau' },
    list: 'collectes',
    summary: 'Lists the collections, latest first, with what their open controls forbid.',
    spec: 'States, Control queue',
    since: '1.48.0',
  },
]
