// The contract of an identity provider, which is the same for every provider: the behaviour that background jobs and people
// depend on.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, newProvisionalPassword } from '../../src/identity/passwords.ts'
import { type NewAccount, UnknownSubjectError } from '../../src/identity/port.ts'
import type { ProviderUnderTest, SignIn } from './support/contract.ts'

const PASSWORD = 'une phrase assez longue'

/** Declares the tests of the contract; `provider` returns the provider, which hooks open before. */
export function contractOf(provider: () => ProviderUnderTest): void {
  const admin = () => provider().admin
  const signIn = (identifiant: string, password = PASSWORD) => provider().signIn(identifiant, password)
  const create = async (changes: Partial<NewAccount> & { password?: string } = {}) => {
    const { password = PASSWORD, ...rest } = changes
    const account: NewAccount = {
      identifiant: `c-${randomUUID()}`,
      nom_affiche: 'Ablavi d’Almeida',
      organisations: ['DEMO'],
      passwordHash: await hashPassword(password),
      provisoire: false,
      ...rest,
    }
    return { ...account, sujet: await admin().createAccount(account) }
  }

  describe('createAccount', () => {
    test('makes somebody who signs in, with the subject that it answers and the codes that it was given', async () => {
      const { sujet, identifiant } = await create({ organisations: ['DEMO', 'VOISINE', 'DEMO'] })
      expect(open(await signIn(identifiant))).toMatchObject({ sujet, identifiant })
      expect([...open(await signIn(identifiant)).organisations].sort()).toEqual(['DEMO', 'VOISINE'])
    })

    test('of a login that is taken answers its subject and leaves the account alone', async () => {
      const { sujet, identifiant } = await create()
      const again = {
        identifiant,
        nom_affiche: 'Un autre',
        organisations: ['AUTRE'],
        password: 'intrusion !!',
      }
      expect((await create({ ...again, provisoire: true })).sujet).toBe(sujet)
      expect((await create({ ...again, identifiant: identifiant.toUpperCase() })).sujet).toBe(sujet)
      expect(open(await signIn(identifiant)).organisations).toEqual(['DEMO'])
      expect((await admin().findByIdentifiant(identifiant))?.nom_affiche).toBe('Ablavi d’Almeida')
    })

    test('twice at once makes one account', async () => {
      const identifiant = `c-${randomUUID()}`
      const [one, other] = await Promise.all([create({ identifiant }), create({ identifiant })])
      expect(one.sujet).toBe(other.sujet)
    })
  })

  test('findByIdentifiant answers the account, in whichever case the login is written, or null', async () => {
    const { sujet, identifiant } = await create({ organisations: [] })
    const expected = { sujet, identifiant, nom_affiche: 'Ablavi d’Almeida', organisations: [], actif: true }
    expect(await admin().findByIdentifiant(identifiant)).toEqual(expected)
    expect(await admin().findByIdentifiant(identifiant.toUpperCase())).toEqual(expected)
    expect(await admin().findByIdentifiant(identifiant.slice(0, -1))).toBeNull()
    expect(await admin().findByIdentifiant(`c-${randomUUID()}`)).toBeNull()
  })

  describe('setPassword', () => {
    test('a provisional password must be changed before anything is opened', async () => {
      const password = newProvisionalPassword()
      const { sujet, identifiant } = await create({ password, provisoire: true })
      expect(await signIn(identifiant, password)).toEqual({ outcome: 'password to change' })
      await admin().setPassword(sujet, await hashPassword(PASSWORD), false)
      expect((await signIn(identifiant)).outcome).toBe('ok')
      expect(await signIn(identifiant, password)).toEqual({ outcome: 'refused' })
    })

    test('a provisional one takes the place of a password', async () => {
      const { sujet, identifiant } = await create()
      const password = newProvisionalPassword()
      const hash = await hashPassword(password)
      await admin().setPassword(sujet, hash, true)
      await admin().setPassword(sujet, hash, true)
      expect(await signIn(identifiant, password)).toEqual({ outcome: 'password to change' })
      expect(await signIn(identifiant)).toEqual({ outcome: 'refused' })
      expect((await admin().findByIdentifiant(identifiant))?.organisations).toEqual(['DEMO'])
    })

    test('opens at once whatever was guessed before', async () => {
      const { sujet, identifiant } = await create()
      for (let i = 0; i < 5; i += 1) expect((await signIn(identifiant, `wrong ${i}`)).outcome).toBe('refused')
      await admin().setPassword(sujet, await hashPassword(PASSWORD), false)
      expect((await signIn(identifiant)).outcome).toBe('ok')
    })
  })

  describe('organizations', () => {
    const codes = async (identifiant: string) => [...open(await signIn(identifiant)).organisations].sort()

    test('one code more, one less, all replaced; what is done already is done', async () => {
      const { sujet, identifiant } = await create()
      await admin().addOrganisation(sujet, 'VOISINE')
      await admin().addOrganisation(sujet, 'VOISINE')
      expect(await codes(identifiant)).toEqual(['DEMO', 'VOISINE'])
      await admin().removeOrganisation(sujet, 'DEMO')
      await admin().removeOrganisation(sujet, 'DEMO')
      expect(await codes(identifiant)).toEqual(['VOISINE'])
      await admin().setOrganisations(sujet, ['A1', 'B2', 'A1'])
      expect(await codes(identifiant)).toEqual(['A1', 'B2'])
      await admin().setOrganisations(sujet, [])
      expect(await codes(identifiant)).toEqual([])
      expect((await admin().findByIdentifiant(identifiant))?.nom_affiche).toBe('Ablavi d’Almeida')
    })

    test('changes at once are all kept', async () => {
      const { sujet, identifiant } = await create({ organisations: ['ANCIENNE'] })
      const added = ['A1', 'B2', 'C3', 'D4', 'E5']
      await Promise.all([
        ...added.map((code) => admin().addOrganisation(sujet, code)),
        admin().removeOrganisation(sujet, 'ANCIENNE'),
      ])
      expect(await codes(identifiant)).toEqual(added)
    })
  })

  test('setEnabled: a disabled account signs in no more and renews nothing; enabled again, it does', async () => {
    const { sujet, identifiant } = await create()
    const { refreshToken } = open(await signIn(identifiant))
    await admin().setEnabled(sujet, false)
    await admin().setEnabled(sujet, false)
    expect(await signIn(identifiant)).toEqual({ outcome: 'refused' })
    expect(await provider().refresh(refreshToken)).toBeNull()
    expect((await admin().findByIdentifiant(identifiant))?.actif).toBe(false)
    await admin().setEnabled(sujet, true)
    expect((await signIn(identifiant)).outcome).toBe('ok')
    expect((await admin().findByIdentifiant(identifiant))?.actif).toBe(true)
  })

  test('revokeSessions ends every session of the account and of nobody else; the password still opens', async () => {
    const [mine, other] = [await create(), await create()]
    const first = open(await signIn(mine.identifiant)).refreshToken
    const second = await provider().refresh(open(await signIn(mine.identifiant)).refreshToken)
    const others = open(await signIn(other.identifiant)).refreshToken
    expect(second).not.toBeNull()
    await admin().revokeSessions(mine.sujet)
    await admin().revokeSessions(mine.sujet)
    expect(await provider().refresh(first)).toBeNull()
    expect(await provider().refresh(second ?? '')).toBeNull()
    expect(await provider().refresh(others)).not.toBeNull()
    const after = open(await signIn(mine.identifiant)).refreshToken
    expect(await provider().refresh(after)).not.toBeNull()
  })

  test('a refresh token serves once', async () => {
    const { identifiant } = await create()
    const { refreshToken } = open(await signIn(identifiant))
    expect(await provider().refresh(refreshToken)).not.toBeNull()
    expect(await provider().refresh(refreshToken)).toBeNull()
  })

  test('a subject that nobody has is UnknownSubjectError: trying again is of no use', async () => {
    const sujet = randomUUID()
    const hash = await hashPassword(PASSWORD)
    const acts = [
      () => admin().setPassword(sujet, hash, false),
      () => admin().setOrganisations(sujet, []),
      () => admin().addOrganisation(sujet, 'A1'),
      () => admin().removeOrganisation(sujet, 'A1'),
      () => admin().setEnabled(sujet, true),
      () => admin().revokeSessions(sujet),
    ]
    for (const act of acts) await expect(act()).rejects.toBeInstanceOf(UnknownSubjectError)
  })
}

function open(signedIn: SignIn): Extract<SignIn, { outcome: 'ok' }> {
  if (signedIn.outcome !== 'ok') throw new Error(`signed in: ${signedIn.outcome}`)
  return signedIn
}
