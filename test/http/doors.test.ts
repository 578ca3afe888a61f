// Unauthenticated requests are rate limited, without effect on other clients (docs/decisions/0036-portes.md). A request with a
// valid token is never refused for its IP address. `/v1/sync/*` has a bucket per device that the batches of a seven-day queue
// never fill. Behind a proxy each client counts separately.
import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../src/contract/errors.ts'
import { createRefusalLimiter } from '../../src/http/admission/refusals.ts'
import { createAuthenticator } from '../../src/tokens/auth.ts'
import type { TokenRules } from '../../src/tokens/rules.ts'
import { type Issuer, openIssuer } from '../api/support/issuer.ts'
import { type Bench, startBench } from './support.ts'

const issuer: Issuer = await openIssuer()
let behindProxy: Bench
let alone: Bench
beforeAll(async () => {
  const tight = { TRUST_PROXY: '1', REFUSALS_PER_MINUTE: '20', SYNC_PER_MINUTE: '10' }
  behindProxy = await startBench(() => '{}', { ...issuer.settings, ...tight })
  alone = await startBench(() => '{}', { ...issuer.settings, REFUSALS_PER_MINUTE: '3' })
})
afterAll(() => Promise.all([behindProxy.close(), alone.close()]))

const RULES: TokenRules = {
  audience: 'sillon-api',
  algorithms: ['ES256'],
  types: ['at+jwt'],
  claims: { identifiant: 'preferred_username', organisations: 'organisations', roles: [] },
  namesAreGiven: false,
}
const HOUSE = '203.0.113.7'
const device = (n: number) => `01960000-0002-7000-8000-${String(n).padStart(12, '0')}`
const forged = (token: string) => `${token.slice(0, -8)}${token.at(-8) === 'A' ? 'B' : 'A'}${token.slice(-7)}`

type Asked = { status: number; retryAfter: string | null; code: string | undefined }

async function ask(
  bench: Bench,
  path: string,
  { token, from = HOUSE, body }: { token?: string; from?: string; body?: unknown } = {},
): Promise<Asked> {
  const headers: Record<string, string> = { 'x-forwarded-for': from }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const answer = await bench.http.request(body === undefined ? 'GET' : 'POST', path, { headers, body })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code: answer.body?.erreur }
}

const every = <T>(count: number, one: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)))

describe('an address that is refused too often', () => {
  test('of thirty phones behind it one is abusive, and the others are served, each with a token never seen before', async () => {
    const bench = behindProxy
    const bad = forged(await issuer.tokenOf('voleur'))
    const flood = await every(40, () => ask(bench, '/v1/moi'))
    expect(flood.filter(({ status }) => status === 401).length).toBeGreaterThan(0)
    expect(await ask(bench, '/v1/moi')).toMatchObject({ status: 429, code: 'trop_de_requetes' })
    expect(Number((await ask(bench, '/v1/moi')).retryAfter)).toBeGreaterThan(0)
    expect((await ask(bench, '/v1/moi', { token: bad })).status).toBe(429)
    // A request with a draining code is not refused: it waits until the limit allows it, and is then judged.
    expect((await ask(bench, '/v1/sync/jeton-vidage', { body: {} })).status).toBe(400)

    const abuse = every(60, async (at) =>
      ask(bench, '/v1/moi', { token: forged(await issuer.tokenOf(`voleur${at}`)) }),
    )
    const served = await every(29, async (at) => {
      const token = await issuer.tokenOf(`agent${at}`)
      return [await ask(bench, '/v1/moi', { token }), await ask(bench, '/v1/moi', { token })]
    })
    expect(served.flat().map(({ status }) => status)).toEqual(Array(58).fill(200))
    expect(new Set((await abuse).map(({ status }) => status))).toEqual(new Set([429]))
    // A client at another IP address is still served.
    expect((await ask(bench, '/v1/moi', { from: '203.0.113.8' })).status).toBe(401)
  })

  test('a token that has just ended is told so: it must be renewed', async () => {
    const bench = behindProxy
    await every(25, () => ask(bench, '/v1/moi'))
    const exp = Math.floor(Date.now() / 1000) - 60
    const token = await issuer.tokenOf('agent1', { claims: { exp } })
    expect([await ask(bench, '/v1/moi', { token }), await ask(bench, '/v1/moi', { token })]).toMatchObject([
      { status: 401, code: 'jeton_invalide' },
      { status: 401, code: 'jeton_invalide' },
    ])
    const again = await every(25, () => ask(bench, '/v1/moi', { token }))
    expect(again.at(-1)).toMatchObject({ status: 429 })
  })
})

