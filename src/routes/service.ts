import type { DeclaredRoute } from '../contract/route.ts'

/** The public routes of the service itself. */
export const SERVICE: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/sante',
    name: 'sante',
    who: 'public',
    handler: true,
    summary: 'Shows that the service responds.',
  },
  {
    method: 'GET',
    path: '/v1/openapi.json',
    name: 'openapi',
    who: 'public',
    handler: true,
    summary: 'This document.',
  },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    name: 'jwks',
    who: 'public',
    handler: true,
    summary: 'Returns the public keys that verify sync tokens; the next key is listed before it signs.',
  },
]
