import type { Route } from '../contract/route.ts'

/** What anybody may ask of the service itself. */
export const SERVICE: readonly Route[] = [
  {
    method: 'GET',
    path: '/sante',
    name: 'sante',
    who: 'public',
    handler: true,
    summary: 'Tells that the service answers.',
    spec: 'Endpoints, Routes with documented payloads',
  },
  {
    method: 'GET',
    path: '/v1/openapi.json',
    name: 'openapi',
    who: 'public',
    handler: true,
    summary: 'This document.',
    spec: 'Versioning',
  },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    name: 'jwks',
    who: 'public',
    handler: true,
    summary: 'The public keys that prove sync tokens; the next key stands here before it signs.',
    spec: 'Authentication, Sync token',
  },
]
