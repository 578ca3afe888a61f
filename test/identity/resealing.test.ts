// `npm run admin -- cle-identite`: all secrets are sealed under another key, or none; sessions stay signed in.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connect } from '../../src/database/db.ts'
import { aboutAccount } from '../../src/identity/database/accounts.ts'
import { openSigningKeys } from '../../src/identity/database/signingKeys.ts'
import { hashPassword, verifyPassword } from '../../src/identity/passwords.ts'
import { DUE_PASSWORD, openSealing, sealingBy } from '../../src/identity/sealing.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { runScript } from '../setup/support/processes.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase, type TestDatabase } from '../support/database.ts'

const OLD = 'une ancienne clé, assez longue elle aussi'
const folder = () => mkdtempSync(join(inject('sillon').folder, 'cle-'))
const sql = <T extends object>(database: TestDatabase, text: string, values: unknown[] = []) =>
  withClient(database.adminUrl, async (client) => (await client.query<T>(text, values)).rows)

async function type(database: TestDatabase, env: Record<string, string>, ...args: string[]) {
  const script = runScript('scripts/admin.ts', ['cle-identite', ...args], {
    DATABASE_URL: database.url('api'),
    DATABASE_ADMIN_URL: database.adminUrl,
    DATABASE_IDENTITY_URL: database.url('connexion'),
    ...env,
  })
  const code = await script.ended
  return [code, script.said()] as const
}

