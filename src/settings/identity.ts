import {
  chosenSecret,
  httpUrl,
  list,
  oneOf,
  optional,
  type Parser,
  postgresUrl,
  type Setting,
  secret,
  setting,
  text,
} from './setting.ts'

/** A secret from which a cipher's key is derived: at least 32 characters, too many to guess. */
const longSecret: Parser<string> = {
  accepts: 'a text of at least 32 characters',
  parse: (value) => (value.trim().length >= 32 ? value : undefined),
}

/** A redirect URI of an application: a page under https, a program on the user's own machine, or a private scheme (RFC 8252). */
const redirectUri: Parser<string> = {
  accepts: 'https://…, http:// of the machine itself, or a scheme with a dot such as org.exemple.app:/retour',
  parse: (value) => {
    if (!URL.canParse(value) || value.includes('#')) return undefined
    const { protocol, hostname, username, password } = new URL(value)
    const isOwnMachine = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
    const isTaken = protocol === 'https:' || isOwnMachine || /^[a-z][a-z\d+-]*\.[a-z\d.+-]+:$/.test(protocol)
    return isTaken && username === '' && password === '' ? value : undefined
  },
}

/** The rows of the settings table. */
export const IDENTITY_TABLE = {
  databaseIdentityUrl: secret(
    optional(
      'DATABASE_IDENTITY_URL',
      postgresUrl,
      'the same database for the embedded identity provider; default DATABASE_URL',
    ),
  ),
  identityKey: secret(
    optional(
      'IDENTITY_KEY',
      longSecret,
      'key that seals passwords and signing keys; default: generated in DATA_DIR/cle-identite',
    ),
  ),
  oidcIssuer: optional(
    'OIDC_ISSUER',
    httpUrl,
    'issuer of identity tokens; absent: the realm of KEYCLOAK_URL, or the embedded provider under /oidc',
  ),
  oidcJwksUri: optional(
    'OIDC_JWKS_URI',
    httpUrl,
    "its key set; absent: found through the issuer's discovery document",
  ),
  oidcAudience: setting('OIDC_AUDIENCE', 'sillon-api', text, 'audience that an identity token must name'),
  oidcAlgorithms: setting(
    'OIDC_ALGORITHMS',
    'RS256,ES256,PS256,EdDSA',
    list(oneOf('RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA')),
    'signature algorithms accepted in identity tokens',
  ),
  oidcTyp: setting('OIDC_TYP', 'at+jwt,JWT', list(text), 'header types accepted in identity tokens'),
  oidcClaimIdentifiant: setting(
    'OIDC_CLAIM_IDENTIFIANT',
    'preferred_username',
    text,
    'claim that holds the login',
  ),
  oidcClaimOrganisations: setting(
    'OIDC_CLAIM_ORGANISATIONS',
    'organisations',
    text,
    'claim that holds the organization codes',
  ),
  oidcClaimRoles: setting(
    'OIDC_CLAIM_ROLES',
    'realm_access.roles,roles',
    list(text),
    'claims that hold publisher roles, dots leading into objects',
  ),
  oidcTrustUsernames: setting(
    'OIDC_TRUST_USERNAMES',
    'no',
    oneOf('yes', 'no'),
    'yes: users can not choose their login at that issuer, so a first sign-in claims the account of its login',
  ),
  oidcEmbedded: setting(
    'OIDC_EMBEDDED',
    'auto',
    oneOf('auto', 'yes'),
    'yes: the embedded provider in production too, without the demo accounts',
  ),
  oidcRedirectUris: setting(
    'OIDC_REDIRECT_URIS',
    '',
    list(redirectUri),
    'redirect URIs of the embedded provider, besides /, /bureau and programs on the user’s machine',
  ),
  keycloakUrl: optional(
    'KEYCLOAK_URL',
    httpUrl,
    'Keycloak that this service administers, without /realms; absent: an administrator manages the accounts',
  ),
  keycloakRealm: setting('KEYCLOAK_REALM', 'sillon', text, 'its realm'),
  keycloakClientId: setting(
    'KEYCLOAK_CLIENT_ID',
    'sillon-service',
    text,
    'its client with a service account that holds manage-users',
  ),
  keycloakClientSecret: chosenSecret(
    optional('KEYCLOAK_CLIENT_SECRET', text, 'the secret of that client; required with KEYCLOAK_URL'),
  ),
  keycloakTestUrl: secret(
    optional(
      'KEYCLOAK_TEST_URL',
      httpUrl,
      'tests only: a Keycloak to try, with the login and password of its administrator in the address',
    ),
  ),
}

/** The values of these rows. */
export type IdentityValues = {
  readonly [K in keyof typeof IDENTITY_TABLE]: (typeof IDENTITY_TABLE)[K] extends Setting<infer T> ? T : never
}

/** Returns a sentence on identity settings that contradict each other, or null. */
export function identityFault(values: IdentityValues & { readonly nodeEnv: string }): string | null {
  const { oidcIssuer, oidcJwksUri, oidcEmbedded, keycloakUrl, keycloakClientSecret, nodeEnv } = values
  if (oidcEmbedded === 'yes' && (oidcIssuer ?? keycloakUrl) !== undefined) {
    return 'OIDC_EMBEDDED is set together with OIDC_ISSUER or KEYCLOAK_URL: tokens have one issuer.'
  }
  if (oidcJwksUri !== undefined && oidcIssuer === undefined) {
    return 'OIDC_JWKS_URI is set without OIDC_ISSUER: set both, or OIDC_ISSUER alone.'
  }
  if (keycloakUrl !== undefined && keycloakClientSecret === undefined) {
    return 'KEYCLOAK_URL is set without KEYCLOAK_CLIENT_SECRET: accounts could not be kept there.'
  }
  if (nodeEnv === 'production' && oidcEmbedded !== 'yes' && (oidcIssuer ?? keycloakUrl) === undefined) {
    return (
      'OIDC_ISSUER is not set; with NODE_ENV=production it takes the address of an OpenID provider, ' +
      'KEYCLOAK_URL that of a Keycloak, or OIDC_EMBEDDED=yes asks for the embedded one.'
    )
  }
  return null
}

/** Returns the issuer of the settings: its own setting, or a realm of Keycloak. */
export function issuerOf({ oidcIssuer, keycloakUrl, keycloakRealm }: IdentityValues): string | undefined {
  if (oidcIssuer !== undefined || keycloakUrl === undefined) return oidcIssuer
  return `${keycloakUrl.replace(/\/+$/, '')}/realms/${encodeURIComponent(keycloakRealm)}`
}
