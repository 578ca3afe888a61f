// A trial realm on a real Keycloak: the shipped realm under another name, with an additional client with the password grant for
// the contract's tests.
import { randomUUID } from 'node:crypto'
import KcAdminClient from '@keycloak/keycloak-admin-client'
import realm from '../../ops/docker/keycloak/sillon-realm.json' with { type: 'json' }
import { keycloakAdmin } from '../../src/identity/keycloak.ts'
import { type ProviderUnderTest, personAt } from '../identity/support/contract.ts'

/** Signs in the administrator of a Keycloak; the URL contains login and password. */
export async function administratorOf({
  origin,
  username,
  password,
}: Readonly<Record<'origin' | 'username' | 'password', string>>): Promise<KcAdminClient> {
  const master = new KcAdminClient({ baseUrl: origin })
  const [login, secret] = [username, password].map(decodeURIComponent) as [string, string]
  await master.auth({ grantType: 'password', clientId: 'admin-cli', username: login, password: secret })
  return master
}

/** Imports the trial realm; `remove` deletes it. */
export async function openTrialRealm(
  administrator: URL,
): Promise<ProviderUnderTest & { remove(): Promise<void> }> {
  const name = `sillon-essai-${randomUUID()}`
  const clientSecret = randomUUID()
  const url = administrator.origin
  const master = await administratorOf(administrator)
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
  return {
    admin,
    ...personAt(tokenEndpoint, 'sillon-essai', /not fully set up/),
    // The administrator's token expires after a minute.
    remove: async () => (await administratorOf(administrator)).realms.del({ realm: name }),
  }
}

function placeholder(name: string): string {
  return `$\{${name}}`
}
