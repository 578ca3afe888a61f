// Passwords at the embedded provider: guessing is slowed down, and a provisional password only opens the page that replaces it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  hashPassword,
  hashSlots,
  newProvisionalPassword,
  verifyPassword,
} from '../../src/identity/passwords.ts'
import { type Bench, startBench } from './support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench(undefined, { CORS_ORIGINS: 'https://bureau.example.org' })
})
afterAll(() => bench.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const GOOD = 'une phrase assez longue'

async function signIn(username: string, password: string) {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'demo', username, password })
  const answer = await bench.http.request('POST', '/oidc/token', { headers: FORM, body: body.toString() })
  return {
    outcome: answer.status === 200 ? 'ok' : `${answer.body.error} ${answer.body.error_description}`,
    refreshToken: answer.body.refresh_token as string,
    headers: answer.headers,
  }
}

async function refresh(refresh_token: string) {
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'demo', refresh_token })
  return (await bench.http.request('POST', '/oidc/token', { headers: FORM, body: body.toString() })).status
}

async function change(body: unknown, headers: Record<string, string> = {}) {
  const answer = await bench.http.request('POST', '/oidc/mot-de-passe', { body, headers })
  const said = answer.body && `${answer.body.error} ${answer.body.error_description}`
  return { outcome: answer.status === 204 ? 'ok' : said, status: answer.status, headers: answer.headers }
}

/** Creates an account; returns its login. */
async function account(password: string, provisoire = false): Promise<string> {
  const identifiant = `p-${randomUUID()}`
  await bench.deps.identity.admin?.createAccount({
    identifiant,
    nom_affiche: 'Quelqu’un',
    organisations: ['DEMO'],
    passwordHash: await hashPassword(password),
    provisoire,
  })
  return identifiant
}

const WRONG = 'invalid_grant unknown account or wrong password'

