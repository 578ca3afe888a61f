// A real Keycloak: the contract of a provider, at KEYCLOAK_TEST_URL or at a Keycloak that the test installs and starts; with it
// the service, and people who sign in from the workbench and the phone.
//
//   npm test -- keycloak                # some minutes; with PREUVE=yes it writes docs/proof.md
import { randomBytes, randomUUID } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Application } from '../../apps/telephone/logic/application.ts'
import { openSession } from '../../apps/telephone/logic/session.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { newLogin, organisation } from '../api/support/accounts.ts'
import { settled } from '../api/support/provider.ts'
import { eventually } from '../api/support/wait.ts'
import { theBrowser } from '../bureau/support/browser.ts'
import { newHandset } from '../exemple/support.ts'
import { contractOf } from '../identity/provider.contract.ts'
import { freePort, runScript } from '../setup/support/processes.ts'
import { isNamed, passedOf, prove } from '../support/foreignTools.ts'
import { openServer } from '../support/server.ts'
import { fillPages, type Typed } from './person.ts'
import { openTrialRealm } from './realm.ts'
import { type Keycloak, startKeycloak } from './server.ts'
import { openPublisher, openService, type Service } from './service.ts'
import { rotateKey, tokenOfClient, WRONG } from './tokens.ts'

const MINUTES = 60_000
const SLOW = { timeout: 3 * MINUTES }
const IS_NAMED = isNamed('keycloak')
const { keycloakTestUrl } = loadConfig()

const clientSecret = randomUUID()
let bureauUrl: string
let keycloak: Keycloak

if (IS_NAMED) {
  beforeAll(async () => {
    const ports = [await freePort(), await freePort()] as const
    bureauUrl = `http://127.0.0.1:${await freePort()}`
    keycloak = await startKeycloak(ports, { bureauUrl, clientSecret })
  }, 15 * MINUTES)
  afterAll(() => keycloak?.close())
}

describe.skipIf(!IS_NAMED && keycloakTestUrl === undefined)('the contract of a provider', () => {
  let realm: Awaited<ReturnType<typeof openTrialRealm>>
  beforeAll(async () => {
    realm = await openTrialRealm(IS_NAMED ? keycloak.administrator : new URL(keycloakTestUrl ?? ''))
  }, MINUTES)
  afterAll(() => realm?.remove())
  contractOf(() => realm)
})

