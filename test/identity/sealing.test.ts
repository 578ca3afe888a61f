// Decision 0034: a person who can read the change log, a copy or a backup of the database finds nothing with which to sign in.
// The test reads the log as `replication` does: through a logical slot that decodes every table.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { loadDemoData } from '../../demo/play/load.ts'
import { startServer } from '../../server.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { openSealing } from '../../src/identity/sealing.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { eventually } from '../api/support/wait.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase, type TestDatabase } from '../support/database.ts'
import { httpClient } from '../support/http.ts'
import { personAt } from './support/contract.ts'

const folder = () => mkdtempSync(join(inject('sillon').folder, 'scelle-'))

async function start(database: TestDatabase, env: Record<string, string>) {
  const server = await startServer(
    {
      ...loadConfig({ NODE_ENV: 'test', PORT: '0', ...env }),
      databaseUrl: database.url('api'),
      databaseAdminUrl: database.adminUrl,
      databaseTasksUrl: database.url('taches'),
      databaseIdentityUrl: database.url('connexion'),
      databaseReadUrl: database.url('lecture'),
    },
    { log: pino({ level: 'silent' }), warms: false },
  )
  onTestFinished(server.close)
  return {
    ...httpClient(server.url),
    ...personAt(`${server.url}/oidc/token`, 'demo', /mot_de_passe_a_changer/),
  }
}

const rows = <T extends object>(database: TestDatabase, text: string, values: unknown[] = []) =>
  withClient(database.adminUrl, async (client) => (await client.query<T>(text, values)).rows)

/** Records everything that a slot of `replication` decodes meanwhile, from every table. */
async function listening(database: TestDatabase): Promise<() => Promise<string[]>> {
  const [slot, url] = [`${database.name}_scelle`, database.adminUrl]
  const as = (text: string) =>
    withClient(url, async (client) => {
      await client.query('set session authorization replication')
      return (await client.query<{ data: string }>(text)).rows.map(({ data }) => data)
    })
  await as(`select pg_create_logical_replication_slot('${slot}', 'test_decoding')`)
  onTestFinished(() => rows(database, 'select pg_drop_replication_slot($1)', [slot]).then(() => undefined))
  return () =>
    as(`select data from pg_logical_slot_peek_changes('${slot}', null, null) where data like 'table %'`)
}

test('what a slot decodes lets nobody in', async () => {
  const database = await openDatabase('demo')
  const decode = await listening(database)
  const server = await start(database, { DATA_DIR: folder() })
  const given: string[] = []
  const signIn = async (who: string, password: string) => {
    const answer = await server.signIn(who, password)
    if (answer.outcome !== 'ok') throw new Error(`${who}: ${answer.outcome}`)
    given.push(answer.refreshToken)
    return answer.refreshToken
  }
  const renewed = await server.refresh(await signIn('agent1', 'demo'))
  given.push(renewed ?? '')
  const change = { username: 'agent2', password: 'demo', nouveau: 'une phrase à elle' }
  const changed = await server.request('POST', '/oidc/mot-de-passe', { body: change })
  expect(changed.status).toBe(204)
  await signIn('agent2', 'une phrase à elle')
  const created = await server.request('POST', '/v1/utilisateurs', {
    headers: { authorization: `Bearer ${await server.token('admin')}` },
    body: { identifiant: 'nouvelle', nom_affiche: 'Nouvelle' },
  })
  expect(created.status).toBe(201)
  await eventually(
    async () => (await rows(database, "select 1 from connexion.titulaire where identifiant = 'nouvelle'"))[0],
  )

  const seen = await decode()
  for (const table of ['titulaire', 'octroi', 'jeton', 'cle_signature'])
    expect([table, seen.some((line) => line.startsWith(`table connexion.${table}:`))]).toEqual([table, true])
  expect(seen.some((line) => line.startsWith('table personne.personne: INSERT'))).toBe(true)
  // When the service seals the demo's rows it updates them, so they appear in the log.
  expect(seen.filter((line) => line.includes('$argon2'))).toEqual([])
  expect(given.filter((token) => token === '' || seen.some((line) => line.includes(token)))).toEqual([])

  // A text in the log that looks like a token must not be accepted as one …
  const connexion = seen.filter((line) => line.startsWith('table connexion.')).join('\n')
  const words = new Set(connexion.match(/[\w-]{40,100}/g))
  expect(words.size).toBeGreaterThan(5)
  for (const word of words) expect(await server.refresh(word)).toBeNull()
  // … and the logged part of the signing key must not be sufficient to sign.
  const [, jwk = '{}'] =
    /table connexion\.cle_signature: INSERT: .*jwk\[jsonb\]:'({.*?})'/.exec(connexion) ?? []
  const key = JSON.parse(jwk) as { kid: string; d: string }
  expect(key.d).toMatch(/^scelle\./)
  const forged = await new SignJWT({ preferred_username: 'admin', organisations: ['DEMO'] })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer(`${server.url}/oidc`)
    .setAudience('sillon-api')
    .setSubject('x')
    .setExpirationTime('1h')
    .sign(key)
    .then((token) => server.get('/v1/moi', undefined, { authorization: `Bearer ${token}` }))
    .then(
      ({ status }) => status,
      () => 'no key',
    )
  expect(forged).toBe('no key')
})

test('what a database of before holds is sealed at the start, by two processes at once, and opens as it did', async () => {
  const database = await openDatabase('vide')
  await loadDemoData(database.adminUrl, { log: () => undefined })
  const hash = await hashPassword('demo')
  await rows(database, 'update connexion.titulaire set mot_de_passe = $1', [hash])
  const DATA_DIR = folder()
  const [one, other] = await Promise.all([start(database, { DATA_DIR }), start(database, { DATA_DIR })])
  const kept = await rows<{ plain: boolean }>(
    database,
    `select distinct mot_de_passe like '$argon2%' as plain from connexion.titulaire
     union all select jwk ->> 'd' not like 'scelle.%' from connexion.cle_signature`,
  )
  expect(kept).toEqual([{ plain: false }, { plain: false }])
  expect((await one.signIn('admin', 'demo')).outcome).toBe('ok')
  expect((await other.signIn('rsci', 'demo')).outcome).toBe('ok')
  expect((await one.signIn('admin', 'autre')).outcome).not.toBe('ok')
})

test('a process with another key, or without the file, does not start, and says why', async () => {
  const database = await openDatabase('vide')
  const rules = database.pool('api', 2)
  const dataDir = folder()
  const open = (identityKey?: string) => openSealing({ dataDir, identityKey }, rules)
  const [one, other] = await Promise.all([open(), open()])
  expect(other.open(one.seal('secret', 'a'), 'a')).toBe('secret')
  expect(() => other.open(one.seal('secret', 'a'), 'b')).toThrow()

  await expect(open('une tout autre clé, assez longue elle aussi')).rejects.toThrow(
    /^IDENTITY_KEY does not open them: .* sealed under another key\. Set IDENTITY_KEY, or bring/,
  )
  rmSync(join(dataDir, 'cle-identite'))
  await expect(open()).rejects.toThrow(/^IDENTITY_KEY is not set and .*cle-identite is not there: /)
})
