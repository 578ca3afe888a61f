// Wrong tokens, each as a wrongly configured client gets it: the service refuses them, or they give access to nothing.
import realm from '../../ops/docker/keycloak/sillon-realm.json' with { type: 'json' }
import { tokenAt } from '../identity/support/contract.ts'
import type { Typed } from './person.ts'
import { REALM, type Service } from './service.ts'

const [application] = realm.clients
const MAPPERS = application?.protocolMappers ?? []
const without = (name: string) => MAPPERS.filter((mapper) => mapper.name !== name)

/** A kind of wrong token: the settings that differ at the client and at the service. */
export type Wrong = {
  readonly kind: string
  readonly client?: Readonly<Record<string, unknown>>
  readonly settings?: (provider: string) => Readonly<Record<string, string>>
  readonly sentence: RegExp
}

/** The wrong tokens that wrong settings of Keycloak or of the service produce. */
export const WRONG: readonly Wrong[] = [
  {
    kind: 'audience',
    client: { protocolMappers: without('audience') },
    sentence: /its aud is "account"; OIDC_AUDIENCE is "sillon-api"/,
  },
  {
    kind: 'organisations',
    client: { protocolMappers: without('organisations') },
    sentence: /^a token opens nothing: organisations \(OIDC_CLAIM_ORGANISATIONS\) is absent/,
  },
  {
    kind: 'sub',
    client: { defaultClientScopes: ['profile', 'roles'] },
    sentence: /its sub is absent/,
  },
  {
    kind: 'alg',
    client: { attributes: { 'access.token.signed.response.alg': 'HS256' } },
    sentence: /the alg of its header is "HS256"; OIDC_ALGORITHMS accepts/,
  },
  {
    kind: 'typ',
    settings: () => ({ OIDC_TYP: 'at+jwt' }),
    sentence: /the typ of its header is "JWT"; OIDC_TYP accepts at\+jwt/,
  },
  {
    kind: 'issuer',
    settings: (provider) => ({
      OIDC_ISSUER: `${provider}/`,
      OIDC_JWKS_URI: `${provider}/protocol/openid-connect/certs`,
    }),
    sentence: /its iss is ".*\/sillon"; the issuer of this service is ".*\/sillon\/"/,
  },
]

/** Creates a client of the realm with the password grant and these differences; returns a token of it for the person. */
export async function tokenOfClient(
  { administrator, provider }: Service,
  clientId: string,
  { login, password }: Typed,
  differences: Wrong['client'] = {},
): Promise<string> {
  const { clients } = await administrator()
  const [known] = await clients.find({ realm: REALM, clientId })
  if (known === undefined)
    await clients.create({
      realm: REALM,
      clientId,
      publicClient: true,
      directAccessGrantsEnabled: true,
      defaultClientScopes: ['basic', 'profile', 'roles'],
      protocolMappers: MAPPERS,
      ...differences,
    })
  return tokenAt(`${provider}/protocol/openid-connect/token`, clientId, login, password)
}

/** Adds a key that signs from now on, with priority over keys added in earlier seconds; returns the function that removes it. */
export async function rotateKey({ administrator }: Service): Promise<() => Promise<void>> {
  const master = await administrator()
  const priority = String(Math.floor(Date.now() / 1000))
  const { id: parentId } = (await master.realms.findOne({ realm: REALM })) ?? {}
  const { id } = await master.components.create({
    realm: REALM,
    name: `cle-${priority}`,
    ...(parentId === undefined ? {} : { parentId }),
    providerId: 'rsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { priority: [priority], enabled: ['true'], active: ['true'], keySize: ['2048'] },
  })
  return async () => (await administrator()).components.del({ realm: REALM, id })
}
