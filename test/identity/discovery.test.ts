// The embedded provider's discovery document is correct: each endpoint, grant, response type and algorithm is tried, and unlisted
// ones are refused. Also tests the page that a person sees if the provider is out of order.
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, startBench } from '../http/support.ts'
import { applicationAt } from './support/application.ts'
import { beginning } from './support/browser.ts'

let bench: Bench
let application: ReturnType<typeof applicationAt>
let told: Record<string, string & string[]>
beforeAll(async () => {
  bench = await startBench()
  application = applicationAt(bench.http.url)
  told = (await bench.http.get('/oidc/.well-known/openid-configuration')).body
})
afterAll(() => bench.close())

const said = (name: string): string[] => told[name] ?? []

test('each endpoint that is told answers, and no other is told', async () => {
  const endpoints = Object.entries(told).filter(([name]) => /_endpoint$|_uri$/.test(name))
  expect(endpoints.map(([name]) => name).toSorted()).toEqual([
    'authorization_endpoint',
    'end_session_endpoint',
    'jwks_uri',
    'token_endpoint',
  ])
  for (const [name, url] of endpoints) {
    const method = name === 'token_endpoint' ? 'POST' : 'GET'
    const { status } = await fetch(url, { method, redirect: 'manual', headers: { accept: 'text/html' } })
    expect([name, [200, 303, 400].includes(status)]).toEqual([name, true])
  }
  for (const path of ['/me', '/reg', '/token/introspection', '/token/revocation', '/device', '/request'])
    expect((await bench.http.get(`/oidc${path}`)).status).toBe(404)
})

test('each grant that is told is known to the token endpoint, and no other', async () => {
  const known = ['authorization_code', 'password', 'refresh_token']
  expect(said('grant_types_supported').toSorted()).toEqual(known)
  const asked = [...known, 'client_credentials', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code']
  for (const grant_type of asked) {
    const answers = await Promise.all(
      ['sillon', 'demo'].map((client_id) => application.token({ grant_type, client_id })),
    )
    const isKnown = answers.some(({ body }) => !/unsupported_grant|unauthorized/.test(body.error))
    expect([grant_type, isKnown]).toEqual([grant_type, known.includes(grant_type)])
  }
})

test('each response and mode that is told brings a code back, and no other does', async () => {
  const comes = async (more: Record<string, string>) => {
    const back = await application.signIn(application.browser(), 'rsci', more).catch(() => null)
    return back?.query.get('code') != null
  }
  expect([said('response_types_supported'), said('scopes_supported')]).toEqual([['code'], ['openid']])
  expect(said('response_modes_supported')).toEqual(['query', 'fragment'])
  for (const response_mode of said('response_modes_supported'))
    expect(await comes({ response_mode })).toBe(true)
  for (const response_mode of ['form_post', 'web_message', 'jwt'])
    expect(await comes({ response_mode })).toBe(false)
  for (const response_type of ['id_token', 'code id_token', 'none', 'token'])
    expect(await comes({ response_type })).toBe(false)
  expect(said('code_challenge_methods_supported')).toEqual(['S256'])
  expect(await comes({ code_challenge_method: 'plain' })).toBe(false)
})

test('an identity token is signed and says what is told', async () => {
  const back = await application.signIn(application.browser(), 'rsci', { max_age: '3600' })
  expect([told.authorization_response_iss_parameter_supported, back.query.get('iss')]).toEqual([
    true,
    told.issuer,
  ])
  const { id_token } = (await application.exchange(back)).body
  const { alg = '' } = decodeProtectedHeader(id_token)
  expect(said('id_token_signing_alg_values_supported')).toEqual([alg])
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString())
  for (const claim of said('claims_supported')) expect(claims).toHaveProperty(claim)
  const secret = { client_secret: 'x', client_id: 'sillon', grant_type: 'refresh_token', refresh_token: 'x' }
  expect(said('token_endpoint_auth_methods_supported')).toEqual(['none'])
  expect((await application.token(secret)).body.error).toMatch(/invalid_(client|request|grant)/)
})

test('a person is told in words that there were too many requests, or that the database is away', async () => {
  const strict = await startBench(undefined, { TOKENS_PER_MINUTE: '3' })
  const at = applicationAt(strict.http.url)
  try {
    const own = at.browser()
    const { page } = await at.begin(own)
    const { address } = beginning(strict.http.url)
    await own.get(address)
    const many = await own.get(address, { 'accept-language': 'en' })
    expect([many.status, many.text]).toEqual([429, expect.stringContaining('<h1>Too many requests</h1>')])
    expect(Number(many.headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.accounts.end()
    const typed = { identifiant: 'rsci', mot_de_passe: 'demo' }
    const away = await own.send(page, typed)
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('<h1>Service indisponible</h1>')])
    expect(away.headers.get('retry-after')).toBe('5')
  } finally {
    await strict.close().catch(() => undefined)
  }
})
