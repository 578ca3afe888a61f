// docs/decisions/0036-portes.md: a body that does not arrive occupies no resource for long, and an unread body does not block the
// next request on its connection.
import { EventEmitter } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Request, Response } from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSlots } from '../../src/database/slots.ts'
import { limitLargeBodies } from '../../src/http/admission/limiters.ts'
import { type Bench, databaseError, startBench } from './support.ts'

const PATIENCE = { idleMs: 200, totalMs: 3_000, bytes: 4_000_000 }
const UUID = '01960000-0002-7000-8000-000000000001'
const OBJECT = `/objets/${UUID}/${UUID}/${'a'.repeat(64)}?x=1`

let bench: Bench
let bearer: string
beforeAll(async () => {
  const endless = '1000000'
  const env = {
    BODY_TIMEOUT_MS: '600',
    REFUSALS_PER_MINUTE: endless,
    TOKENS_PER_MINUTE: endless,
    ENROLMENTS_PER_MINUTE: endless,
  }
  const refusing = ({ name }: { name: string }) =>
    name === 'admettre' ? databaseError('TR403', 'droit_manquant') : '{}'
  bench = await startBench(refusing, env, PATIENCE)
  bearer = `Authorization: Bearer ${await bench.http.token('admin')}`
})
afterAll(() => bench.close())

type Exchange = {
  socket: Socket
  text(): string
  answers(count: number): Promise<number[]>
  closed: Promise<void>
}

/** A raw connection, for bytes that no client library would send. */
function open(): Exchange {
  let received = ''
  const socket = connect(Number(new URL(bench.http.url).port), '127.0.0.1')
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return {
    socket,
    closed,
    text: () => received,
    answers: async (count) => {
      await expect
        .poll(() => statuses().length, { timeout: 10_000, interval: 20 })
        .toBeGreaterThanOrEqual(count)
      return statuses()
    },
  }
}

const head = (line: string, ...headers: string[]) =>
  `${line} HTTP/1.1\r\nHost: x\r\n${headers
    .filter((header) => header !== '')
    .map((header) => `${header}\r\n`)
    .join('')}`
const JSON_TYPE = 'Content-Type: application/json'

/** Requests that get their response before their body is read, with the expected statuses. */
const UNREAD = (): [string, string, number][] => [
  ['a password that is too long', head('POST /oidc/mot-de-passe', JSON_TYPE), 400],
  [
    'a form that is too long',
    head('POST /oidc/token', 'Content-Type: application/x-www-form-urlencoded'),
    400,
  ],
  ['another method', head('POST /oidc/jwks', JSON_TYPE), 405],
  ['no token', head('POST /v1/sync/jeton', JSON_TYPE), 401],
  ['a token that is none', head('POST /v1/sync/commandes', JSON_TYPE, 'Authorization: Bearer x.y.z'), 401],
  ['no permission', head('POST /v1/certificats', JSON_TYPE, bearer), 403],
  ['a body that is too large', head('POST /v1/sync/jeton', JSON_TYPE, bearer), 413],
  ['another type', head('POST /v1/sync/commandes', 'Content-Type: text/plain', bearer), 415],
  ['a draining code that is too large', head('POST /v1/sync/jeton-vidage', JSON_TYPE), 413],
  ['a route that is none', head('POST /v1/nulle-part', JSON_TYPE), 404],
  ['a method that is none of the route', head('PUT /v1/moi', JSON_TYPE, bearer), 405],
  ['a read with a body', head('GET /sante', JSON_TYPE), 200],
  ['an address that is forged', head(`PUT ${OBJECT}`, 'Content-Type: image/jpeg'), 403],
  ['a file asked for with a body', head(`GET ${OBJECT}`, JSON_TYPE), 403],
  ['GraphQL without a token', head('POST /graphql', JSON_TYPE), 401],
]
const titles = UNREAD().map(([title]) => title)
const unread = (title: string) => UNREAD().find(([one]) => one === title) ?? ['', '', 0]