// The tests about one person depend on each other.
describe.skipIf(!IS_NAMED)('the service on Keycloak', () => {
  const REFUSED = /ou mot de passe invalide/
  const CHOSEN = 'une phrase assez longue'
  let service: Service
  let administrator: Typed
  let agent: Typed & { readonly id: string }
  let phone: Application
  let handset: ReturnType<typeof newHandset>

  const statusOf = async (token: string) => (await service.api.send('GET', '/v1/moi', { token })).status
  // Renews the offline session of the phone.
  const renewed = () =>
    openSession({ coffre: handset.coffre, fetch, browse: async () => null, randomBytes }).renew()

  beforeAll(async () => {
    service = await openService(keycloak, bureauUrl, clientSecret)
  }, MINUTES)

  test(
    'an organization is opened, and its administrator takes a provisional password to Keycloak',
    SLOW,
    async () => {
      const { api, signIn } = service
      const publisher = await openPublisher(service)
      const { status, body } = await api.post('/v1/organisations', organisation(), publisher)
      expect(status).toBe(201)
      const { identifiant: login } = body.administrateur
      await settled(api, login)
      const provisional = { login, password: body.mot_de_passe_provisoire as string }
      await signIn({ ...provisional, chosen: CHOSEN })
      administrator = { login, password: CHOSEN }
      const { utilisateur, organisation: active } = (await api.get('/v1/moi', login)).body
      expect([utilisateur.identifiant, active.code]).toEqual([login, body.organisation.code])
      await expect(signIn(provisional)).rejects.toThrow(REFUSED)
    },
  )

  test('the workbench signs in and out in a browser', SLOW, async () => {
    const context = await (await theBrowser()).newContext({ locale: 'fr-FR' })
    try {
      const faults: string[] = []
      context.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      const page = await context.newPage()
      await page.goto(`${bureauUrl}/bureau`)
      await page.locator('#username').fill(administrator.login)
      await page.locator('#password').fill(administrator.password)
      await page.locator('#password').press('Enter')
      const leave = page.getByRole('button', { name: 'Se déconnecter' })
      await page.locator('h1').first().waitFor()
      await page.reload()
      await page.locator('h1').first().waitFor()
      expect([new URL(page.url()).pathname, faults]).toEqual(['/bureau/campagne', []])
      await leave.click()
      await page.locator('#kc-logout').click()
      await page.locator('#username').waitFor()
    } finally {
      await context.close()
    }
  })

  test(
    'an account made by the office signs in on the telephone, which enrols and synchronises',
    SLOW,
    async () => {
      const { api, provider } = service
      const login = newLogin()
      const account = { identifiant: login, nom_affiche: 'Kossi', ensembles: ['agent_collecte'] }
      const { status, body } = await api.post('/v1/utilisateurs', account, administrator.login)
      expect(status).toBe(201)
      await settled(api, login)
      const typed = { login, password: body.mot_de_passe_provisoire as string, chosen: CHOSEN }
      agent = { login, password: CHOSEN, id: body.utilisateur.id }
      handset = newHandset()
      phone = await handset.open({ issuer: provider, browse: (url) => fillPages(url, typed) })
      await phone.choisirServeur(bureauUrl, null)
      await phone.connecterParNavigateur()
      expect(phone.vue()).toMatchObject({ etape: 'code', erreur: null })
      const codes = '/v1/appareils/codes-enrolement'
      const { code } = (await api.post(codes, { utilisateur_id: agent.id }, administrator.login)).body
      await phone.enroler(code)
      expect(phone.vue()).toMatchObject({ etape: 'travail', erreur: null })
    },
  )

  test('a reset password ends every session, and is provisional again', SLOW, async () => {
    const { api, signIn } = service
    const path = `/v1/utilisateurs/${agent.id}/reinitialiser-mot-de-passe`
    const { password, login } = agent
    const browser = await signIn({ login, password })
    const { body } = await api.post(path, {}, administrator.login)
    await settled(api, login)
    expect(await browser.renew(await browser.token())).toBeNull()
    await expect(renewed()).rejects.toMatchObject({ code: 'session_terminee' })
    await expect(signIn({ login, password })).rejects.toThrow(REFUSED)
    const provisional = body.mot_de_passe_provisoire as string
    agent = { ...agent, password: 'une autre phrase, plus longue' }
    await signIn({ login, password: provisional, chosen: agent.password })
    expect((await api.get('/v1/moi', login)).status).toBe(200)
  })

  test(
    'sessions that the office ends renew nothing: the browser’s, the offline one of the telephone',
    SLOW,
    async () => {
      const { api, signIn, provider } = service
      const browse = (url: string) => fillPages(url, agent)
      const again = await handset.open({ issuer: provider, browse })
      await again.connecterParNavigateur()
      await renewed()
      const browser = await signIn(agent)
      const path = `/v1/utilisateurs/${agent.id}/revoquer-sessions`
      expect((await api.post(path, {}, administrator.login)).status).toBe(200)
      await settled(api, agent.login)
      expect(await browser.renew(await browser.token())).toBeNull()
      await expect(renewed()).rejects.toMatchObject({ code: 'session_terminee' })
      expect((await signIn(agent)).token).toBeDefined()
    },
  )

  test(
    'a new key of Keycloak is taken without a restart, and a token of the old one still holds',
    SLOW,
    async () => {
      const { signIn } = service
      const old = await (await signIn(agent)).token()
      await rotateKey(service)
      const fresh = await (await signIn(agent)).token()
      expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid)
      // The service reads the key set again when it meets an unknown key, but at most every five seconds.
      await eventually(async () => ((await statusOf(fresh)) === 200 ? true : undefined), 40_000)
      expect(await statusOf(old)).toBe(200)
    },
  )

  test('a token of a key that Keycloak removed is refused, and the log names the key', SLOW, async () => {
    const remove = await rotateKey(service)
    const token = await tokenOfClient(service, 'essai-cle', agent)
    await remove()
    // A new service is used, because a service logs each kind of reason only once a minute.
    const { request, logs } = await openServer({ ...service.settings, PORT: '0' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await request('GET', '/v1/moi', { headers })).status).toBe(401)
    const { kid } = decodeProtectedHeader(token)
    const sentence = `a token opens nothing: the key set of the issuer has no one key "${kid}" for it`
    expect(reasons(logs, 'key')).toEqual([sentence])
  })

  test.each(WRONG)('the log names a wrong $kind', SLOW, async ({ kind, client, settings, sentence }) => {
    const token = await tokenOfClient(service, `essai-${kind}`, agent, client)
    const theirs = { ...service.settings, ...settings?.(service.provider), PORT: '0' }
    const { request, logs } = settings === undefined ? service.server : await openServer(theirs)
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await request('GET', '/v1/moi', { headers })
    expect(status).toBe(kind === 'organisations' ? 403 : 401)
    expect(reasons(logs, kind)).toEqual([expect.stringMatching(sentence)])
    expect(JSON.stringify(logs)).not.toContain(token.split('.')[2])
  })

  test('a token that ended is refused, without a line of the log; an operator is told', SLOW, async () => {
    const client = { attributes: { 'access.token.lifespan': '3' } }
    const token = await tokenOfClient(service, 'essai-expire', agent, client)
    const before = service.logs.length
    await eventually(async () => ((await statusOf(token)) === 401 ? true : undefined), 20_000)
    expect(service.logs.slice(before).filter(({ msg }) => /opens nothing/.test(String(msg)))).toEqual([])
    const { PORT: _, ...settings } = service.settings
    const { said, ended } = runScript('scripts/admin.ts', ['fournisseur', 'verifier', token], settings)
    expect(`${await ended} ${said()}`).toMatch(/^1 [\s\S]*✗ it ended at .*Z\n[\s\S]*refuses this token/)
  })
})

test.skipIf(!IS_NAMED)('every part passed, and the page of proof says so', ({ task }) => {
  prove('keycloak', `Keycloak ${keycloak.version} with the shipped realm`, passedOf(task.file.tasks))
})

// Returns the reasons of one kind that the service logged.
function reasons(logs: readonly Record<string, unknown>[], wanted: string): string[] {
  return logs.filter(({ kind }) => kind === wanted).map(({ msg }) => String(msg))
}
