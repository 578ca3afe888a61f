// A real OpenID provider that knows nothing of the service: glewlwyd. People sign in there by code with PKCE, and take over their
// accounts here with a code; the log names the fault of each kind of wrong token.
//
//   npm test -- glewlwyd                # a minute; with PREUVE=yes it writes docs/proof.md
import { randomBytes } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discover } from '../../apps/telephone/logic/provider.ts'
import { memoryCoffre, openSession } from '../../apps/telephone/logic/session.ts'
import { newCode, newLogin, organisation } from '../api/support/accounts.ts'
import { type Api, apiOf } from '../api/support/api.ts'
import { eventually } from '../api/support/wait.ts'
import { theBrowser } from '../bureau/support/browser.ts'
import { freePort, runScript } from '../setup/support/processes.ts'
import { isNamed, passedOf, prove } from '../support/foreignTools.ts'
import { openServer } from '../support/server.ts'
import { openProvider, type Provider } from './provider.ts'
import { type Glewlwyd, startGlewlwyd } from './server.ts'

const MINUTES = 60_000
const SLOW = { timeout: 2 * MINUTES }
const IS_NAMED = isNamed('glewlwyd')
const PASSWORD = 'une phrase assez longue'

let glewlwyd: Glewlwyd
let provider: Provider
let api: Api
let settings: Record<string, string>

if (IS_NAMED) {
  beforeAll(async () => {
    const port = await freePort()
    glewlwyd = await startGlewlwyd(await freePort())
    provider = await openProvider(glewlwyd, `http://127.0.0.1:${port}`)
    // glewlwyd uses the scopes of a token as its audience, unless the application requests another audience.
    settings = { OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: 'openid' }
    const server = await openServer({ ...settings, PORT: String(port) })
    api = await apiOf(server, () => Promise.reject(new Error('each call has its token')))
  }, 5 * MINUTES)
  afterAll(() => glewlwyd?.close())
}

