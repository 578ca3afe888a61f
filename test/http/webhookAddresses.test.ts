// Webhooks reach public machines alone, in bounded time, whatever the receiver does.
import { createSocket } from 'node:dgram'
import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { NotVerified, verifyWebhook } from '../../packages/client/webhooks.ts'
import { addressRules } from '../../src/webhooks/addresses.ts'
import { nameResolver } from '../../src/webhooks/resolver.ts'
import { webhookSender } from '../../src/webhooks/send.ts'
import { openReceiver, RECEIVER_CA } from '../support/receiver.ts'

const NONE = { webhooksAllowed: [], webhooksRefused: [] }
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const MESSAGE = { id: '018f0000-0000-7000-8000-000000000001', body: '{"type":"essai"}', secrets: [SECRET] }
const TIME_MS = 400

// A resolver that gives the next answer at each call, then the last one again.
function resolver(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  const lookup: LookupFunction = (hostname, _options, callback) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(hostname)
    const addresses: LookupAddress[] = found.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    callback(null, addresses)
  }
  return { lookup, asked }
}

describe('addresses', () => {
  // Spec: webhooks#adresses.
  const rules = addressRules({ webhooksAllowed: [], webhooksRefused: ['198.41.0.0/16', '2a00:1::/32'] })
  test.each([
    ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['shared and benchmarks', '100.64.0.1', '198.18.0.1', '192.0.0.8'],
    ['loopback and this network', '127.0.0.1', '127.9.9.9', '0.0.0.0', '::1', '::'],
    ['link-local, the metadata of clouds too', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
    ['unique-local and site-local', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['multicast and reserved', '224.0.0.1', '239.1.1.1', '255.255.255.255', '240.0.0.1', 'ff02::1'],
    ['mapped and compatible', '::ffff:10.0.0.1', '::ffff:93.184.216.34', '::10.0.0.1', '::7f00:1'],
    ['translated', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', '2001:0:a00:1::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.9', '2001:db8::1', '3fff::1'],
    ['those that the operator refuses', '198.41.0.4', '2a00:1::5'],
  ])('%s are not public', (_name, ...addresses) => {
    for (const address of addresses) expect([address, rules.isPublic(address)]).toEqual([address, false])
  })

  test('machines of the internet are public', () => {
    for (const address of [
      '93.184.216.34',
      '8.8.8.8',
      '198.42.0.1',
      '2606:4700:4700::1111',
      '2a00:1450:4007::1',
    ])
      expect([address, rules.isPublic(address)]).toEqual([address, true])
  })

  test.each([
    ['http://exemple.org/', 'adresse_sans_https'],
    ['ftp://exemple.org/', 'adresse_sans_https'],
    ['https://user:password@exemple.org/', 'adresse_illisible'],
    ['https://', 'adresse_illisible'],
    ['https://127.0.0.1/', 'adresse_interdite'],
    ['https://0x7f.1/', 'adresse_interdite'],
    ['https://2130706433/', 'adresse_interdite'],
    ['https://[::ffff:7f00:1]/', 'adresse_interdite'],
    ['https://localhost:8443/', 'adresse_interdite'],
    ['https://exemple.org/a?b=c', null],
  ])('%s: %s', (url, fault) => {
    expect(rules.faultOf(url)).toBe(fault)
  })
})

describe('a delivery', () => {
  // Spec: webhooks#adresses: the address is judged at the connection.
  test('a name that moves to a machine of the installation after it was judged is not reached', async () => {
    const receiver = await openReceiver()
    const { lookup, asked } = resolver(['93.184.216.34'], ['127.0.0.1'])
    const rules = addressRules(NONE, lookup)
    const judged = await new Promise((resolve) =>
      rules.lookup('recepteur.exemple', { all: false }, (error, address) => resolve(error ?? address)),
    )
    expect(judged).toBe('93.184.216.34')
    const url = `https://recepteur.exemple:${receiver.port}/`
    const send = webhookSender(rules, { ca: RECEIVER_CA, timeoutMs: TIME_MS })
    expect(await send(url, MESSAGE)).toMatchObject({ code_http: null, erreur: 'adresse_interdite' })
    expect(asked).toEqual(['recepteur.exemple', 'recepteur.exemple'])
    expect(receiver.received).toEqual([])
  })

  test('one private address among public ones is enough', async () => {
    const { lookup } = resolver(['93.184.216.34', '10.0.0.1'])
    expect(
      (await webhookSender(addressRules(NONE, lookup))('https://recepteur.exemple/', MESSAGE)).erreur,
    ).toBe('adresse_interdite')
  })

  // Spec: webhooks#livraison: a slow receiver delays no other webhook.
  test('a name server that is silent holds up nothing but the deliveries that ask it', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1')
    await once(silent, 'listening')
    const lookup = nameResolver([`127.0.0.1:${silent.address().port}`])
    const send = webhookSender(addressRules(NONE, lookup), { timeoutMs: TIME_MS })
    // Sixteen of them would occupy every thread of the process.
    const sent = Promise.all(Array.from({ length: 16 }, () => send('https://recepteur.exemple/', MESSAGE)))
    expect(await Promise.race([sent, readFile(import.meta.filename, 'utf8')])).toBeTypeOf('string')
    expect(new Set((await sent).map(({ erreur }) => erreur))).toEqual(new Set(['delai_depasse']))
    silent.close()
  })

  // Spec: webhooks#secrets: the client of integrators accepts what the service signs, with each secret.
  test('is signed with every secret, and the client verifies it', async () => {
    const receiver = await openReceiver()
    const url = `${receiver.url}/entree?a=b`
    const rules = addressRules({ webhooksAllowed: [url], webhooksRefused: [] })
    const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    const outcome = await webhookSender(rules, { ca: RECEIVER_CA })(url, {
      ...MESSAGE,
      secrets: [SECRET, other],
    })
    expect(outcome).toMatchObject({ code_http: 204, erreur: null })
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received
    expect([path, headers['webhook-id'], headers['content-type']]).toEqual([
      '/entree?a=b',
      MESSAGE.id,
      'application/json',
    ])
    for (const secret of [SECRET, other])
      expect(await verifyWebhook(body, headers, secret)).toEqual({ type: 'essai' })
    const late = new Date(Date.now() + 301_000)
    const forged = [
      verifyWebhook(`${body} `, headers, SECRET),
      verifyWebhook(body, headers, `whsec_${Buffer.alloc(32, 8).toString('base64')}`),
      verifyWebhook(body, { ...headers, 'webhook-id': 'x' }, SECRET),
      verifyWebhook(body, { ...headers, 'webhook-signature': 'v1,' }, SECRET),
      verifyWebhook(body, headers, SECRET, late),
    ]
    await Promise.all(forged.map((attempt) => expect(attempt).rejects.toThrow(NotVerified)))
  })

  // Spec: webhooks#secrets: the example of the standard.
  test('the client accepts the example of the standard', async () => {
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const body = '{"test": 2432232314}'
    const at = new Date(1_614_265_330_000)
    expect(await verifyWebhook(body, headers, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', at)).toEqual({
      test: 2432232314,
    })
  })

  // Spec: webhooks#livraison, webhooks#adresses.
  test('a redirection, a refusal, a silence, a lost answer and an endless one are failures, each in time', async () => {
    const elsewhere = await openReceiver()
    const hostile = await openReceiver((response, { path }, socket) => {
      if (path === '/redirige') response.writeHead(307, { location: `${elsewhere.url}/` }).end()
      else if (path === '/refuse') response.writeHead(500).end('x')
      else if (path === '/coupe') socket.destroy()
      else if (path === '/sans-fin') {
        response.writeHead(200)
        const more = setInterval(() => response.write(Buffer.alloc(32_768)), 5)
        socket.on('close', () => clearInterval(more))
      }
    })
    const paths = ['/redirige', '/refuse', '/coupe', '/silence', '/sans-fin']
    const urls = paths.map((path) => `${hostile.url}${path}`)
    const rules = addressRules({ webhooksAllowed: urls, webhooksRefused: [] })
    const send = webhookSender(rules, { ca: RECEIVER_CA, timeoutMs: TIME_MS })
    const begun = performance.now()
    const outcomes = await Promise.all(urls.map((url) => send(url, MESSAGE)))
    expect(outcomes.map(({ erreur }) => erreur)).toEqual([
      'reponse_307',
      'reponse_500',
      'connexion_perdue',
      'delai_depasse',
      null, // it accepted, and what it goes on to say is not read
    ])
    expect(performance.now() - begun).toBeLessThan(TIME_MS + 1_000)
    expect(elsewhere.received).toEqual([])
    expect(hostile.received).toHaveLength(5)
  })

  test('a certificate that nobody vouches for is refused', async () => {
    const receiver = await openReceiver()
    const rules = addressRules({ webhooksAllowed: [`${receiver.url}/`], webhooksRefused: [] })
    expect((await webhookSender(rules)(`${receiver.url}/`, MESSAGE)).erreur).toBe('certificat_refuse')
    expect(receiver.received).toEqual([])
  })
})