test('a token that was refused is not verified again, and a flood of others forgets nobody', async () => {
  const keySet = createLocalJWKSet(
    (await (await fetch(issuer.settings.OIDC_JWKS_URI)).json()) as JSONWebKeySet,
  )
  let verified = 0
  const counting: JWTVerifyGetKey = (header, token) => {
    verified += 1
    return keySet(header, token)
  }
  const trusted = { issuer: issuer.settings.OIDC_ISSUER, keys: counting }
  const prove = createRefusalLimiter(20, () => false).limitProofs(createAuthenticator(trusted, RULES))
  const outcomeOf = (token: string) => {
    const request = { ip: HOUSE, get: () => `Bearer ${token}` } as unknown as Request
    return prove(request).then(
      () => 'proved',
      (error: Refusal) => error.code,
    )
  }
  const valid = await issuer.tokenOf('agent1')
  expect([await outcomeOf(valid), verified]).toEqual(['proved', 1])
  const bad = forged(valid)
  const outcomes: string[] = []
  for (let tries = 0; tries < 25; tries += 1) outcomes.push(await outcomeOf(bad))
  expect(verified).toBe(2)
  expect([outcomes[0], outcomes[19], outcomes[24]]).toEqual([
    'jeton_invalide',
    'jeton_invalide',
    'trop_de_requetes',
  ])
  await every(300, async (at) => outcomeOf(forged(await issuer.tokenOf(`voleur${at}`))))
  expect([verified, await outcomeOf(valid), verified]).toEqual([302, 'proved', 302])
})

test('what such an address sends to the provider is served one after the other, and who is gone is passed over', async () => {
  const guard = createRefusalLimiter(3, () => false)
  const request = { ip: HOUSE } as Request
  const answer = (statusCode: number) => Object.assign(new EventEmitter(), { statusCode, closed: false })
  for (let n = 0; n < 3; n += 1) {
    const refused = answer(400)
    guard.countRefusals(request, refused as unknown as Response, () => undefined)
    refused.emit('finish')
  }
  const begun: string[] = []
  const come = (name: string, ip = HOUSE) => {
    const response = answer(200)
    guard.waitInLane({ ip } as Request, response as unknown as Response, () => begun.push(name))
    return (): boolean => Object.assign(response, { closed: true }).emit('close')
  }
  const [endFirst, endSecond] = [come('first'), come('second')]
  come('third')
  come('neighbour', '203.0.113.8')
  await setImmediate()
  expect(begun.toSorted()).toEqual(['first', 'neighbour'])
  endSecond()
  endFirst()
  await setImmediate()
  expect(begun.toSorted()).toEqual(['first', 'neighbour', 'third'])
})

describe('behind a proxy', () => {
  test('each client has a bucket of its own', async () => {
    const bench = behindProxy
    for (const from of ['203.0.113.1', '203.0.113.2', '2001:db8::1']) {
      const answers = [await ask(bench, '/v1/moi', { from }), await ask(bench, '/v1/moi', { from })]
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
    }
    // Before the last hop, a client can write anything into the header.
    await every(25, (n) => ask(bench, '/v1/moi', { from: `198.51.100.${n}, 203.0.113.3` }))
    expect((await ask(bench, '/v1/moi', { from: '198.51.100.99, 203.0.113.3' })).status).toBe(429)
  })

  test('that nobody trusts, the header says nothing, and the log tells the operator once', async () => {
    const bench = alone
    for (let n = 0; n < 5; n += 1) await ask(bench, '/v1/moi', { from: `203.0.113.${n}` })
    expect((await ask(bench, '/v1/moi', { from: '203.0.113.99' })).status).toBe(429)
    const told = bench.logged.filter(({ details }) => 'setting' in details)
    expect(told).toEqual([{ level: 'warn', details: { setting: 'TRUST_PROXY' } }])
  })
})

describe('a device', () => {
  const state = (bench: Bench, token: string, n: number) =>
    ask(bench, `/v1/sync/etat-appareil?appareil_id=${device(n)}`, { token })

  test('that asks without end waits, and no other', async () => {
    const bench = behindProxy
    const [mine, other] = [await issuer.tokenOf('agent1'), await issuer.tokenOf('agent2')]
    const answers = await every(10, () => state(bench, mine, 1))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const refused = await ask(bench, '/v1/sync/jeton', { token: mine, body: { appareil_id: device(1) } })
    expect(refused).toMatchObject({ status: 429, code: 'trop_de_requetes' })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await state(bench, mine, 2)).status).toBe(200)
    expect((await state(bench, other, 1)).status).toBe(200)
  })

  test('sends a queue of seven days without waiting', async () => {
    const bench = alone
    const token = await issuer.tokenOf('agent1')
    // The requests of a seven-day queue: ten thousand commands in batches of fifty, each batch sent twice, then the results in
    // pages of fifty.
    const envelope = { id: device(7), appareil_id: device(1) }
    const statuses = new Set<number>()
    for (let sent = 0; sent < 12; sent += 1) {
      const batches = await every(50, (at) =>
        at % 3 === 2
          ? state(bench, token, 1)
          : ask(bench, '/v1/sync/commandes', { token, body: { commandes: [envelope] } }),
      )
      for (const { status } of batches) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([200, 400])) // the envelopes are invalid; it is enough that the service reads them
  })
})