describe('guessing', () => {
  async function fail(username: string, times: number) {
    const outcomes: string[] = []
    for (let i = 0; i < times; i += 1) outcomes.push((await signIn(username, `wrong ${i}`)).outcome)
    return outcomes
  }

  // Spec: identites-et-droits#essais. `nombre` failures, after which the next password is judged at once.
  async function failedBefore(username: string, nombre: number): Promise<void> {
    await bench.accounts.query(
      `insert into connexion.echec as e values (sha256(convert_to($1, 'UTF8')), $2, now(), now())
       on conflict (empreinte) do update set nombre = excluded.nombre, bloque_jusque = now()`,
      [username, nombre],
    )
  }
  async function failuresOf(username: string): Promise<{ nombre: number; delai_s: number }> {
    const { rows } = await bench.accounts.query(
      `select nombre, round(extract(epoch from bloque_jusque - dernier_le))::integer as delai_s
       from connexion.echec where empreinte = sha256(convert_to($1, 'UTF8'))`,
      [username],
    )
    return rows[0] ?? { nombre: 0, delai_s: 0 }
  }

  test('delays grow after the fifth failure, up to twenty seconds, whether or not an account bears the login', async () => {
    const delayAfter = async (username: string, nombre: number) => {
      await failedBefore(username, nombre - 1)
      expect(await fail(username, 1)).toEqual([WRONG])
      return (await failuresOf(username)).delai_s
    }
    const username = await account(GOOD)
    const delays: number[] = []
    for (const nombre of [2, 5, 6, 7, 10, 1000]) delays.push(await delayAfter(username, nombre))
    expect(delays).toEqual([0, 1, 2, 4, 20, 20])
    expect(await delayAfter(`nobody-${randomUUID()}`, 7)).toBe(4)
  })

  test('a password is judged after the delay, and the right one forgets the failures', async () => {
    const username = await account(GOOD)
    await failedBefore(username, 6)
    const begun = performance.now()
    await bench.accounts.query(`update connexion.echec set bloque_jusque = now() + interval '300 ms'`)
    expect((await signIn(username.toUpperCase(), GOOD)).outcome).toBe('ok')
    expect(performance.now() - begun).toBeGreaterThan(250)
    expect((await failuresOf(username)).nombre).toBe(0)
  })

  test('after a day without failure they are forgotten', async () => {
    const username = await account(GOOD)
    await failedBefore(username, 50)
    await bench.accounts.query(`update connexion.echec set dernier_le = now() - interval '25 hours'`)
    await fail(username, 2)
    expect(await failuresOf(username)).toEqual({ nombre: 2, delai_s: 0 })
  })

  test('of a volley one is judged in each turn; the thirty-third that waits at one address is refused', async () => {
    const username = await account(GOOD)
    await failedBefore(username, 20)
    const left = new AbortController()
    const guess = (signal: AbortSignal) => {
      const body = new URLSearchParams({
        grant_type: 'password',
        client_id: 'demo',
        username,
        password: 'faux',
      })
      return fetch(`${bench.http.url}/oidc/token`, { method: 'POST', body, signal })
    }
    const volley = Array.from({ length: 40 }, () => guess(left.signal).catch(() => null))
    const secondsOf = async () => {
      const refused = await guess(AbortSignal.timeout(2000))
      expect(await refused.json()).toMatchObject({ error_description: 'trop_de_tentatives' })
      return Number(refused.headers.get('retry-after'))
    }
    await expect.poll(() => failuresOf(username), { timeout: 10_000 }).toEqual({ nombre: 21, delai_s: 20 })
    volley.push(guess(left.signal).catch(() => null))
    await expect.poll(secondsOf, { timeout: 10_000 }).toBeGreaterThan(15)
    left.abort()
    const answered = (await Promise.all(volley)).filter((one) => one !== null).length
    expect(answered).toBeLessThanOrEqual(41 - 32)
    expect((await failuresOf(username)).nombre).toBe(21)
  })

  test('two passwords are hashed at a time, one of them for each address', async () => {
    const kept = await hashPassword(GOOD)
    const verify = (by: string) => verifyPassword('faux', kept, by)
    // Waits until both slots are free, because a hash of an earlier test may still be running.
    const both = [await hashSlots('192.0.2.1'), await hashSlots('192.0.2.2')] as const
    const flood = Array.from({ length: 6 }, () => verify('192.0.2.1'))
    const others = [verify('192.0.2.2'), verify('192.0.2.3')]
    expect(hashSlots.waiting()).toBe(8)
    both[1]()
    await Promise.all(others)
    expect(hashSlots.waiting()).toBe(6)
    both[0]()
    expect(await Promise.all(flood)).toEqual(Array.from({ length: 6 }, () => false))
  })

  test('an unknown login costs as much time as a wrong password', async () => {
    const username = await account(GOOD)
    const timed = async (login: string) => {
      const begun = performance.now()
      expect((await signIn(login, 'wrong')).outcome).toBe(WRONG)
      return performance.now() - begun
    }
    const times: { known: number; unknown: number }[] = []
    for (let i = 0; i < 5; i += 1)
      times.push({ known: await timed(username), unknown: await timed(`nobody-${randomUUID()}`) })
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[2] ?? 0
    // Most of the time is spent on the hash: without it the response would be ten times faster.
    expect(median(times.map(({ unknown }) => unknown))).toBeGreaterThan(
      median(times.map(({ known }) => known)) / 4,
    )
  })

  test('a new password ends the delay', async () => {
    const username = await account(GOOD)
    await failedBefore(username, 20)
    await fail(username, 1)
    const { admin } = bench.deps.identity
    const sujet = (await admin?.findByIdentifiant(username))?.sujet ?? ''
    await admin?.setPassword(sujet, await hashPassword('reset by somebody'), false)
    expect((await signIn(username, 'reset by somebody')).outcome).toBe('ok')
  })
})

describe('a provisional password', () => {
  test('opens nothing until it is changed: mot_de_passe_a_changer', async () => {
    const provisional = newProvisionalPassword()
    const username = await account(provisional, true)
    expect((await signIn(username, provisional)).outcome).toBe('invalid_grant mot_de_passe_a_changer')
    expect((await signIn(username, 'wrong')).outcome).toBe(WRONG)
    expect((await change({ username, password: provisional, nouveau: GOOD })).status).toBe(204)
    expect((await signIn(username, GOOD)).outcome).toBe('ok')
    expect((await signIn(username, provisional)).outcome).toBe(WRONG)
  })

  test('is never given twice, and has more than 80 bits', () => {
    const many = Array.from({ length: 1000 }, newProvisionalPassword)
    expect(new Set(many).size).toBe(1000)
    for (const one of many) expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(?:-[0-9a-hjkmnp-tv-z]{5}){3}$/)
    expect(20 * Math.log2(new Set(many.join('').replaceAll('-', '')).size)).toBeGreaterThan(80)
  })
})

