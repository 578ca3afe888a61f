import type { DeclaredRoute } from '../contract/route.ts'

/** The public routes of the service itself. */
export const SERVICE: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/sante',
    name: 'sante',
    who: 'public',
    handler: true,
    summary: 'Tells that the service answers.',
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
    summary: 'The public keys that prove sync tokens; the next key stands here before it signs.',
  },
]
