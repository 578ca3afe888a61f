// The embedded provider's data remain when its process ends, and two processes on one database are one provider.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../../server.ts'
import { connect } from '../../src/database/db.ts'
import { accountsIn } from '../../src/identity/database/accounts.ts'
import { sessionsIn } from '../../src/identity/database/sessions.ts'
import { openSigningKeys } from '../../src/identity/database/signingKeys.ts'
import { embeddedAdmin } from '../../src/identity/embeddedAdmin.ts'
import { openIdentity } from '../../src/identity/open.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { openDatabase } from '../support/database.ts'
import { IDENTITY_KEY, SEALING } from '../support/sealing.ts'
import { applicationAt } from './support/application.ts'
import { beginning } from './support/browser.ts'
import { personAt, type SignIn } from './support/contract.ts'

const database = await openDatabase('demo')
const DATA_DIR = mkdtempSync(join(inject('sillon').folder, 'durable-'))
const pool = database.pool('connexion', 8)
const accounts = accountsIn(pool, true, SEALING)
const admin = embeddedAdmin(accounts, sessionsIn(pool))

/** Starts a process of the service with the same public URL, whatever its port. */
async function start(): Promise<RunningServer & ReturnType<typeof personAt>> {
  const server = await startServer(
    {
      ...loadConfig({
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR,
        IDENTITY_KEY,
        PUBLIC_URL: 'http://sillon.test',
      }),
      databaseUrl: database.url('api'),
      databaseAdminUrl: database.adminUrl,
      databaseTasksUrl: database.url('taches'),
      databaseIdentityUrl: database.url('connexion'),
      databaseReadUrl: database.url('lecture'),
    },
    { log: pino({ level: 'silent' }), warms: false },
  )
  onTestFinished(server.close)
  return { ...server, ...personAt(`${server.url}/oidc/token`, 'demo', /mot_de_passe_a_changer/) }
}

async function signedIn(attempt: Promise<SignIn>): Promise<string> {
  const answer = await attempt
  if (answer.outcome !== 'ok') throw new Error(`signed in: ${answer.outcome}`)
  return answer.refreshToken
}

test('a restart leaves people signed in, and their tokens valid', async () => {
  const before = await start()
  const refreshToken = await signedIn(before.signIn('agent1', 'demo'))
  const token = await accessToken(before.url)
  await before.close()
  const after = await start()
  expect(await after.refresh(refreshToken)).not.toBeNull()
  const answer = await fetch(`${after.url}/v1/moi`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
})

test('of two processes each honours, uses up and revokes what the other gave', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const given = await signedIn(one.signIn('agent2', 'demo'))
  const next = await other.refresh(given)
  expect(next).not.toBeNull()
  expect(await one.refresh(given)).toBeNull()
  // A used refresh token that is sent again ends its session, at either process.
  expect(await other.refresh(next ?? '')).toBeNull()

  const token = await accessToken(one.url)
  const answer = await fetch(`${other.url}/v1/moi`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
})

test('a sign-in goes on at whichever process is asked next, also after a restart', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const here = applicationAt(one.url, 'http://sillon.test')
  const person = here.browser()
  const { begun, page } = await here.begin(person)
  await one.close()
  const later = person.at(other.url)
  const left = await later.send(page, { identifiant: 'agent1', mot_de_passe: 'demo' })
  await other.close()
  const third = await start()
  const back = here.returned(begun, await person.at(third.url).follow(left))
  const tokens = await applicationAt(third.url, 'http://sillon.test').exchange(back)
  expect(tokens.status).toBe(200)
  const again = await start()
  const silently = beginning('http://sillon.test', { prompt: 'none' })
  expect((await person.at(again.url).get(silently.address)).location).toContain('/bureau?code=')
})

test('one refresh token at two processes at once is used once', async () => {
  const [one, other] = await Promise.all([start(), start()])
  for (let round = 0; round < 5; round += 1) {
    const given = await signedIn(one.signIn('deux', 'demo'))
    const answers = await Promise.all([one.refresh(given), other.refresh(given)])
    expect(answers.filter((answer) => answer !== null).length).toBeLessThanOrEqual(1)
  }
})

test('a sign-in under way while the password is reset leaves no session behind', async () => {
  const server = await start()
  const passwordHash = await hashPassword('la phrase de départ')
  const account = { identifiant: 'course', nom_affiche: 'Course', organisations: [], provisoire: false }
  const sujet = await admin.createAccount({ ...account, passwordHash })
  const reset = await hashPassword('une tout autre phrase')
  const attempts = Array.from({ length: 5 }, () => server.signIn('course', 'la phrase de départ'))
  await Promise.race(attempts)
  await admin.setPassword(sujet, reset, false)
  await admin.revokeSessions(sujet)
  const opened = (await Promise.all(attempts)).filter((answer) => answer.outcome === 'ok')
  expect(opened.length).toBeGreaterThan(0)
  for (const { refreshToken } of opened) expect(await server.refresh(refreshToken)).toBeNull()
})

test('a rotation under way while sessions are revoked leaves none behind', async () => {
  const server = await start()
  const account = (await accounts.findByIdentifiant('magasinier'))?.sujet ?? ''
  for (let round = 0; round < 5; round += 1) {
    const given = await signedIn(server.signIn('magasinier', 'demo'))
    const [next] = await Promise.all([server.refresh(given), admin.revokeSessions(account)])
    if (next !== null) expect(await server.refresh(next)).toBeNull()
  }
})

test('processes that start at once make one signing key', async () => {
  const empty = await openDatabase('vide')
  const pools = [empty.pool('connexion', 1), empty.pool('connexion', 1), empty.pool('connexion', 1)]
  const keys = await Promise.all(pools.map((own) => openSigningKeys(own, SEALING)))
  expect(new Set(keys.map(([first]) => first?.kid)).size).toBe(1)
  expect(keys.map((set) => set.length)).toEqual([1, 1, 1])
})

test('a key that signs no more is still published, beside the new one', async () => {
  const empty = await openDatabase('vide')
  const own = empty.pool('connexion', 1)
  const [old] = await openSigningKeys(own, SEALING)
  await own.query('update connexion.cle_signature set active = false')
  const keys = await openSigningKeys(own, SEALING)
  expect(keys.map(({ kid }) => kid === old?.kid)).toEqual([false, true])
})

async function accessToken(url: string): Promise<string> {
  const form = { grant_type: 'password', client_id: 'demo', username: 'agent1', password: 'demo' }
  const answer = await fetch(`${url}/oidc/token`, { method: 'POST', body: new URLSearchParams(form) })
  return ((await answer.json()) as { access_token: string }).access_token
}

test.runIf(inject('sillon').trusts)(
  'a login that may not act as the identity provider is one sentence at the start',
  async () => {
    const wrong = connect(database.url('api'), { max: 1, role: 'connexion' })
    onTestFinished(() => wrong.end())
    const log = pino({ level: 'silent' })
    await expect(openIdentity(loadConfig({ NODE_ENV: 'test' }), wrong, SEALING, log)).rejects.toThrow(
      /^DATABASE_IDENTITY_URL \(or DATABASE_URL\) must sign in as `connexion`/,
    )
  },
)
