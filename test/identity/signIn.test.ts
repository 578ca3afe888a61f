// Sign-in on the page of the embedded provider, with the requests of a browser and an application.
import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSubject } from '../../demo/play/accounts.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { type Bench, startBench } from '../http/support.ts'
import { applicationAt } from './support/application.ts'

let bench: Bench
let application: ReturnType<typeof applicationAt>
const { signIn, begin, exchange, refresh, returned, browser } = {
  signIn: (...all: Parameters<typeof application.signIn>) => application.signIn(...all),
  begin: (...all: Parameters<typeof application.begin>) => application.begin(...all),
  exchange: (...all: Parameters<typeof application.exchange>) => application.exchange(...all),
  refresh: (token: string) => application.refresh(token),
  returned: (...all: Parameters<typeof application.returned>) => application.returned(...all),
  browser: () => application.browser(),
}
beforeAll(async () => {
  bench = await startBench()
  application = applicationAt(bench.http.url)
})
afterAll(() => bench.close())

/** Creates an account; returns its login. */
async function account(password: string, provisoire = false): Promise<string> {
  const identifiant = `p-${randomUUID()}`
  const passwordHash = await hashPassword(password)
  const known = { identifiant, nom_affiche: 'Quelqu’un', organisations: ['DEMO'] }
  await bench.deps.identity.admin?.createAccount({ ...known, passwordHash, provisoire })
  return identifiant
}

describe('who signs in', () => {
  test('comes back with a code of their request, which tokens are given for', async () => {
    const back = await signIn(browser(), 'rsci')
    expect(back.to).toBe(`${bench.http.url}/bureau`)
    expect(Object.fromEntries(back.query)).toEqual({
      code: expect.any(String),
      state: back.begun.asked.state,
      iss: `${bench.http.url}/oidc`,
    })
    const { status, body } = await exchange(back)
    expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 3600])
    expect(decodeJwt(body.access_token)).toMatchObject({
      sub: demoSubject('rsci'),
      aud: 'sillon-api',
      preferred_username: 'rsci',
      organisations: ['DEMO'],
    })
    const authorization = `Bearer ${body.access_token}`
    expect((await bench.http.get('/v1/moi', undefined, { authorization })).status).toBe(200)
  })

  test('is told to the application by an identity token of this request, which opens nothing', async () => {
    const back = await signIn(browser(), 'rsci')
    const { body } = await exchange(back)
    const keys = createRemoteJWKSet(new URL(`${bench.http.url}/oidc/jwks`))
    const expected = { issuer: `${bench.http.url}/oidc`, audience: 'sillon', algorithms: ['ES256'] }
    const { payload } = await jwtVerify(body.id_token, keys, expected)
    expect(payload).toMatchObject({ sub: demoSubject('rsci'), nonce: back.begun.asked.nonce })
    const authorization = `Bearer ${body.id_token}`
    expect((await bench.http.get('/v1/moi', undefined, { authorization })).status).toBe(401)
  })

  test('is not asked again in the same browser, unless the application wants it', async () => {
    const own = browser()
    await signIn(own, 'rsci')
    const silently = await begin(own, { prompt: 'none' })
    expect((await exchange(returned(silently.begun, silently.page))).status).toBe(200)
    const again = await begin(own, { prompt: 'login' })
    expect([again.page.status, again.page.location]).toEqual([200, null])
    expect(again.page.text).toContain('name="mot_de_passe"')
  })

  test('is asked by a program on a machine each time: no address tells whose it is', async () => {
    const own = browser()
    const program = { redirect_uri: 'http://127.0.0.1:49152/retour' }
    await signIn(own, 'rsci')
    const { page } = await begin(own, program)
    expect([page.status, page.location]).toEqual([200, null])
    const back = await signIn(own, 'rsci', program)
    expect(back.to).toBe(program.redirect_uri)
    expect((await exchange(back)).status).toBe(200)
    const silently = await begin(own, { ...program, prompt: 'none' })
    expect(returned(silently.begun, silently.page).query.get('error')).toMatch(/_required$/)
  })

  test('nobody is let through silently who did not sign in', async () => {
    const { begun, page } = await begin(browser(), { prompt: 'none' })
    expect(returned(begun, page).query.get('error')).toBe('login_required')
  })

  test('as somebody else signs out who was there before, with what was theirs', async () => {
    const own = browser()
    const first = (await exchange(await signIn(own, 'rsci'))).body
    const second = (await exchange(await signIn(own, 'agent1', { prompt: 'login' }))).body
    expect(decodeJwt(second.access_token).preferred_username).toBe('agent1')
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  test('is one person in one browser, however many of its pages ask at once', async () => {
    const own = browser()
    const [first, second, third] = [await begin(own), await begin(own), await begin(own)]
    const typed = { identifiant: 'rsci', mot_de_passe: 'demo' }
    const answered = async ({ begun, page }: typeof first, who = typed) =>
      (await exchange(returned(begun, await own.follow(await own.send(page, who))))).body
    const [one, two] = [await answered(first), await answered(second)]
    const other = await answered(third, { ...typed, identifiant: 'agent1' })
    for (const { refresh_token } of [one, two]) expect((await refresh(refresh_token)).status).toBe(400)
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })

  test('and does not want to is told to the application', async () => {
    const own = browser()
    const { begun, page } = await begin(own)
    const left = await own.follow(await own.send(page, { acte: 'annuler' }))
    const { query } = returned(begun, left)
    expect([query.get('error'), query.get('state')]).toEqual(['access_denied', begun.asked.state])
  })
})

