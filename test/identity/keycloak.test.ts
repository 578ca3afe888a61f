// The Keycloak adapter fulfils the contract of a provider, with a fake administration API; also its behaviour if Keycloak fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keycloakAdmin } from '../../src/identity/keycloak.ts'
import { keycloakCredential } from '../../src/identity/keycloakCredential.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { type NewAccount, UnknownSubjectError } from '../../src/identity/port.ts'
import { contractOf } from './provider.contract.ts'
import { type ProviderUnderTest, personAt } from './support/contract.ts'
import { type KeycloakDouble, startKeycloakDouble } from './support/keycloakDouble.ts'

const SECRET = 'un secret : à ne pas répéter / +'

let double: KeycloakDouble
let provider: ProviderUnderTest
beforeAll(async () => {
  double = await startKeycloakDouble(encoded(SECRET))
  const tokenEndpoint = `${double.url}/realms/sillon/protocol/openid-connect/token`
  provider = { admin: adminOf(), ...personAt(tokenEndpoint, 'sillon-essai', /not fully set up/) }
})
afterAll(() => double.close())

const adminOf = (changes: Partial<Parameters<typeof keycloakAdmin>[0]> = {}) =>
  keycloakAdmin({
    url: double.url,
    realm: 'sillon',
    clientId: 'sillon-service',
    clientSecret: SECRET,
    ...changes,
  })
const account = async (identifiant: string): Promise<NewAccount> => ({
  identifiant,
  nom_affiche: 'Quelqu’un',
  organisations: ['DEMO'],
  provisoire: false,
  passwordHash: await hashPassword('une phrase assez longue'),
})
const tokensAsked = () => double.requests.filter((request) => request.endsWith('/token')).length

describe('the contract', () => contractOf(() => provider))

describe('the token of the service account', () => {
  test('serves many requests', async () => {
    const admin = adminOf()
    const before = tokensAsked()
    await Promise.all([admin.findByIdentifiant('a'), admin.findByIdentifiant('b')])
    await admin.findByIdentifiant('c')
    expect(tokensAsked() - before).toBe(1)
  })

  test('is asked for again when it is no longer honoured, and the request made again', async () => {
    const admin = adminOf()
    const sujet = await admin.createAccount(await account('renouvele'))
    double.realm.forgetTokens()
    const before = tokensAsked()
    await Promise.all([admin.addOrganisation(sujet, 'A1'), admin.findByIdentifiant('renouvele')])
    expect(tokensAsked() - before).toBeGreaterThanOrEqual(1)
    expect((await admin.findByIdentifiant('renouvele'))?.organisations).toEqual(['DEMO', 'A1'])
  })

  test('is asked for again when it could not be had the first time', async () => {
    const admin = adminOf()
    double.fail(503, 1, /\/token$/)
    await expect(admin.findByIdentifiant('a')).rejects.toThrow(/Keycloak answered 503 to .*\/token/)
    expect(await admin.findByIdentifiant('a')).toBeNull()
  })

  test('a refusal that a new token does not heal is an error', async () => {
    const admin = adminOf()
    double.fail(401, 2, /\/users/)
    await expect(admin.findByIdentifiant('a')).rejects.toThrow(/Keycloak answered 401/)
    double.fail(403, 1, /\/users/)
    await expect(admin.findByIdentifiant('a')).rejects.toThrow(/Keycloak answered 403/)
  })
})

