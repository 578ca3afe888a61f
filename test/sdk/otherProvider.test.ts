// The typed client signs in at an OpenID provider other than the service's own, docs/decisions/0106.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { begin, complete, signOutAddress } from '../../packages/client/pkce.ts'
import { discovered, placesOf } from '../../packages/client/session.ts'

const SERVICE = 'https://sillon.exemple.org'

async function provider(names = (issuer: string) => issuer) {
  const asked: { nonce: string; forms: string[] } = { nonce: '', forms: [] }
  const server = createServer(async (req, res) => {
    const { port } = server.address() as AddressInfo
    const issuer = `http://127.0.0.1:${port}/realms/sillon`
    let body = ''
    for await (const chunk of req) body += chunk
    const places = {
      issuer: names(issuer),
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/logout`,
    }
    if (req.url?.endsWith('/.well-known/openid-configuration')) return res.end(JSON.stringify(places))
    asked.forms.push(body)
    const claims = Buffer.from(JSON.stringify({ nonce: asked.nonce })).toString('base64url')
    res.end(JSON.stringify({ access_token: 'a', id_token: `.${claims}.`, expires_in: 300 }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/sillon`
  return { asked, issuer }
}

test('people sign in, and out, where the provider says', async () => {
  const { asked, issuer } = await provider()
  const known = await discovered({ url: SERVICE }, issuer)
  const { address, begun } = await begin(known, { redirectUri: `${SERVICE}/bureau` })
  expect(address).toMatch(`${issuer}/auth?`)
  asked.nonce = begun.nonce
  const back = `${SERVICE}/bureau?state=${begun.state}&code=c`
  const session = await complete(known, begun, `${back}&iss=${encodeURIComponent(issuer)}`)
  expect(await session.token()).toBe('a')
  expect(asked.forms[0]).toContain('code=c')
  expect(signOutAddress(known)).toMatch(`${issuer}/logout?`)
  // If a provider has no end-session endpoint, the page goes to the service's start page, which redirects no person to the
  // sign-in page.
  const { end_session_endpoint: _none, ...places } = placesOf(known)
  expect(signOutAddress({ ...known, places }, `${SERVICE}/bureau`)).toBe(`${SERVICE}/`)
  // Not every provider implements RFC 9207: if the response names no issuer, the client still requests the tokens.
  await expect(complete(known, begun, back)).resolves.toBeDefined()
})

test('an answer of another issuer, or a provider that speaks for another, opens nothing', async () => {
  const { issuer } = await provider()
  const known = await discovered({ url: SERVICE }, issuer)
  const { begun } = await begin(known, { redirectUri: `${SERVICE}/bureau` })
  const back = `${SERVICE}/bureau?state=${begun.state}&code=c&iss=https%3A%2F%2Fautre.exemple.org`
  await expect(complete(known, begun, back)).rejects.toMatchObject({ code: 'invalid_issuer' })
  // The service's own provider always names itself as the issuer.
  const own = { url: SERVICE }
  const silent = `${SERVICE}/bureau?state=${begun.state}&code=c`
  await expect(complete(own, begun, silent)).rejects.toMatchObject({ code: 'invalid_issuer' })
  const liar = await provider(() => 'https://autre.exemple.org')
  await expect(discovered(own, liar.issuer)).rejects.toMatchObject({ code: 'invalid_issuer' })
})
