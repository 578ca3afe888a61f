// The realm that docker-compose.yml imports has everything that the service, its tokens and its administration need.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSONNES } from '../../demo/comptes.ts'
import realm from '../../ops/docker/keycloak/sillon-realm.json' with { type: 'json' }
import { loadConfig } from '../../src/settings/config.ts'

const config = loadConfig({ KEYCLOAK_URL: 'https://id.example.org/', KEYCLOAK_CLIENT_SECRET: 'x' })
const client = (clientId: string) => {
  const found = realm.clients.find((candidate) => candidate.clientId === clientId)
  if (found === undefined) throw new Error(`the realm has no client ${clientId}`)
  return found
}
const application = client('sillon')
const mapper = (name: string): Record<string, string | undefined> =>
  application.protocolMappers?.find((candidate) => candidate.name === name)?.config ?? {}

test('its name is the setting’s default, and so is its issuer', () => {
  expect(realm.realm).toBe(config.keycloakRealm)
  expect(config.oidcIssuer).toBe(`https://id.example.org/realms/${realm.realm}`)
})

test('tokens of the application name the audience and the claims that the service reads', () => {
  expect(mapper('audience')).toMatchObject({
    'included.custom.audience': config.oidcAudience,
    'access.token.claim': 'true',
  })
  expect(mapper('organisations')).toMatchObject({
    'claim.name': config.oidcClaimOrganisations,
    'user.attribute': 'organisations',
    multivalued: 'true',
    'jsonType.label': 'String',
    'access.token.claim': 'true',
  })
  // The client scope `basic` adds the subject, `profile` adds preferred_username, `roles` adds realm_access.roles.
  expect(application.defaultClientScopes).toEqual(expect.arrayContaining(['basic', 'profile', 'roles']))
  expect(config.oidcClaimIdentifiant).toBe('preferred_username')
  expect(config.oidcClaimRoles).toContain('realm_access.roles')
  expect(config.oidcTyp).toContain('JWT')
})

test('the application is a public client of a browser or telephone: code with PKCE, offline sessions, no password', () => {
  expect(application).toMatchObject({
    publicClient: true,
    standardFlowEnabled: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
  })
  expect(application.attributes?.['pkce.code.challenge.method']).toBe('S256')
  expect(application.optionalClientScopes).toContain('offline_access')
})

test('the service’s client may manage users and nothing else, with a secret that is not in the file', () => {
  const service = client(config.keycloakClientId)
  expect(service).toMatchObject({
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: false,
    secret: expect.stringMatching(/^\$\{KEYCLOAK_CLIENT_SECRET\}$/),
  })
  const [account] = realm.users
  expect(account).toMatchObject({ serviceAccountClientId: service.clientId, enabled: true })
  expect(account?.clientRoles['realm-management'].toSorted()).toEqual([
    'manage-users',
    'query-users',
    'view-users',
  ])
  expect(realm.users).toHaveLength(1)
})

test('its roles are the publisher’s, and the group and role of a second factor exist, unused', () => {
  const roles = realm.roles.realm.map(({ name }) => name)
  expect(roles).toEqual(expect.arrayContaining(PERSONNES.flatMap((personne) => personne.roles)))
  expect(roles).toContain('second_facteur_exige')
  expect(realm.groups).toEqual([{ name: 'second_facteur_exige', realmRoles: ['second_facteur_exige'] }])
  expect(realm).not.toHaveProperty('authenticationFlows')
})

test('accounts may bear organization codes that only administrators write, and need no mail address', () => {
  const [provider] = realm.components['org.keycloak.userprofile.UserProfileProvider']
  const profile = JSON.parse(provider?.config['kc.user.profile.config'][0] ?? '') as {
    attributes: { name: string; multivalued: boolean; permissions: { edit: string[] }; required?: object }[]
  }
  const attribute = (name: string) => profile.attributes.find((candidate) => candidate.name === name)
  expect(attribute('organisations')).toMatchObject({ multivalued: true, permissions: { edit: ['admin'] } })
  expect(attribute('firstName')).toBeDefined()
  for (const { required } of profile.attributes) expect(required).toBeUndefined()
})

test('nobody recovers a password alone, registers, or guesses for long; refresh tokens serve once', () => {
  expect(realm).toMatchObject({
    registrationAllowed: false,
    resetPasswordAllowed: false,
    bruteForceProtected: true,
    permanentLockout: false,
    maxFailureWaitSeconds: 60,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
  })
  expect(realm.passwordPolicy).toMatch(/^length\(12\) /)
  // A phone may be offline for up to seven days.
  expect(realm.offlineSessionIdleTimeout).toBeGreaterThan(7 * 86_400)
})

test('the compose file imports it, and hands the service the settings that it takes', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8')
  expect(compose).toContain('--import-realm')
  expect(compose).toContain('./ops/docker/keycloak:/opt/keycloak/data/import')
  for (const name of ['KEYCLOAK_URL', 'KEYCLOAK_CLIENT_SECRET', 'OIDC_ISSUER', 'OIDC_JWKS_URI'])
    expect(compose).toMatch(new RegExp(`^ {2}${name}(?:_FILE)?: `, 'm'))
})
