// Spec: identites-et-droits#essais. A stranger tries passwords for a person's login: the person can still sign in, and gets a
// notice.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownBrowsers } from '../../src/identity/knownBrowsers.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { type Bench, startBench } from '../http/support.ts'
import { SEALING } from '../support/sealing.ts'
import { applicationAt } from './support/application.ts'
import type { Browser, Shown } from './support/browser.ts'

const GOOD = 'une phrase assez longue'
const LIMIT = 40
let bench: Bench
let application: ReturnType<typeof applicationAt>
beforeAll(async () => {
  bench = await startBench(undefined, { TRUST_PROXY: 'loopback', TOKENS_PER_MINUTE: String(LIMIT) })
  application = applicationAt(bench.http.url)
})
afterAll(() => bench.close())

async function account(): Promise<{ identifiant: string; sujet: string }> {
  const identifiant = `e-${randomUUID()}`
  const known = { identifiant, nom_affiche: 'Quelqu’un', organisations: ['DEMO'] }
  const passwordHash = await hashPassword(GOOD)
  const sujet = await bench.deps.identity.admin?.createAccount({ ...known, passwordHash, provisoire: false })
  return { identifiant, sujet: sujet ?? '' }
}

/** Tries passwords for a login from an IP address. */
function personAt(address: string, own: Browser = application.browser()) {
  const at = { 'x-forwarded-for': address }
  let page: Shown
  return {
    own,
    async type(identifiant: string, mot_de_passe: string): Promise<Shown> {
      page ??= (await application.begin(own, { prompt: 'login' })).page
      return own.send(page, { identifiant, mot_de_passe }, at)
    },
  }
}

/** Records this number of failures by strangers. After the last one, the next password is delayed by this many milliseconds. */
async function failedBefore(identifiant: string, nombre: number, delayMs: number): Promise<void> {
  await bench.accounts.query(
    `insert into connexion.echec as e values
       (sha256(convert_to($1, 'UTF8')), $2, now(), now() + $3 * interval '1 ms')
     on conflict (empreinte) do update
     set nombre = excluded.nombre, bloque_jusque = excluded.bloque_jusque, dernier_le = excluded.dernier_le`,
    [identifiant, nombre, delayMs],
  )
}

const failures = async (identifiant: string): Promise<number> => {
  const text = `select nombre from connexion.echec where empreinte = sha256(convert_to($1, 'UTF8'))`
  return (await bench.accounts.query(text, [identifiant])).rows[0]?.nombre ?? 0
}

describe('five wrong passwords of a stranger', () => {
  test('hold up no browser that signed in before; its person is told once', async () => {
    const { identifiant } = await account()
    const own = application.browser()
    await application.signIn(own, identifiant, {}, GOOD)
    const stranger = personAt('192.0.2.1')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await stranger.type(identifiant, 'faux')).text).toContain('Identifiant inconnu')
    await failedBefore(identifiant, 50, 20_000)

    const begun = performance.now()
    const told = await personAt('192.0.2.2', own).type(identifiant, GOOD)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect([told.status, told.text]).toEqual([200, expect.stringContaining('50 mots de passe faux')])
    const on = /<a href="([^"]+)">Continuer/.exec(told.text)?.[1] ?? ''
    expect((await own.follow(await own.get(on))).location).toContain('/bureau?code=')
    expect((await personAt('192.0.2.2', own).type(identifiant, GOOD)).status).toBe(303)
    // Failures are cleared only by a new password, or by the success of the browser that failed; this browser had not failed
    // before.
    expect(await failures(identifiant)).toBe(50)
  })

  test('hold up another browser of the person for one turn, however many more the stranger sends', async () => {
    const { identifiant } = await account()
    const [stranger, person] = [personAt('192.0.2.3'), personAt('192.0.2.4')]
    for (const login of [identifiant, 'another'])
      expect((await stranger.type(login, 'faux')).status).toBe(400)
    expect((await person.type('another', 'faux')).status).toBe(400)
    await failedBefore(identifiant, 50, 500)
    const order: string[] = []
    const crowd = Array.from({ length: 4 }, async () => {
      await stranger.type(identifiant, 'faux')
      order.push('stranger')
    })
    await new Promise(setImmediate)
    const told = await person.type(identifiant, GOOD)
    order.push('person')
    expect(told.text).toContain('50 mots de passe faux')
    expect(order).toEqual(['person'])
    await Promise.all(crowd)
  })

  test('and all that an address may try in a minute refuse no browser there that signed in before', async () => {
    const { identifiant } = await account()
    const known = personAt('192.0.2.5')
    expect((await known.type(identifiant, GOOD)).status).toBe(303)
    const stranger = application.browser()
    const guess = () =>
      stranger.post('/oidc/connexion/x', { identifiant: 'another' }, { 'x-forwarded-for': '192.0.2.5' })
    let shown = await guess()
    for (let tries = 0; tries < LIMIT && shown.status !== 429; tries += 1) shown = await guess()
    expect(shown.status).toBe(429)
    const again = personAt('192.0.2.5', known.own)
    expect((await again.type(identifiant, GOOD)).status).toBe(303)
    // The cookie is valid for one login; for other logins the browser's failures count with its IP address.
    expect((await again.type('direction', 'faux')).status).toBe(429)
  })
})

