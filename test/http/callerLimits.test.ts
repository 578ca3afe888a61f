// docs/decisions/0092: «An account, a device and an organization have limits of their own; what is refused of the one does not
// count for the other, and the database is asked for them beside the requests».
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallerLimits, cacheLimits } from '../../src/http/admission/callerLimits.ts'
import { organisationOf } from '../../src/http/admission/senders.ts'
import { readRefusals } from '../../src/watch/refusals.ts'
import { type Issuer, openIssuer } from '../api/support/issuer.ts'
import { type Bench, rememberingLog, startBench } from './support.ts'

const issuer: Issuer = await openIssuer()
const MANY = 1_000_000
const LIMITS: Record<string, CallerLimits> = {
  COMPTE: { compte: 5, appareil: MANY, organisation: 12 },
  ORGA: { compte: MANY, appareil: MANY, organisation: 5 },
  DESK: { compte: 5, appareil: MANY, organisation: MANY },
  PHONE: { compte: MANY, appareil: 5, organisation: MANY },
}
let bench: Bench
beforeAll(async () => {
  const limitsOf = (code: string) => LIMITS[code] ?? { compte: MANY, appareil: MANY, organisation: MANY }
  bench = await startBench(() => '{}', { ...issuer.settings, SYNC_PER_MINUTE: '10' }, undefined, limitsOf)
})
afterAll(() => bench.close())

/** Sends `count` requests of one account, one after the other; returns the number of served requests and the last response. */
async function ask(count: number, sub: string, organisations: string[], path = '/v1/moi', named?: string) {
  const token = await issuer.tokenOf(sub, { claims: { organisations } })
  const headers = { authorization: `Bearer ${token}`, ...(named ? { 'x-organisation': named } : {}) }
  const method = path === '/graphql' ? 'POST' : 'GET'
  const answers = []
  for (let at = 0; at < count; at++) answers.push(await bench.http.request(method, path, { headers }))
  const last = answers.at(-1)
  return {
    served: answers.filter(({ status }) => status !== 429).length,
    code: last?.body?.erreur,
    retryAfter: Number(last?.headers.get('retry-after') ?? 0),
    told: last?.headers.get('ratelimit'),
  }
}

test('an account that sends too much is refused, told when to come back, and counts for its organization no more', async () => {
  const before = readRefusals()
  const refused = await ask(30, 'bruyant', ['COMPTE'])
  expect(refused).toMatchObject({ served: 5, code: 'trop_de_requetes' })
  expect(refused.retryAfter).toBeGreaterThan(50)
  expect(refused.retryAfter).toBeLessThanOrEqual(60)
  expect(readRefusals()).toEqual({ ...before, account: before.account + 25 })
  // A colleague is still served, and the same account counts separately in another organization.
  expect(await ask(5, 'calme', ['COMPTE'])).toMatchObject({ served: 5, told: null })
  expect((await ask(8, 'bruyant', ['LIBRE'])).served).toBe(8)
  expect((await ask(8, 'bruyant', ['LIBRE', 'COMPTE'], '/v1/moi', 'LIBRE')).served).toBe(8)
})

test('an organization has a bound for all its accounts, which those of another one do not fill', async () => {
  const before = readRefusals().organization
  expect((await ask(4, 'un', ['ORGA'])).served).toBe(4)
  expect(await ask(4, 'deux', ['ORGA'])).toMatchObject({ served: 1, code: 'trop_de_requetes' })
  // Requests do not count for an organization that the token does not name. If the token names several, a request counts only if
  // it chooses one.
  expect((await ask(4, 'trois', ['AUTRE'], '/v1/moi', 'ORGA')).served).toBe(4)
  expect((await ask(4, 'quatre', ['AUTRE', 'ORGA'])).served).toBe(4)
  expect((await ask(1, 'cinq', ['AUTRE', 'ORGA'], '/v1/moi', 'ORGA')).code).toBe('trop_de_requetes')
  expect(readRefusals().organization - before).toBe(4)
})

test('what an account reads over GraphQL counts with what it asks of /v1', async () => {
  expect((await ask(3, 'lecteur', ['DESK'])).served).toBe(3)
  expect(await ask(4, 'lecteur', ['DESK'], '/graphql')).toMatchObject({ served: 2, code: 'trop_de_requetes' })
  expect((await ask(1, 'lecteur', ['DESK'])).code).toBe('trop_de_requetes')
})

test('a device has the bound of its organization, or that of the installation where it is lower', async () => {
  const path = '/v1/sync/etat-appareil?appareil_id=01960000-0002-7000-8000-000000000001'
  expect(await ask(8, 'agent', ['PHONE'], path)).toMatchObject({ served: 5, code: 'trop_de_requetes' })
  expect((await ask(14, 'autre', ['LIBRE'], path)).served).toBe(10)
})

test('a device that is drained counts for the organization that its token names, and its line says so', () => {
  const drained = { x_organisation: null, organisations: [], vidage: { organisation: 'PHONE' } }
  expect(organisationOf(drained as never)).toBe('PHONE')
})

test('limits are asked for once beside many requests, and stay as they were known when nothing answers', async () => {
  const asked: unknown[] = []
  const answers = [{ limites: { COMPTE: LIMITS.COMPTE } }]
  const query = (_text: string, [codes]: unknown[]) => {
    asked.push(codes)
    const row = answers.shift()
    return row === undefined ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [row] })
  }
  const logged: Bench['logged'] = []
  const limitsOf = cacheLimits({ query } as never, rememberingLog(logged), 50, 10)
  expect(limitsOf('COMPTE').compte).toBe(Number.POSITIVE_INFINITY)
  for (let at = 0; at < 100; at++) limitsOf('COMPTE')
  await expect.poll(() => limitsOf('COMPTE')).toEqual(LIMITS.COMPTE)
  expect(asked).toEqual([['COMPTE']])
  const told = () => {
    limitsOf('COMPTE')
    return logged.length
  }
  await expect.poll(told).toBeGreaterThan(0)
  expect(limitsOf('COMPTE')).toEqual(LIMITS.COMPTE)
})
