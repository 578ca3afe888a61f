// Spec: identites-et-droits#sessions: the provider learns of changes after the commit, with retries until it has received them.
// An unreachable provider delays no protection; nothing is lost or done twice.
import { afterEach, describe, expect, test } from 'vitest'
import { openAccount } from './support/accounts.ts'
import { openApiWith, openProvider, settled } from './support/provider.ts'
import { eventually } from './support/wait.ts'

const provider = openProvider()
const api = await openApiWith(provider)
const act = async (id: string, name: string, body: object = {}) =>
  (await api.post(`/v1/utilisateurs/${id}/${name}`, body, 'admin')).body
const reset = async (id: string): Promise<string> =>
  (await act(id, 'reinitialiser-mot-de-passe')).mot_de_passe_provisoire
const callsOf = (identifiant: string) => provider.calls.filter((call) => call.endsWith(identifiant))
const attempted = (identifiant: string, call: string) =>
  eventually(() => (callsOf(identifiant).some((one) => one.startsWith(call)) ? true : undefined))

afterEach(() => {
  provider.mode = 'up'
})

describe('a provider that is away', () => {
  test('the account is opened all the same, and created with its newest password once the provider is back', async () => {
    provider.mode = 'down'
    const { id, identifiant, mot_de_passe_provisoire: first } = await openAccount(api)
    await attempted(identifiant, 'chercher')
    const second = await reset(id)
    const third = await reset(id)
    expect(provider.find(identifiant)).toBeUndefined()
    provider.mode = 'up'
    await settled(api, identifiant)
    expect(callsOf(identifiant).filter((call) => call.startsWith('creer'))).toHaveLength(1)
    expect(await provider.signIn(identifiant, first)).toBe(false)
    expect(await provider.signIn(identifiant, second)).toBe(false)
    expect(await provider.signIn(identifiant, third)).toBe(true)
  })

  test('a deactivation protects at once; sessions are closed when it is back', async () => {
    const { id, identifiant, mot_de_passe_provisoire } = await openAccount(api)
    await settled(api, identifiant)
    await provider.signIn(identifiant, mot_de_passe_provisoire)
    provider.mode = 'down'
    expect(await act(id, 'desactiver', { raison: 'Départ' })).toMatchObject({ statut: 'desactive' })
    expect((await api.get('/v1/moi', identifiant)).body.erreur).toBe('compte_inactif')
    await attempted(identifiant, 'sessions')
    expect(provider.find(identifiant)?.sessions).toBe(1)
    provider.mode = 'up'
    await settled(api, identifiant)
    expect(provider.find(identifiant)?.sessions).toBe(0)
  })

  test('what outlasted every attempt of its job is taken up again by the clock', async () => {
    provider.mode = 'down'
    const { identifiant } = await openAccount(api)
    await attempted(identifiant, 'chercher')
    await eventually(async () => {
      const rows = await api.sql<{ id: string }>(
        'select id::text from graphile_worker.jobs where key = $1 and locked_at is null',
        [`identite ${identifiant}`],
      )
      await api.sql('select graphile_worker.complete_jobs($1::bigint[])', [rows.map(({ id }) => id)])
      return rows.length === 1 ? true : undefined
    })
    provider.mode = 'up'
    await api.sql("select graphile_worker.add_job('identite')")
    await eventually(() => provider.find(identifiant))
    await settled(api, identifiant)
  })
})

describe('an answer that is lost', () => {
  test('of a creation: the account is found as it was made, not made again, and nobody else’s password is touched', async () => {
    provider.mode = 'deaf'
    const { identifiant, mot_de_passe_provisoire } = await openAccount(api)
    // The provider answers every call with an error, so the `chercher` request can not succeed yet.
    await attempted(identifiant, 'chercher')
    provider.mode = 'up'
    const { createAccount } = provider.admin
    provider.admin.createAccount = async (account) => {
      await createAccount(account)
      provider.admin.createAccount = createAccount
      throw new Error('the answer was lost')
    }
    await settled(api, identifiant)
    expect(callsOf(identifiant).filter((call) => call.startsWith('creer'))).toHaveLength(1)
    expect(callsOf(`sujet-${identifiant}`).filter((call) => call.startsWith('mot_de_passe'))).toEqual([])
    expect(await provider.signIn(identifiant, mot_de_passe_provisoire)).toBe(true)
  })

  test('of a password: it is set again, never over a newer one; a later step does not set it again', async () => {
    const { id, identifiant } = await openAccount(api)
    await settled(api, identifiant)
    provider.mode = 'deaf'
    const old = await reset(id)
    await attempted(`sujet-${identifiant}`, 'mot_de_passe')
    const newer = await reset(id)
    provider.mode = 'up'
    await settled(api, identifiant)
    expect(await provider.signIn(identifiant, old)).toBe(false)
    expect(await provider.signIn(identifiant, newer)).toBe(true)

    const { revokeSessions } = provider.admin
    provider.admin.revokeSessions = async () => {
      provider.admin.revokeSessions = revokeSessions
      throw new Error('the provider went away between two steps')
    }
    const before = callsOf(`sujet-${identifiant}`).length
    await reset(id)
    await settled(api, identifiant)
    expect(callsOf(`sujet-${identifiant}`).slice(before)).toEqual([
      `mot_de_passe sujet-${identifiant}`,
      `sessions sujet-${identifiant}`,
    ])
  })
})

describe('what the provider has already', () => {
  test('an account made by hand keeps its password and its organizations', async () => {
    const login = `main.${Date.now()}`
    await provider.add(login, ['VOISINE'], 'secret de la main')
    const body = { identifiant: login, nom_affiche: 'Autre' }
    const { mot_de_passe_provisoire } = (await api.post('/v1/utilisateurs', body, 'admin')).body
    await settled(api, login)
    expect(await provider.signIn(login, mot_de_passe_provisoire)).toBe(false)
    expect(await provider.signIn(login, 'secret de la main')).toBe(true)
    expect(provider.find(login)?.organisations).toEqual(['VOISINE'])
    expect((await api.get('/v1/moi', login)).body.erreur).toBe('organisation_non_autorisee')
  })

  test('an account that vanished there is logged, and not tried for ever', async () => {
    const { id, identifiant } = await openAccount(api)
    await settled(api, identifiant)
    const account = provider.find(identifiant)
    if (account === undefined) throw new Error('not created')
    account.sujet = 'effacé'
    await act(id, 'revoquer-sessions')
    const line = await eventually(() => api.server.logs.find((one) => one.identifiant === identifiant))
    expect(line).toMatchObject({ acte: 'sessions', msg: expect.stringContaining('no such account') })
    expect(JSON.stringify(line)).not.toContain('argon2id')
  })
})