/** Runs work with a pool in this role, then ends the pool, so that no session of the service stays open. */
async function as<T>(
  database: TestDatabase,
  role: string,
  work: (pool: ReturnType<typeof connect>) => Promise<T>,
) {
  const pool = connect(database.url(role), { max: 1, role })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Makes a database with an account, a signing key and a waiting password, sealed under that key. */
async function sealed(env: Record<string, string>) {
  const database = await openDatabase('demo')
  const config = loadConfig({ NODE_ENV: 'test', ...env })
  const sealing = await as(database, 'api', (rules) => openSealing(config, rules))
  const hash = await hashPassword('une phrase à elle')
  const [account] = await sql<{ sujet: string }>(
    database,
    "select sujet from connexion.titulaire where identifiant = 'agent2'",
  )
  const sujet = account?.sujet ?? ''
  await sql(database, 'update connexion.titulaire set mot_de_passe = $1 where sujet = $2', [
    sealing.seal(hash, aboutAccount(sujet)),
    sujet,
  ])
  await sql(
    database,
    `update personne.personne set mot_de_passe_a_poser = $1, mot_de_passe_tente = $1
     where identifiant = (select min(identifiant) from personne.personne)`,
    [sealing.seal(hash, DUE_PASSWORD)],
  )
  const keys = await as(database, 'connexion', (pool) => openSigningKeys(pool, sealing))
  const state = () =>
    sql<{ sealed: string }>(
      database,
      `select mot_de_passe as sealed from connexion.titulaire union all select jwk ->> 'd' from connexion.cle_signature
       union all select mot_de_passe_a_poser from personne.personne where mot_de_passe_a_poser is not null
       union all select temoin from core.cle_identite order by 1`,
    )
  const kept = async (key: string) => {
    const now = sealingBy(key)
    const [row] = await sql<{ mot_de_passe: string; due: string; tried: string }>(
      database,
      `select t.mot_de_passe, p.mot_de_passe_a_poser as due, p.mot_de_passe_tente as tried
       from connexion.titulaire t, personne.personne p where t.sujet = $1 and p.mot_de_passe_a_poser is not null`,
      [sujet],
    )
    expect(row?.tried).toBe(row?.due)
    expect(now.open(row?.due ?? '', DUE_PASSWORD)).toBe(hash)
    expect(await as(database, 'connexion', (pool) => openSigningKeys(pool, now))).toEqual(keys)
    return verifyPassword('une phrase à elle', now.open(row?.mot_de_passe ?? '', aboutAccount(sujet)))
  }
  return { database, state, kept }
}

test('with IDENTITY_KEY: the new key opens everything, the old one nothing; asked again it was done', async () => {
  const [env, file] = [{ IDENTITY_KEY: OLD, DATA_DIR: folder() }, join(folder(), 'nouvelle')]
  const { database, state, kept } = await sealed(env)
  const before = await state()
  // No new key is created here, because in a container it would disappear with the container.
  expect(await type(database, env, file, '--oui')).toEqual([1, expect.stringMatching(/make it first/)])
  expect([existsSync(file), await state()]).toEqual([false, before])
  writeFileSync(file, 'une nouvelle clé, assez longue elle aussi')
  const [code, said] = await type(database, env, file, '--oui')
  expect(said).toMatch(/sillon: \d+ passwords and 1 signing keys are sealed anew\./)
  expect(said).toContain(`IDENTITY_KEY is what ${file} holds from now on`)
  expect(code).toBe(0)
  const key = readFileSync(file, 'utf8')
  expect(said).not.toContain(key)
  expect(await kept(key)).toBe(true)
  await expect(kept(OLD)).rejects.toThrow()
  const after = (await state()).map((row) => row.sealed)
  expect(before.filter((row) => row.sealed.startsWith('scelle.') && after.includes(row.sealed))).toEqual([])
  await expect(
    as(database, 'api', (rules) => openSealing({ dataDir: folder(), identityKey: OLD }, rules)),
  ).rejects.toThrow('IDENTITY_KEY does not open them')
  const rights = await sql(
    database,
    `select 1 where has_table_privilege('migration', 'connexion.titulaire', 'select')`,
  )
  expect(rights).toEqual([])

  expect((await type(database, env, file))[1]).toContain(`sealed under the key of ${file} already`)
  expect(await kept(key)).toBe(true)
})

test('with the file of DATA_DIR: it holds the new key afterwards', async () => {
  const [env, file] = [{ DATA_DIR: folder() }, join(folder(), 'nouvelle')]
  const { database, kept } = await sealed(env)
  expect((await type(database, env, file, '--essai'))[1]).toMatch(
    /^sillon: nothing was changed; without --essai: \d/,
  )
  expect(await type(database, env, file)).toEqual([1, expect.stringMatching(/the answer was not «oui»/)])
  expect(existsSync(file)).toBe(false)
  expect((await type(database, env, file, '--oui'))[0]).toBe(0)
  expect(readFileSync(join(env.DATA_DIR, 'cle-identite'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  expect(await kept(readFileSync(file, 'utf8'))).toBe(true)
})

test('nothing is changed while the service runs, by a wrong or short key, by the file in use', async () => {
  const dataDir = folder()
  const [env, file] = [{ IDENTITY_KEY: OLD, DATA_DIR: dataDir }, join(folder(), 'nouvelle')]
  writeFileSync(file, 'une nouvelle clé, assez longue elle aussi')
  const { database, state } = await sealed(env)
  const before = await state()
  await as(database, 'api', async (running) => {
    await running.query("set application_name = 'sillon-api'")
    const answer = await type(database, env, file)
    expect(answer).toEqual([1, expect.stringMatching(/the service runs \(1 sessions\)/)])
  })
  const other = { ...env, IDENTITY_KEY: 'une tout autre clé, assez longue elle aussi' }
  expect(await type(database, other, file)).toEqual([
    1,
    expect.stringMatching(/neither IDENTITY_KEY nor .* opens/),
  ])
  const short = join(folder(), 'courte')
  writeFileSync(short, 'courte')
  expect(await type(database, env, short)).toEqual([1, expect.stringMatching(/less than 32 characters/)])
  const own = join(dataDir, 'cle-identite')
  expect(await type(database, env, own)).toEqual([1, expect.stringMatching(/holds the key in use/)])
  expect(await state()).toEqual(before)
})

test('--help says what it does', async () => {
  const script = runScript('scripts/admin.ts', ['cle-identite', '--help'])
  expect(await script.ended).toBe(0)
  expect(script.said()).toMatch(/No process of the service may run meanwhile/)
})