describe.skipIf(!IS_NAMED)('the service on glewlwyd', () => {
  const code = newCode()
  const administrator = { login: newLogin(), password: PASSWORD }
  let invitation: string

  test(
    'of roles in one text each is read: a person of the publisher opens an organization',
    SLOW,
    async () => {
      const publisher = { login: newLogin(), password: PASSWORD }
      await provider.addPerson(publisher, { roles: ['editeur_parametrage', 'editeur_support'] })
      const token = await (await provider.signIn(publisher)).token()
      expect(decodeJwt(token)).toMatchObject({ roles: 'editeur_parametrage,editeur_support' })
      const { status, body } = await api.send('POST', '/v1/organisations', {
        token,
        body: organisation({ code }),
      })
      expect(status).toBe(201)
      invitation = body.mot_de_passe_provisoire
    },
  )

  test(
    'of organizations in one text each is read: an account is taken by its code, and renewed',
    SLOW,
    async () => {
      await provider.addPerson(administrator, { organisations: ['VOISINE', code] })
      const session = await provider.signIn(administrator)
      const token = await session.token()
      expect(decodeJwt(token)).toMatchObject({ organisations: `VOISINE,${code}` })
      const headers = { 'x-organisation': code }
      const taken = await api.send('POST', '/v1/moi/invitation', {
        token,
        headers,
        body: { code: invitation },
      })
      expect([taken.status, taken.body.organisation_code]).toEqual([200, code])
      const renewed = (await session.renew(token)) ?? ''
      expect(renewed).not.toBe(token)
      const { status, body } = await api.send('GET', '/v1/moi', { token: renewed, headers })
      expect([status, body.organisation.code]).toEqual([200, code])
    },
  )

  test('the workbench signs in in a browser, from another origin', SLOW, async () => {
    const context = await (await theBrowser()).newContext({ locale: 'fr-FR' })
    try {
      const { login: username, password } = administrator
      await context.request.post(`${glewlwyd.url}/api/auth/`, { data: { username, password } })
      const page = await context.newPage()
      await page.goto(`${api.url}/bureau?organisation=${code}`)
      // The page of glewlwyd is a script, which finally opens the URL that it received; this test opens that URL instead.
      await page.waitForURL('**/login.html?*')
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await page.goto(`${new URL(page.url()).searchParams.get('callback_url')}&g_continue`)
      await page.getByRole('button', { name: 'Se déconnecter' }).waitFor()
      expect(faults).toEqual([])
    } finally {
      await context.close()
    }
  })

  test('the telephone signs in by the same client', SLOW, async () => {
    const browse = (address: string) => provider.pass(address, administrator)
    const parts = {
      fetch,
      coffre: memoryCoffre(),
      browse,
      randomBytes: (count: number) => randomBytes(count),
    }
    const session = openSession(parts)
    await session.signInByBrowser(await discover(fetch, api.url, provider.issuer))
    const first = await session.accessToken()
    expect(await session.renew()).not.toBe(first)
  })

  test('an operator is told what is read in a token', SLOW, async () => {
    const token = await (await provider.signIn(administrator)).token()
    const { said, ended } = runScript('scripts/admin.ts', ['fournisseur', 'verifier', token], settings)
    expect(`${await ended} ${said()}`).toMatch(
      new RegExp(`^0 [\\s\\S]*"VOISINE",\\s+"${code}"[\\s\\S]*The service accepts this token`),
    )
  })

  const tokenOf = async () => (await provider.signIn(administrator)).token()
  const statusOf = async (token: string) =>
    (await api.send('GET', '/v1/moi', { token, headers: { 'x-organisation': code } })).status

  test('a new key is taken without a restart; a token of a removed one is refused', SLOW, async () => {
    await provider.rotateKey()
    const token = await tokenOf()
    await eventually(async () => ((await statusOf(token)) === 200 ? true : undefined), 40_000)
    await provider.rotateKey()
    const old = await tokenOf()
    await provider.rotateKey()
    await provider.removeOldKeys()
    expect(await refusalOf(old)).toEqual([
      'key',
      expect.stringContaining(decodeProtectedHeader(old).kid ?? ''),
    ])
  })

  test.each([
    ['audience', { OIDC_AUDIENCE: 'sillon-api' }, /its aud is "openid"; OIDC_AUDIENCE is "sillon-api"/],
    ['typ', { OIDC_TYP: 'JWT' }, /the typ of its header is "at\+jwt"; OIDC_TYP accepts JWT/],
    ['alg', { OIDC_ALGORITHMS: 'ES256' }, /the alg of its header is "RS256"; OIDC_ALGORITHMS accepts ES256/],
    ['organisations', { OIDC_CLAIM_ORGANISATIONS: 'codes' }, /^a token opens nothing: codes .* is absent/],
  ])('the log names a wrong %s', SLOW, async (kind, changes, sentence) => {
    expect(await refusalOf(await tokenOf(), changes)).toEqual([kind, expect.stringMatching(sentence)])
  })

  test('the log names a wrong issuer', SLOW, async () => {
    const theirs = { OIDC_ISSUER: `${provider.issuer}/`, OIDC_JWKS_URI: `${provider.issuer}/jwks` }
    const sentence = /its iss is ".*\/oidc"; the issuer of this service is ".*\/oidc\/"/
    expect(await refusalOf(await tokenOf(), theirs)).toEqual(['issuer', expect.stringMatching(sentence)])
  })

  test('a token that ended is refused', SLOW, async () => {
    await provider.endTokensAfter(2)
    const token = await tokenOf()
    await eventually(async () => ((await statusOf(token)) === 401 ? true : undefined), 20_000)
  })
})

test.skipIf(!IS_NAMED)('every part passed, and the page of proof says so', ({ task }) => {
  prove('glewlwyd', `glewlwyd ${glewlwyd.version}, a provider of others`, passedOf(task.file.tasks))
})

// Sends a token to a service with these settings that has never seen its keys; returns the kind and the text of its log line.
async function refusalOf(token: string, changes: object = {}): Promise<unknown[]> {
  const { request, logs } = await openServer({ ...settings, ...changes })
  const { status } = await request('GET', '/v1/moi', { headers: { authorization: `Bearer ${token}` } })
  expect([401, 403]).toContain(status)
  expect(JSON.stringify(logs)).not.toContain(token.split('.')[2])
  const [line] = logs.filter(({ msg }) => /opens nothing/.test(String(msg)))
  return [line?.kind, line?.msg]
}
