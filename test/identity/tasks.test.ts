// Background jobs at the identity provider: a job that can not be done now is retried, and a job that can never be done is
// reported.
import type { JobHelpers, Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { foreignProvider } from '../../src/identity/foreign.ts'
import { openIdentity } from '../../src/identity/open.ts'
import { type IdentityAdmin, type IdentityProvider, UnknownSubjectError } from '../../src/identity/port.ts'
import type { ObjectStore } from '../../src/objects/port.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { schedule, taskList } from '../../src/tasks/index.ts'
import { revoquerSessions } from '../../src/tasks/revoquerSessions.ts'
import { SEALING } from '../support/sealing.ts'

const ISSUER = 'https://id.example.org'
const IDENTITIES = [
  { emetteur: ISSUER, sujet: 'a' },
  { emetteur: 'https://old.example.org', sujet: 'b' },
  { emetteur: ISSUER, sujet: 'c' },
]
const pool = {
  query: async () => ({ rows: [{ reponse: JSON.stringify(IDENTITIES) }] }),
} as unknown as Pool

function providerOf(revokeSessions: ((sujet: string) => Promise<void>) | null): IdentityProvider {
  const admin = revokeSessions === null ? null : ({ revokeSessions } as IdentityAdmin)
  const keys = () => Promise.reject(new Error('unused'))
  return { issuer: ISSUER, keys, admin, sealing: SEALING, embedded: null }
}

async function revoke(provider: IdentityProvider): Promise<unknown[]> {
  const said: unknown[] = []
  const task: Task = revoquerSessions(pool, provider, { warn: (details) => void said.push(details) })
  await task({}, {} as JobHelpers)
  return said
}

test('sessions of the present issuer’s subjects are revoked', async () => {
  const revoked: string[] = []
  expect(await revoke(providerOf(async (sujet) => void revoked.push(sujet)))).toEqual([])
  expect(revoked).toEqual(['a', 'c'])
})

test('a provider that is down fails the job, which is tried again', async () => {
  await expect(revoke(providerOf(() => Promise.reject(new Error('down'))))).rejects.toThrow('down')
})

test('a subject that the provider does not know has no sessions: that is said, and the others’ end', async () => {
  const revoked: string[] = []
  const provider = providerOf(async (sujet) => {
    if (sujet === 'a') throw new UnknownSubjectError('a')
    revoked.push(sujet)
  })
  expect(await revoke(provider)).toEqual([{ emetteur: ISSUER, sujet: 'a' }])
  expect(revoked).toEqual(['c'])
})

test('an issuer that is not administered from here: it is said for each', async () => {
  expect(await revoke(providerOf(null))).toEqual([
    { emetteur: ISSUER, sujet: 'a' },
    { emetteur: ISSUER, sujet: 'c' },
  ])
})

test('which issuer is administered: a Keycloak, no other', async () => {
  const open = (env: Record<string, string>) => openIdentity(loadConfig(env), pool, SEALING, {} as never)
  expect((await open({ OIDC_ISSUER: ISSUER })).admin).toBeNull()
  const keycloak = { KEYCLOAK_URL: ISSUER, KEYCLOAK_CLIENT_SECRET: 'x' }
  expect(await open(keycloak)).toMatchObject({ issuer: `${ISSUER}/realms/sillon`, embedded: null })
  expect((await open(keycloak)).admin).not.toBeNull()
})

test('every night what the embedded provider needs no more is deleted; another provider has nothing here', async () => {
  expect(schedule().map(({ task }) => task)).toContain('purger_sessions')
  let nights = 0
  const removeExpired = async () => {
    nights += 1
  }
  const objects = {} as ObjectStore
  const tools = {
    pool,
    publicUrl: 'http://127.0.0.1',
    sendSms: async () => undefined,
    sendMail: async () => undefined,
    objects,
    keys: { seal: () => Promise.reject(new Error('no dossier here')) },
    log: { warn: () => undefined },
  }
  const foreign = foreignProvider(ISSUER, undefined, null, SEALING)
  const provider = {
    handler: () => undefined,
    browserOf: () => null,
    attacked: async () => [],
    removeExpired,
  }
  const embedded = { ...foreign, embedded: provider }
  await taskList({ ...tools, identity: embedded }).purger_sessions?.({}, {} as JobHelpers)
  await taskList({ ...tools, identity: foreign }).purger_sessions?.({}, {} as JobHelpers)
  expect(nights).toBe(1)
})