describe('a change', () => {
  test.each([
    ['eleven characters', 'onze lettre', 'mot_de_passe_refuse at least 12 characters'],
    ['no end', 'x'.repeat(201), 'mot_de_passe_refuse at most 200 characters'],
    ['the old one', GOOD, 'mot_de_passe_refuse not the old one'],
    ['U+0000', 'avec un \0 dedans', 'invalid_request username, password and nouveau are required, in JSON'],
  ])('to %s is refused', async (_, nouveau, outcome) => {
    const username = await account(GOOD)
    expect((await change({ username, password: GOOD, nouveau })).outcome).toBe(outcome)
    expect((await signIn(username, GOOD)).outcome).toBe('ok')
  })

  test('to the login is refused', async () => {
    const username = await account(GOOD)
    const { outcome } = await change({ username, password: GOOD, nouveau: username.toUpperCase() })
    expect(outcome).toBe('mot_de_passe_refuse not the login')
  })

  test('by who does not know the old one is refused, and counts as a guess', async () => {
    const username = await account(GOOD)
    for (let i = 0; i < 5; i += 1)
      expect((await change({ username, password: `no ${i}`, nouveau: 'une autre phrase' })).outcome).toBe(
        WRONG,
      )
    const { rows } = await bench.accounts.query(
      'select nombre from connexion.echec where empreinte = sha256($1)',
      [username],
    )
    expect(rows).toEqual([{ nombre: 5 }])
  })

  test('ends every session', async () => {
    const username = await account(GOOD)
    const before = await signIn(username, GOOD)
    await change({ username, password: GOOD, nouveau: 'une autre phrase' })
    expect(await refresh(before.refreshToken)).toBe(400)
  })

  test('by two at once is one: the other learns that it came too late', async () => {
    const username = await account(GOOD)
    const both = await Promise.all(
      ['la première phrase', 'la seconde phrase'].map((nouveau) =>
        change({ username, password: GOOD, nouveau }),
      ),
    )
    expect(both.map(({ outcome }) => outcome).sort()).toEqual([WRONG, 'ok'])
  })

  test.each<[string, unknown, Record<string, string>?]>([
    ['nothing', ''],
    ['no JSON', '{"username":'],
    ['a form', 'username=a&password=b&nouveau=c', FORM],
    ['a member missing', { username: 'a', password: 'b' }],
    ['a member more', { username: 'a', password: 'b', nouveau: 'c', x: 1 }],
    ['a number', { username: 1, password: 'b', nouveau: 'c' }],
    ['too much', { username: 'a', password: 'b', nouveau: 'x'.repeat(20_000) }],
    ['a foreign page', { username: 'a', password: 'b', nouveau: GOOD }, { origin: 'https://evil.example' }],
  ])('sent %s is invalid_request', async (_, body, headers) => {
    const { status, outcome } = await change(body, headers)
    expect(status).toBe(400)
    expect(outcome).toMatch(/^invalid_request /)
  })

  test('is tried as often a minute as a token is asked for, both counted together', async () => {
    const strict = await startBench(undefined, { TOKENS_PER_MINUTE: '2' })
    try {
      const body = { username: 'nobody', password: 'x', nouveau: GOOD }
      const statuses: number[] = []
      for (let i = 0; i < 2; i += 1)
        statuses.push((await strict.http.post('/oidc/mot-de-passe', body)).status)
      statuses.push((await strict.http.request('POST', '/oidc/token', { headers: FORM, body: 'x=1' })).status)
      statuses.push((await strict.http.post('/oidc/mot-de-passe', body)).status)
      expect(statuses).toEqual([400, 400, 429, 429])
    } finally {
      await strict.close()
    }
  })

  test('may be asked from a page that is allowed to call', async () => {
    const username = await account(GOOD)
    const body = { username, password: GOOD, nouveau: 'une autre phrase' }
    expect((await change(body, { origin: 'https://bureau.example.org' })).outcome).toBe('ok')
  })
})

test('what is kept of a password is argon2id, salted', async () => {
  const [one, other] = await Promise.all([hashPassword(GOOD), hashPassword(GOOD)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect([await verifyPassword(GOOD, one), await verifyPassword(`${GOOD} `, one)]).toEqual([true, false])
  await expect(hashPassword('x'.repeat(201))).rejects.toThrow(/at most 200/)
})

test('a database that is away is 503: nobody is told that the password is wrong', async () => {
  const away = await startBench()
  try {
    await away.accounts.end()
    const form = new URLSearchParams({
      grant_type: 'password',
      client_id: 'demo',
      username: 'a',
      password: 'b',
    })
    const asked = [
      await away.http.request('POST', '/oidc/token', { headers: FORM, body: form.toString() }),
      await away.http.post('/oidc/mot-de-passe', { username: 'a', password: 'b', nouveau: GOOD }),
    ]
    for (const { status, headers, body } of asked)
      expect([status, headers.get('retry-after'), body.error]).toEqual([503, '5', 'temporarily_unavailable'])
  } finally {
    await away.close().catch(() => undefined)
  }
})
