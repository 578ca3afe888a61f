// What is served below /oidc, with its methods; the rest of the provider stays shut.

/** Asked by programs: refusals are JSON. */
export const PROGRAMS = {
  '/token': ['POST'],
  '/mot-de-passe': ['POST'],
  '/jwks': ['GET'],
  '/.well-known/openid-configuration': ['GET'],
} as const

/** Asked by browsers in which a person signs in or out: whatever comes of it is a page. */
export const PAGES = {
  '/auth': ['GET'],
  '/auth/:demande': ['GET'],
  '/connexion/:demande': ['GET', 'POST'],
  '/session/end': ['GET'],
  '/session/end/confirm': ['POST'],
  '/session/end/success': ['GET'],
} as const