describe('what fails is an error, and may be tried again', () => {
  test.each([500, 502, 503])('Keycloak answers %i', async (status) => {
    const { admin } = provider
    const sujet = await admin.createAccount(await account(`panne-${status}`))
    const acts = [
      () => admin.setOrganisations(sujet, ['B2']),
      () => admin.setEnabled(sujet, false),
      () => admin.revokeSessions(sujet),
      () => admin.findByIdentifiant(`panne-${status}`),
    ]
    for (const act of acts) {
      double.fail(status, 1, /\/users/)
      await expect(act()).rejects.toThrow(`Keycloak answered ${status}`)
      await act()
    }
    const found = await admin.findByIdentifiant(`panne-${status}`)
    expect([found?.organisations, found?.actif]).toEqual([['B2'], false])
  })

  test('an account whose creation was not answered is found by the next attempt', async () => {
    const newcomer = await account('reponse-perdue')
    double.loseAnswer(/^POST .*\/users$/)
    await expect(provider.admin.createAccount(newcomer)).rejects.toThrow(/can not be reached/)
    const sujet = await provider.admin.createAccount(newcomer)
    expect((await provider.admin.findByIdentifiant('reponse-perdue'))?.sujet).toBe(sujet)
  })

  test('an offline session that somebody else ended meanwhile is ended', async () => {
    const sujet = await provider.admin.createAccount(await account('devance'))
    await provider.signIn('devance', 'une phrase assez longue')
    double.fail(404, 1, /\/consents\//)
    await provider.admin.revokeSessions(sujet)
    double.fail(500, 1, /\/consents\//)
    await expect(provider.admin.revokeSessions(sujet)).rejects.toThrow(/answered 500/)
  })

  test('a failed change does not hold up the next one of the same account', async () => {
    const sujet = await provider.admin.createAccount(await account('file'))
    double.fail(503, 1, /\/users/)
    const [first, second] = await Promise.allSettled([
      provider.admin.addOrganisation(sujet, 'A1'),
      provider.admin.addOrganisation(sujet, 'B2'),
    ])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
    expect((await provider.admin.findByIdentifiant('file'))?.organisations).toEqual(['DEMO', 'B2'])
  })

  test('nobody answers at the address', async () => {
    const gone = await startKeycloakDouble(SECRET)
    await gone.close()
    const admin = adminOf({ url: gone.url })
    await expect(admin.findByIdentifiant('a')).rejects.toThrow(/^Keycloak can not be reached: .*ECONNREFUSED/)
    await expect(admin.revokeSessions('a')).rejects.not.toBeInstanceOf(UnknownSubjectError)
  })

  test('a conflict that is not about the login is an error', async () => {
    double.fail(409, 1, /\/users$/)
    await expect(provider.admin.createAccount(await account('conflit'))).rejects.toThrow(/answered 409/)
  })

  test('no error repeats the secret or a token', async () => {
    const wrong = adminOf({ clientSecret: 'un autre secret' })
    const error = await wrong.findByIdentifiant('a').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    const said = `${JSON.stringify(error)} ${String(error)} ${(error as Error).stack} ${String((error as Error).cause)}`
    expect(said).toMatch(/Keycloak answered 401/)
    expect(said).not.toMatch(/un autre secret|Basic|Bearer/)
  })
})

describe('a password', () => {
  test('goes to Keycloak as its hash alone', async () => {
    const sujet = await provider.admin.createAccount(await account('empreinte'))
    await provider.admin.setPassword(sujet, await hashPassword('une autre phrase'), true)
    const kept = JSON.stringify([...double.realm.users.values()])
    expect(kept).not.toMatch(/une autre phrase|une phrase assez longue/)
  })

  test('other required actions stay as they are when it is replaced', async () => {
    const sujet = await provider.admin.createAccount(await account('actions'))
    const user = double.realm.users.get(sujet)
    if (user) user.requiredActions = ['CONFIGURE_TOTP']
    await provider.admin.setPassword(sujet, await hashPassword('x'), true)
    expect(user?.requiredActions).toEqual(['CONFIGURE_TOTP', 'UPDATE_PASSWORD'])
    await provider.admin.setPassword(sujet, await hashPassword('x'), false)
    expect(user?.requiredActions).toEqual(['CONFIGURE_TOTP'])
  })

  test('is a credential as Keycloak writes its own', () => {
    const hash =
      '$argon2id$v=19$m=19456,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$Hh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0'
    const { type, secretData, credentialData } = keycloakCredential(hash)
    expect(type).toBe('password')
    expect(JSON.parse(secretData)).toEqual({
      value: 'Hh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0=',
      salt: 'AAECAwQFBgcICQoLDA0ODw==',
      additionalParameters: {},
    })
    expect(JSON.parse(credentialData)).toEqual({
      hashIterations: 2,
      algorithm: 'argon2',
      additionalParameters: {
        type: ['id'],
        version: ['1.3'],
        hashLength: ['32'],
        memory: ['19456'],
        parallelism: ['1'],
      },
    })
    expect(() => keycloakCredential('scrypt$1$2$3')).toThrow(/argon2id/)
  })
})

// RFC 6749 §2.3.1: a client's secret is form-encoded before it is put into the Basic header.
function encoded(secret: string): string {
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(secret)
    .replace(/[!'()*]/g, percent)
    .replaceAll('%20', '+')
}
