// The embedded OpenID provider, for an installation without another one: a sign-in page, and rotating refresh tokens. All its
// state is in the database, so it survives the process, and several processes may serve it.
import type { RequestListener } from 'node:http'
import { createLocalJWKSet, type JWK } from 'jose'
import Provider, { type ResourceServer } from 'oidc-provider'
import { reach } from '../contract/errors.ts'
import { CLIENT, mayReturnTo, placesOf } from './clients.ts'
import { configurationOf, type EmbeddedSettings } from './configuration.ts'
import { spreadCookies } from './cookies.ts'
import { accountsIn, type Runner } from './database/accounts.ts'
import { attemptsIn } from './database/attempts.ts'
import { sessionsIn } from './database/sessions.ts'
import { openSigningKeys } from './database/signingKeys.ts'
import { sealPasswords } from './database/upgrade.ts'
import { embeddedAdmin } from './embeddedAdmin.ts'
import { knownBrowsers } from './knownBrowsers.ts'
import { passwordChange } from './passwordChange.ts'
import { passwordGrant } from './passwordGrant.ts'
import type { EmbeddedProvider, IdentityAdmin, IdentityProvider } from './port.ts'
import { correctProvider, sendServiceError } from './responses.ts'
import { SIGN_IN_PATH, signInPage } from './signInPage.ts'

/** Starts the embedded provider. Generates and stores its signing keys once. */
export async function embeddedProvider(
  settings: EmbeddedSettings,
): Promise<IdentityProvider & { embedded: EmbeddedProvider; admin: IdentityAdmin }> {
  const { publicUrl, audience, sealing, knowsDemo, isOriginAllowed, log } = settings
  const database = reachable(settings.database)
  await sealPasswords(database, sealing)
  const [accounts, attempts] = [accountsIn(database, knowsDemo, sealing), attemptsIn(database)]
  const sessions = sessionsIn(database)
  const jwt = { sign: { alg: 'ES256' } } as const
  const api: ResourceServer = { audience, scope: '', accessTokenFormat: 'jwt', jwt }
  const jwks = await openSigningKeys(database, sealing)
  const issuer = `${publicUrl}/oidc`
  const provider = new Provider(issuer, configurationOf(settings, { accounts, sessions, api, jwks }))
  const places = placesOf(settings)
  provider.Client.prototype.redirectUriAllowed = function (uri) {
    return this.clientId === CLIENT && mayReturnTo(places, uri)
  }
  const browsers = knownBrowsers(sealing.keyFor('appareils'), publicUrl)
  const signing = { accounts, attempts, browsers }
  const grant = passwordGrant(signing, api)
  provider.registerGrantType('password', grant, ['username', 'password', 'scope'])
  provider.on('server_error', (ctx, error: Error) => sendServiceError(ctx, error, log))
  correctProvider(provider, sessions, knowsDemo)
  spreadCookies(provider)
  const changing = { ...signing, sessions, isOriginAllowed, log }
  provider.proxy = true // the provider reads the headers that `seenFrom` sets
  const respond = provider.callback()
  const change = passwordChange(changing)
  const page = signInPage({
    ...changing,
    provider,
    key: sealing.keyFor('formulaires'),
    base: new URL(issuer).pathname,
  })
  const handler = serveAt(new URL(publicUrl), (req, res) => {
    const path = req.url?.split('?')[0] ?? ''
    if (path === '/mot-de-passe') return change(req, res)
    return path.startsWith(SIGN_IN_PATH) ? page(req, res) : respond(req, res)
  })
  return {
    issuer,
    keys: createLocalJWKSet({ keys: jwks.map(publicHalf) }),
    sealing,
    admin: embeddedAdmin(accounts, sessions),
    embedded: {
      handler,
      browserOf: browsers.idOf,
      attacked: attempts.attacked,
      removeExpired: sessions.removeExpired,
    },
  }
}

/**
 * Sets the host and protocol that browsers see, whatever proxies there are between browser and service: headers of the client are
 * ignored.
 */
function serveAt({ host, protocol, pathname }: URL, serve: RequestListener): RequestListener {
  const base = `${pathname.replace(/\/$/, '')}/oidc`
  return (req, res) => {
    req.headers['x-forwarded-host'] = host
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    Object.assign(req, { originalUrl: base + req.url })
    return serve(req, res)
  }
}

function reachable(database: Runner): Runner {
  const query = (text: string, values: unknown[]) => reach(database.query(text, values))
  return { query: query as Runner['query'] }
}

function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK
}
