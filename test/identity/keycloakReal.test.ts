// The same contract on a real Keycloak, if KEYCLOAK_TEST_URL names one: the test imports a realm of its own, and removes it.

import { randomUUID } from 'node:crypto'
import KcAdminClient from '@keycloak/keycloak-admin-client'
import { afterAll, beforeAll, describe } from 'vitest'
import realm from '../../ops/docker/keycloak/sillon-realm.json' with { type: 'json' }
import { keycloakAdmin } from '../../src/identity/keycloak.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { contractOf } from './provider.contract.ts'
import { type ProviderUnderTest, personAt } from './support/contract.ts'

const { keycloakTestUrl } = loadConfig()

describe.skipIf(keycloakTestUrl === undefined)('a real Keycloak (KEYCLOAK_TEST_URL)', () => {
  const name = `sillon-essai-${randomUUID()}`
  const clientSecret = randomUUID()
  let master: KcAdminClient
  let provider: ProviderUnderTest
  const signIn = async (address: URL) => {
    const { username, password } = address
    await master.auth({
      grantType: 'password',
      clientId: 'admin-cli',
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
    })
  }

  beforeAll(async () => {
    const address = new URL(keycloakTestUrl ?? '')
    const url = address.origin
    master = new KcAdminClient({ baseUrl: url })
    await signIn(address)
    const text = JSON.stringify(realm)
      .replaceAll(placeholder('KEYCLOAK_CLIENT_SECRET'), clientSecret)
      .replaceAll(placeholder('SILLON_BUREAU_URL'), 'http://127.0.0.1:5173')
    const { components, ...imported } = JSON.parse(text) as typeof realm
    const [application] = imported.clients
    const person = {
      clientId: 'sillon-essai',
      enabled: true,
      publicClient: true,
      directAccessGrantsEnabled: true,
      protocol: 'openid-connect',
      defaultClientScopes: ['basic', 'profile', 'roles'],
      protocolMappers: application?.protocolMappers ?? [],
    }
    const clients = [...imported.clients, person]
    // The library's types allow only one component of a kind.
    await master.realms.create({ ...imported, components: components as never, realm: name, clients })
    const admin = keycloakAdmin({ url, realm: name, clientId: 'sillon-service', clientSecret })
    const tokenEndpoint = `${url}/realms/${name}/protocol/openid-connect/token`
    provider = { admin, ...personAt(tokenEndpoint, 'sillon-essai', /not fully set up/) }
  })
  afterAll(async () => {
    await signIn(new URL(keycloakTestUrl ?? ''))
    await master.realms.del({ realm: name })
  })

  contractOf(() => provider)
})

function placeholder(name: string): string {
  return `$\{${name}}`
}