describe('the page', () => {
  test.each([
    ['fr', 'de, fr;q=0.8, en;q=0.5', 'Se connecter'],
    ['en', 'en-GB, fr;q=0.9', 'Sign in'],
    ['fr', 'de', 'Se connecter'],
  ])('speaks the language that the browser asks for: %s for «%s»', async (langue, accepted, title) => {
    const own = browser()
    const { begun } = await begin(own)
    const first = await own.get(begun.address)
    const { text, headers } = await own.get(first.location ?? '', { 'accept-language': accepted })
    expect(text).toContain(`<html lang="${langue}">`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(headers.get('content-language')).toBe(langue)
  })

  test('changes its language by a link, and keeps it when something is wrong', async () => {
    const own = browser()
    const { page } = await begin(own)
    const link = /hreflang="en" href="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const english = await own.get(link)
    expect(english.text).toContain('<h1>Sign in</h1>')
    const wrong = await own.send(english, { identifiant: 'rsci', mot_de_passe: 'faux' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Unknown username or wrong')])
    expect((await begin(browser(), { ui_locales: 'en' })).page.text).toContain('<h1>Sign in</h1>')
  })

  test('says nothing of who exists, and shows what was typed as text', async () => {
    const own = browser()
    const { page } = await begin(own, { login_hint: '"><script>alert(1)</script>' })
    expect(page.text).not.toContain('<script')
    const typed = '"><img src=x onerror=alert(1)>'
    const wrong = await own.send(page, { identifiant: typed, mot_de_passe: 'x' })
    expect(wrong.text).not.toContain('<img')
    const known = await own.send(page, { identifiant: 'direction', mot_de_passe: 'x' })
    const alarm = /role="alert">([^<]*)/
    expect(alarm.exec(wrong.text)?.[1]).toBe(alarm.exec(known.text)?.[1])
  })
})

describe('a password', () => {
  const OLD = 'une phrase assez longue'
  const NEW = 'une tout autre phrase'

  test('that is provisional opens nothing but its own change, after which its person is in', async () => {
    const [identifiant, own] = [await account(OLD, true), browser()]
    const { begun, page } = await begin(own)
    const asked = await own.send(page, { identifiant, mot_de_passe: OLD })
    expect([asked.status, asked.text]).toEqual([400, expect.stringContaining('provisoire')])
    const typed = { identifiant, mot_de_passe: OLD, nouveau: NEW }
    const odd = await own.send(asked, { ...typed, confirmation: 'autre chose' })
    expect(odd.text).toContain('Les deux saisies du nouveau mot de passe diffèrent.')
    const short = await own.send(asked, { ...typed, nouveau: 'court', confirmation: 'court' })
    expect(short.text).toContain('n’est pas accepté')
    const done = await own.follow(await own.send(asked, { ...typed, confirmation: NEW }))
    expect((await exchange(returned(begun, done))).status).toBe(200)
  })

  test('is changed by whoever knows it, which ends all that was open by it', async () => {
    const [identifiant, own] = [await account(OLD), browser()]
    const open = (await exchange(await signIn(own, identifiant, {}, OLD))).body
    const { begun, page } = await begin(own, { prompt: 'login' })
    const link = /<a href="([^"]+etape=changement[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&')
    const form = await own.get(link ?? '')
    const typed = { identifiant, mot_de_passe: OLD, nouveau: NEW, confirmation: NEW }
    const done = await own.follow(await own.send(form, typed))
    expect((await refresh(open.refresh_token)).status).toBe(400)
    expect((await exchange(returned(begun, done))).status).toBe(200)
  })

  test('that is reset while its person comes in leaves nothing open', async () => {
    const [identifiant, own] = [await account(OLD), browser()]
    const { page } = await begin(own)
    const left = await own.send(page, { identifiant, mot_de_passe: OLD })
    const { sujet = '' } = (await bench.deps.identity.admin?.findByIdentifiant(identifiant)) ?? {}
    await bench.deps.identity.admin?.setPassword(sujet, await hashPassword(NEW), false)
    await bench.deps.identity.admin?.revokeSessions(sujet)
    const after = await own.follow(left)
    expect([after.location, after.text]).toEqual([null, expect.stringContaining('name="mot_de_passe"')])
  })
})

describe('signing out', () => {
  const END = '/oidc/session/end'

  test('is asked in words, ends the sessions of the browser, and leads back', async () => {
    const own = browser()
    const { id_token, ...first } = (await exchange(await signIn(own, 'rsci'))).body
    const home = `${bench.http.url}/bureau`
    const asked = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: home,
      state: 'x1',
    })
    const page = await own.get(`${END}?${asked}`)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Se déconnecter ?')])
    expect((await own.send(page, { xsrf: 'deviné' })).status).toBe(400)
    const { status, body } = await refresh(first.refresh_token)
    expect(status).toBe(200)
    const left = await own.send(await own.get(`${END}?${asked}`), {})
    expect([left.status, left.location]).toEqual([303, `${home}?state=x1`])
    expect((await begin(own)).page.text).toContain('name="mot_de_passe"')
    const renewed = await refresh(body.refresh_token)
    expect([renewed.status, renewed.body.error]).toEqual([400, 'invalid_grant'])
  })

  test('leads nowhere that is not known, and says so', async () => {
    const own = browser()
    await signIn(own, 'rsci')
    const foreign = { client_id: 'sillon', post_logout_redirect_uri: 'https://evil.example.org/' }
    const refused = await own.get(`${END}?${new URLSearchParams(foreign)}`)
    expect([refused.status, refused.location]).toEqual([400, null])
    const page = await own.follow(await own.send(await own.get(END), {}))
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Vous êtes déconnecté')])
  })

  test('of nobody leads back at once', async () => {
    const home = { client_id: 'sillon', post_logout_redirect_uri: `${bench.http.url}/bureau` }
    const left = await browser().get(`${END}?${new URLSearchParams(home)}`)
    expect([left.status, left.location]).toEqual([303, home.post_logout_redirect_uri])
    expect((await browser().get(END)).text).toContain('Vous êtes déconnecté')
  })
})
