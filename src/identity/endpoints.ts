// Paths served under /oidc with their methods; the other paths of the provider are not reachable.

/** Used by programs: refusals are JSON. */
export const PROGRAMS = {
  '/token': ['POST'],
  '/mot-de-passe': ['POST'],
  '/jwks': ['GET'],
  '/.well-known/openid-configuration': ['GET'],
} as const

/** Used by browsers to sign in or out: every response is a page. */
export const PAGES = {
  '/auth': ['GET'],
  '/auth/:demande': ['GET'],
  '/connexion/:demande': ['GET', 'POST'],
  '/session/end': ['GET'],
  '/session/end/confirm': ['POST'],
  '/session/end/success': ['GET'],
} as const