describe('the cookie of a browser that signed in', () => {
  const name = (own: Browser) => [...own.cookies.values()].find((one) => one.name.includes('appareil'))

  test('goes to this host alone, and no script reads it', async () => {
    const own = application.browser()
    await application.signIn(own, 'rsci')
    expect(name(own)?.line).toMatch(
      /^sillon_appareil\.[\w-]{22}=.*; max-age=15552000; path=\/; samesite=lax; httponly$/,
    )
    const under = knownBrowsers(Buffer.alloc(32), 'https://sillon.example.org')
    const [line] = under.remember('', { identifiant: 'x', motDePasse: 'y' } as never, null)
    expect(line).toMatch(/^__Host-sillon_appareil\.[\w-]{22}=.*; path=\/; samesite=lax; secure; httponly$/)
  })

  test('that is forged, of another login, outdated or of an old password says nothing', async () => {
    let day = 0
    const at = () => new Date(Date.UTC(2026, 0, 1 + day))
    const browsers = knownBrowsers(SEALING.keyFor('appareils'), 'https://sillon.example.org', at)
    const account = { identifiant: 'awa', motDePasse: 'scelle.1.a' } as Parameters<
      typeof browsers.remember
    >[1]
    const other = { ...account, identifiant: 'binta' }
    const cookie = (browsers.remember('', account, null)[0] ?? '').split(';')[0] ?? ''
    const known = browsers.recognize(cookie, account)
    expect(known).toMatchObject({ since: at() })
    expect([browsers.idOf(cookie), browsers.idOf(cookie, 'AWA')]).toEqual([known?.id, known?.id])
    const renamed =
      (browsers.remember('', other, null)[0] ?? '').split('=')[0] + cookie.slice(cookie.indexOf('='))
    const forged = cookie.replace(known?.id ?? '', 'A'.repeat(22))
    for (const wrong of [forged, renamed, cookie.slice(0, -1), `${cookie}x`, '', 'sillon_appareil.x=.'])
      for (const one of [account, other])
        expect([wrong, browsers.recognize(wrong, one), browsers.idOf(wrong)]).toEqual([wrong, null, null])
    const foreign = knownBrowsers(SEALING.keyFor('autre'), 'https://sillon.example.org', at)
    expect(foreign.recognize(cookie, account)).toBeNull()
    expect(browsers.recognize(cookie, { ...account, motDePasse: 'scelle.1.b' })).toBeNull()
    day = 179
    expect(browsers.recognize(cookie, account)).not.toBeNull()
    day = 180
    expect([browsers.recognize(cookie, account), browsers.idOf(cookie)]).toEqual([null, null])
  })
})
