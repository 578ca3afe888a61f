// `npm run admin -- editeur`: the first account of an installation that has only the embedded identity provider.
import { expect, test } from 'vitest'
import { aboutAccount } from '../../src/identity/database/accounts.ts'
import { verifyPassword } from '../../src/identity/passwords.ts'
import { isSealed } from '../../src/identity/sealing.ts'
import { runScript } from '../setup/support/processes.ts'
import { openDatabase } from '../support/database.ts'
import { IDENTITY_KEY, SEALING } from '../support/sealing.ts'

const database = await openDatabase('vide')
const pool = database.pool('connexion', 1)

async function admin(args: string[], more: Record<string, string> = {}) {
  const script = runScript('scripts/admin.ts', ['editeur', ...args], {
    IDENTITY_KEY,
    DATABASE_URL: database.url('api'),
    DATABASE_ADMIN_URL: database.adminUrl,
    DATABASE_IDENTITY_URL: database.url('connexion'),
    ...more,
  })
  return { code: await script.ended, said: script.said() }
}

test('makes an account with publisher roles, whose provisional password it says once', async () => {
  const { code, said } = await admin(['Racine', 'Équipe Sillon', 'editeur_admin', 'editeur_support'])
  expect(code).toBe(0)
  const password = /signs in with (\S+) once/.exec(said)?.[1] ?? ''
  const { rows } = await pool.query('select * from connexion.titulaire')
  expect(rows).toMatchObject([
    {
      identifiant: 'racine',
      nom_affiche: 'Équipe Sillon',
      roles: ['editeur_admin', 'editeur_support'],
      organisations: [],
      provisoire: true,
      demo: false,
    },
  ])
  const { sujet, mot_de_passe } = rows[0]
  expect(await verifyPassword(password, SEALING.open(mot_de_passe, aboutAccount(sujet)))).toBe(true)
  expect(isSealed(mot_de_passe)).toBe(true)

  const again = await admin(['RACINE', 'Un autre', 'editeur_support'])
  expect([again.code, again.said]).toEqual([1, 'sillon: the login RACINE is taken.\n'])
})

test('knows the publisher’s roles only', async () => {
  const { code, said } = await admin(['x', 'X', 'editeur_admin', 'roi'])
  expect([code, said]).toEqual([1, expect.stringMatching(/^sillon: roi is no publisher role; /)])
})

test('leaves the accounts of another issuer to it', async () => {
  const { code, said } = await admin(['x', 'X', 'editeur_admin'], { OIDC_ISSUER: 'https://id.example.org' })
  expect([code, said]).toEqual([1, expect.stringMatching(/kept at https:\/\/id\.example\.org/)])
})
