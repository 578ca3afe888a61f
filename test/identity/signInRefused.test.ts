// Refusals of the sign-in pages, and what an attacker can still read by guessing, forging, intercepting or reading the tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bench, startBench } from '../http/support.ts'
import { applicationAt } from './support/application.ts'
import { beginning, formOf } from './support/browser.ts'

let bench: Bench
let application: ReturnType<typeof applicationAt>
const OTHERS = 'https://bureau.example.org/retour,org.exemple.app:/retour'
beforeAll(async () => {
  bench = await startBench(undefined, { OIDC_REDIRECT_URIS: OTHERS })
  application = applicationAt(bench.http.url)
})
afterAll(() => bench.close())

const signedIn = (more: Record<string, string> = {}) =>
  application.signIn(application.browser(), 'rsci', more)

describe('a code', () => {
  test.each<[string, Record<string, string>, string]>([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another client', { client_id: 'demo' }, 'invalid_request'],
    ['no such client', { client_id: 'autre' }, 'invalid_client'],
    ['another address', { redirect_uri: 'https://bureau.example.org/retour' }, 'invalid_grant'],
    ['a letter more', { code: 'x' }, 'invalid_grant'],
  ])('with %s is worth nothing', async (_, more, error) => {
    const back = await signedIn()
    const code = `${back.query.get('code')}${more.code ?? ''}`
    const { status, body } = await application.exchange(back, { ...more, code })
    expect([status >= 400 && status < 500, body.error]).toEqual([true, error])
  })

  test('that comes back ends the session that it opened', async () => {
    const back = await signedIn()
    const { body } = await application.exchange(back)
    expect((await application.exchange(back)).body.error).toBe('invalid_grant')
    expect((await application.refresh(body.refresh_token)).status).toBe(400)
  })

  test('is worth nothing a minute later, nor where it is a refresh token', async () => {
    const back = await signedIn()
    const { rows } = await bench.accounts.query(
      `select extract(epoch from expire_le - now()) as seconds from connexion.jeton
       where contenu ->> 'kind' = 'AuthorizationCode' order by expire_le desc limit 1`,
    )
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(60)
    expect((await application.refresh(back.query.get('code') ?? '')).body.error).toBe('invalid_grant')
    await bench.accounts.query(
      `update connexion.jeton set expire_le = now() where contenu ->> 'kind' = 'AuthorizationCode'`,
    )
    expect((await application.exchange(back)).body.error).toBe('invalid_grant')
  })

  test('is changed once, however many ask at once', async () => {
    const back = await signedIn()
    const answers = await Promise.all(Array.from({ length: 5 }, () => application.exchange(back)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('gives refresh tokens that serve once: one that comes back ends the session', async () => {
    const { body } = await application.exchange(await signedIn())
    const next = (await application.refresh(body.refresh_token)).body
    expect(next.refresh_token).not.toBe(body.refresh_token)
    expect((await application.refresh(body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await application.refresh(next.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('a request', () => {
  test.each<[string, Record<string, string>]>([
    ['a foreign address', { redirect_uri: 'https://evil.example.org/' }],
    ['a page beside the desk', { redirect_uri: 'http://127.0.0.1.example.org/bureau' }],
    ['an address that begins like one', { redirect_uri: 'https://bureau.example.org/retour/x' }],
    ['a name for the machine itself', { redirect_uri: 'http://localhost:5000/' }],
    ['a password in the address', { redirect_uri: 'http://127.0.0.1:80@evil.example.org/' }],
    ['a fragment', { redirect_uri: 'http://127.0.0.1:5000/#x' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['no client', { client_id: 'autre' }],
    ['the client of the demo', { client_id: 'demo' }],
    ['U+0000', { state: '\0' }],
  ])('for %s leads nowhere', async (_, more) => {
    const { status, location, text, headers } = await application
      .browser()
      .get(beginning(bench.http.url, more).address)
    expect([status, location]).toEqual([400, null])
    expect(text).toContain('<h1>Demande refusée</h1>')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each<[string, Record<string, string>, string]>([
    ['no proof of itself', { code_challenge: '' }, 'invalid_request'],
    ['a proof in clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no scope', { scope: '', nonce: '' }, 'invalid_scope'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['an answer by a form', { response_mode: 'form_post' }, 'invalid_request'],
    ['another resource', { resource: 'urn:autre' }, 'invalid_target'],
  ])('with %s is refused before anybody is asked for a password', async (_, more, error) => {
    const { begun, page } = await application.begin(application.browser(), more)
    const said =
      page.location === null ? page.text : (application.returned(begun, page).query.get('error') ?? '')
    expect(said).toContain(error)
    expect(said).not.toContain('mot_de_passe')
    expect(page.text).not.toContain('<script')
  })

  test.each([
    ['/', true],
    ['/reference', false],
    ['https://bureau.example.org/retour', true],
    ['org.exemple.app:/retour', false],
    ['http://127.0.0.1:1/', false],
    ['http://[::1]:65535/a/b?c=d', false],
  ])('for %s may come back there; what asks once for all: %s', async (place, isOnce) => {
    // On the service itself, only the workbench and the reference are redirect targets; any other redirect target is a program on
    // this machine.
    const redirect_uri = new URL(place, bench.http.url).href
    const own = application.browser()
    const back = await application.signIn(own, 'rsci', { redirect_uri })
    expect(back.to).toBe(redirect_uri.replace('?c=d', ''))
    expect((await application.exchange(back)).status).toBe(200)
    expect((await application.begin(own, { redirect_uri })).page.location !== null).toBe(isOnce)
  })
})

describe('a form', () => {
  const typed = { identifiant: 'rsci', mot_de_passe: 'demo' }

  test('that was not shown here, or is sent from elsewhere, opens nothing', async () => {
    const own = application.browser()
    const { page } = await application.begin(own)
    expect((await own.send(page, { ...typed, jeton: '' })).status).toBe(403)
    expect((await own.send(page, { ...typed, jeton: 'x'.repeat(43) })).status).toBe(403)
    expect((await own.send(page, typed, { origin: 'https://evil.example.org' })).status).toBe(403)
    expect((await own.send(page, typed, { origin: bench.http.url })).status).toBe(303)
  })

  test('of another browser opens nothing, nor does one that was answered', async () => {
    const [own, other] = [application.browser(), application.browser()]
    const { page } = await application.begin(own)
    await application.begin(other)
    const { action, hidden } = formOf(page.text)
    const stolen = await other.post(action, { ...hidden, ...typed })
    expect([stolen.status, stolen.text]).toEqual([400, expect.stringContaining('n’est plus valable')])
    await own.follow(await own.send(page, typed))
    expect((await own.send(page, typed)).status).toBe(400)
  })

  test('leads to the application and nowhere else, and its cookies are out of every script’s reach', async () => {
    const own = application.browser()
    const { page } = await application.begin(own, { redirect_uri: 'http://127.0.0.1:5000/' })
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' http://127.0.0.1:5000;")
    expect(policy).not.toMatch(/unsafe|script-src/)
    await own.follow(await own.send(page, typed))
    const kept = [...own.cookies.keys()]
    expect(kept).toContain('sillon_session /')
    expect(kept.filter((name) => name.startsWith('sillon_reprise'))).toEqual([])
    for (const { line } of own.cookies.values()) {
      expect(line).toMatch(/; path=\/; /)
      expect(line).toMatch(/; httponly/i)
      expect(line).toMatch(/; samesite=lax/i)
      expect(line).not.toMatch(/^__|; secure/i)
    }
  })

  test('under https has cookies that no other host can plant, of which a browser keeps the last few', async () => {
    const secure = await startBench(undefined, { PUBLIC_URL: 'https://sillon.example.org/sous' })
    try {
      const at = applicationAt(`${secure.http.url}`, 'https://sillon.example.org/sous')
      const address = beginning('https://sillon.example.org/sous').address.replace('/sous/oidc', '/oidc')
      const own = at.browser()
      for (let begun = 0; begun < 10; begun += 1) {
        const shown = await own.get(address, { 'x-forwarded-host': 'evil.example.org' })
        expect(shown.location).toMatch(/^\/sous\/oidc\/connexion\//)
        const lines = shown.headers.getSetCookie()
        expect(lines.length).toBeGreaterThan(3)
        for (const line of lines) {
          expect(line).toMatch(/^__Host-sillon_(demande|reprise)-sous\..*; path=\/;.*; secure/i)
          expect(line).not.toMatch(/domain=/i)
        }
      }
      expect(own.cookies.size).toBe(8 * 4)
    } finally {
      await secure.close()
    }
  })
})

test('nothing that opens is readable in the tables', async () => {
  const own = application.browser()
  const { begun, page } = await application.begin(own)
  const held = [...own.cookies.values()].map(({ value }) => value)
  const back = application.returned(
    begun,
    await own.follow(await own.send(page, { identifiant: 'rsci', mot_de_passe: 'demo' })),
  )
  await application.begin(own, { prompt: 'login' })
  held.push(back.query.get('code') ?? '', ...[...own.cookies.values()].map(({ value }) => value))
  const tables = ['octroi', 'jeton', 'session', 'demande'].map(
    (name) => `(select string_agg(t::text, ' ') from connexion.${name} t)`,
  )
  const { rows } = await bench.accounts.query(`select concat(${tables.join(', ')}) as text`)
  expect(rows[0].text).toContain('urn:sillon:api')
  const found = held.filter((value) => value.length > 20 && rows[0].text.includes(value))
  expect([held.length > 8, found]).toEqual([true, []])
})

test('what nobody answered goes in the night, and with whoever begins after it', async () => {
  const count = async () => {
    const { rows } = await bench.accounts.query('select count(*)::integer as n from connexion.demande')
    return rows[0].n as number
  }
  await application.begin(application.browser())
  await bench.accounts.query('update connexion.demande set expire_le = now()')
  await application.begin(application.browser())
  expect(await count()).toBe(1)
  await bench.accounts.query('update connexion.demande set expire_le = now()')
  await bench.accounts.query('update connexion.session set expire_le = now()')
  await bench.deps.identity.embedded?.removeExpired()
  const { rows } = await bench.accounts.query('select count(*)::integer as n from connexion.session')
  expect([await count(), rows[0].n]).toEqual([0, 0])
})