describe('a body that nobody reads', () => {
  test.each(titles)('leaves its connection to the next request: %s', async (title) => {
    const [, request, status] = unread(title)
    const { socket, answers } = open()
    const body = Buffer.alloc(300_000, 'x')
    socket.write(`${request}Content-Length: ${body.length}\r\n\r\n`)
    socket.write(body)
    expect((await answers(1))[0]).toBe(status)
    socket.write(`${head('GET /sante')}\r\n`)
    expect(await answers(2)).toEqual([status, 200])
    socket.destroy()
  })

  test('is read off no further than a bound', async () => {
    const { socket, closed, answers } = open()
    socket.write(`${head('POST /v1/sync/jeton', JSON_TYPE)}Transfer-Encoding: chunked\r\n\r\n`)
    const MOST = 200_000_000
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
    let isOpen = true
    void closed.then(() => (isOpen = false))
    while (isOpen && socket.bytesWritten < MOST) {
      socket.write(chunk)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await closed
    expect(await answers(1)).toEqual([401])
    expect(socket.bytesWritten).toBeLessThan(MOST)
  })
})

test('six hundred bodies that are sent by half are gone soon, whoever sends them', async () => {
  const before = await bench.connections()
  const late = [
    ['a token', head('POST /v1/sync/jeton', JSON_TYPE, bearer), 408],
    ['a batch', head('POST /v1/sync/commandes', JSON_TYPE, bearer), 408],
    ['a draining code', head('POST /v1/sync/jeton-vidage', JSON_TYPE), 408],
    ['a password', head('POST /oidc/mot-de-passe', JSON_TYPE), 408],
    ['a sign-in', head('POST /oidc/token', 'Content-Type: application/x-www-form-urlencoded'), 408],
    ['a draining code', head('POST /v1/sync/jeton-vidage', JSON_TYPE), 408],
  ] as const
  const all = Array.from({ length: 600 }, (_, at) => {
    const [, request, status] =
      at % 2 === 0 ? (late[at % late.length] ?? late[0]) : (UNREAD()[at % titles.length] ?? late[0])
    const { socket, text, closed } = open()
    socket.write(`${request}Content-Length: 900\r\n\r\n{"a":`)
    return { text, closed, status }
  })
  await Promise.all(all.map(({ closed }) => closed))
  expect(await bench.connections()).toBeLessThanOrEqual(before)
  const wrong = all.filter(({ text }) => !/^HTTP\/1\.1 (?:408|40[0-9]|413|415|200) /.test(text()))
  expect(wrong.map(({ text }) => text())).toEqual([])
  expect(all.some(({ text }) => text().includes('{"erreur":"corps_trop_lent"}'))).toBe(true)
}, 40_000)

test('of one sender a few large bodies are in memory at a time, whoever leaves makes room, and others have their own', async () => {
  const few = limitLargeBodies(createSlots({ total: 9, share: 2, patienceMs: 100 }), (res) =>
    String(res.locals.of),
  )
  const begun: string[] = []
  const come = (of: string, headers: IncomingHttpHeaders) => {
    const response = Object.assign(new EventEmitter(), { closed: false, locals: { of } })
    const reading = few({ headers } as Request, response as unknown as Response, () => begun.push(of))
    return { reading, end: () => response.emit('close') }
  }
  const large = { 'content-length': '2000000' }
  const [first, second] = [come('a', large), come('a', { 'transfer-encoding': 'chunked' })]
  const [third, other] = [come('a', large), come('b', large)]
  await Promise.all(
    [first, second, other, come('a', { 'content-length': '131072' })].map((one) => one.reading),
  )
  expect(begun.toSorted()).toEqual(['a', 'a', 'a', 'b'])
  await expect(third.reading).rejects.toThrow('service_indisponible')
  const fourth = come('a', large)
  first.end()
  await fourth.reading
  expect(begun).toHaveLength(5)
})
