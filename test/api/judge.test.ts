// The contract check that every response of this suite passes: the responses that it accepts, and those that it does not.
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import type { Judged } from './support/contract.ts'

const api = await openApi()
const headers = (more: Record<string, string> = {}) =>
  new Headers({ 'x-request-id': 'r', 'content-type': 'application/json', ...more })
const answer = (changes: Partial<Judged>, body: unknown = { statut: 'ok' }): Judged => ({
  method: 'GET',
  path: '/sante',
  status: 200,
  headers: headers(),
  text: JSON.stringify(body),
  ...changes,
})
const judged = (changes: Partial<Judged>, body?: unknown) => () => api.judge(answer(changes, body))

test('an answer of the contract passes', () => {
  expect(judged({})).not.toThrow()
  expect(judged({ path: '/v1/moi', status: 403 }, { erreur: 'compte_inactif' })).not.toThrow()
  expect(judged({ path: '/v1/inconnu', status: 404 }, { erreur: 'route_inconnue' })).not.toThrow()
})

describe('it throws at', () => {
  test.each<[string, Partial<Judged>, unknown]>([
    ['an unknown member', {}, { statut: 'ok', de_plus: 1 }],
    ['an unknown member deep inside', { path: '/v1/appareils' }, { appareils: [{ id: 'x' }], suivant: null }],
    ['a missing member', { path: '/v1/produits' }, {}],
    ['a value of another type', {}, { statut: 'ko' }],
    ['a success that is not documented', { status: 201 }, { statut: 'ok' }],
    [
      'a refusal that the route does not document',
      { path: '/v1/moi', status: 404 },
      { erreur: 'appareil_inconnu' },
    ],
    ['a code with another status', { path: '/v1/moi', status: 400 }, { erreur: 'compte_inactif' }],
    ['a code that does not exist', { path: '/v1/moi', status: 403 }, { erreur: 'interdit' }],
    [
      'a third member of an error',
      { path: '/v1/moi', status: 403 },
      { erreur: 'compte_inactif', message: 'x' },
    ],
    ['any 5xx that is not documented', { status: 500 }, { erreur: 'erreur_interne' }],
    ['a 401 without WWW-Authenticate', { path: '/v1/moi', status: 401 }, { erreur: 'jeton_absent' }],
    ['a 503 without Retry-After', { path: '/v1/moi', status: 503 }, { erreur: 'service_indisponible' }],
    ['a 405 without Allow', { status: 405 }, { erreur: 'methode_non_autorisee' }],
    ['another type of content', { headers: headers({ 'content-type': 'text/html' }) }, { statut: 'ok' }],
    [
      'no id of the request',
      { headers: new Headers({ 'content-type': 'application/json' }) },
      { statut: 'ok' },
    ],
  ])('%s', (_, changes, body) => {
    expect(judged(changes, body)).toThrow()
  })
})
