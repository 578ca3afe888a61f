// The files of ops/proxy as an operator uses them (docs/operate.md, «The proxy»): Debian's nginx and Caddy in front of the
// service.
//
//   npm test -- proxy                   # half a minute; with PREUVE=yes it writes docs/proof.md
// The packages are unpacked into the user's cache; the run fails if Debian can not provide them.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../api/support/api.ts'
import { arrivedFile, fileOf } from '../api/support/files.ts'
import { collectes, enrol, send } from '../concurrency/support/phones.ts'
import { isNamed, prove, unpackDebian } from '../support/foreignTools.ts'
import { httpClient } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { certificate, freePorts, PROXIES, startProxy } from './front.ts'

const IS_NAMED = isNamed('proxy')
const MEGABYTE = 1024 * 1024
const KINDS = ['nginx', 'caddy'] as const
const LIMIT = 2
const AGAIN_MS = 8_000
const passed: string[] = []

describe.skipIf(!IS_NAMED).each(KINDS)('%s', (kind) => {
  let url: string
  let bare: string
  let absent: string
  let version: string
  beforeAll(async () => {
    const unpacked = await unpackDebian(kind)
    const [ports, nowhere] = [await freePorts(), await freePorts()]
    url = `https://localhost:${ports.https}`
    bare = `http://localhost:${ports.http}`
    absent = `https://localhost:${nowhere.https}`
    // The proxy knows two services, one of which is not running.
    await openServer({
      PORT: String(ports.services[1]),
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      VERIFICATIONS_PER_MINUTE: String(LIMIT),
    })
    const tls = certificate()
    await startProxy(kind, unpacked, tls, ports)
    await startProxy(kind, unpacked, tls, nowhere)
    const { program, version: asks } = PROXIES[kind]
    version = execFileSync('sh', ['-c', '"$0" "$@" 2>&1', join(unpacked, program), ...asks], {
      encoding: 'utf8',
    })
  }, 300_000)

  test('a phone signs in, enrols and sends a day; a service that is away is not noticed', async () => {
    const client = httpClient(url)
    const known = await client.get('/oidc/.well-known/openid-configuration')
    expect(known.body.issuer).toMatch(url)
    const phone = await enrol(client)
    const answer = await send(client, phone, await collectes(phone, [1, 50]))
    expect([answer.status, answer.body.derniere_sequence]).toEqual([200, 50])
    const asked = await Promise.all(Array.from({ length: 20 }, () => client.get('/v1/moi', 'agent1')))
    // The body of another answer says if the service or the proxy gave it: the service adds why.
    expect(
      asked.filter(({ status }) => status !== 200).map(({ status, text }) => ({ status, text })),
    ).toEqual([])
  })

  // Long enough for each proxy to try the service that is away again.
  test('bodies arrive for eight seconds, at the service that is there', async () => {
    const client = httpClient(url)
    const others: string[] = []
    const end = performance.now() + AGAIN_MS
    while (performance.now() < end) {
      const { status, text } = await client.post('/v1/sync/commandes', '{', 'agent1')
      if (status !== 400) others.push(`${status} ${text}`)
      await setTimeout(250)
    }
    expect(others).toEqual([])
  })

  test('a file of 9 MB goes to the address that the service signed', async () => {
    const client = httpClient(url)
    const { enrolement } = await enrol(client)
    const api = await apiOf({ ...client } as never, (username) => client.token(username))
    const device = { appareil_id: enrolement.appareil_id, as: 'agent1' }
    const file = fileOf('x'.repeat(9 * MEGABYTE), 'photo')
    expect(await arrivedFile(api, device as never, file)).toBe(file)
  })

  test('what is too large is refused with its code, by the service and by the proxy', async () => {
    const client = httpClient(url)
    for (const size of [3, 13]) {
      const { status, body } = await client.post('/v1/sync/commandes', 'x'.repeat(size * MEGABYTE), 'agent1')
      expect({ size, status, ...body }).toMatchObject({ size, status: 413, erreur: 'corps_trop_grand' })
    }
  })

  test('the address that a client writes into X-Forwarded-For counts for nothing', async () => {
    const ask = (n: number) =>
      fetch(`${url}/verifier/AAAA`, { headers: { 'X-Forwarded-For': `198.51.100.${n}` } })
    const statuses: number[] = []
    for (let n = 0; n <= LIMIT; n += 1) statuses.push((await ask(n)).status)
    expect(statuses[LIMIT]).toBe(429)
    expect(statuses.slice(0, LIMIT)).not.toContain(429)
  })

  test('without any service the answer has a code and says when to come again', async () => {
    const { status, headers, body } = await httpClient(absent).get('/v1/moi')
    expect([status, body, headers.get('retry-after')]).toEqual([503, { erreur: 'service_indisponible' }, '5'])
  })

  test('it speaks HTTP/2, and sends from http to https', async () => {
    const session = connect(url)
    await once(session, 'connect')
    expect(session.alpnProtocol).toBe('h2')
    session.close()
    const { status, headers } = await fetch(`${bare}/v1/moi`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([
      308,
      expect.stringMatching(/^https:\/\/localhost.*\/v1\/moi$/),
    ])
    passed.push(
      `**passed**: ${kind} ${/\d+(?:\.\d+)+/.exec(version)?.[0]}: a phone's day with one of two services away, a file of 9 MB, bodies that are too large, forged addresses, no service at all, HTTP/2, http to https.`,
    )
  })
})

test.skipIf(!IS_NAMED)('both passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(KINDS.length)
  prove('proxy', 'nginx and Caddy before the service, with the files of `ops/proxy`', passed)
})
