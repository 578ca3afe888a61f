// The contract of an object store, tested on the embedded store, which the application serves.
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { openObjects } from '../../src/objects/open.ts'
import { OBJECTS_PATH } from '../../src/objects/port.ts'
import { startBench } from '../http/support.ts'
import { contractOf, newFile, put } from './store.contract.ts'

const bench = await startBench(() => '{}', { OIDC_ISSUER: 'https://id.example.org' })
afterAll(() => bench.close())
const store = bench.deps.objects
const folder = join(bench.deps.config.dataDir, 'objets')
beforeEach(() => {
  vi.useRealTimers()
})
const drafts = () => readdirSync(join(folder, '.depot'))

describe('the embedded store', () => {
  const expire = async (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds + 1) * 1000 })
  }
  contractOf(() => ({ store, comparesContent: true, refusesCopies: true, expire }))

  test('refuses with a code of its own for each fault', async () => {
    const { object, bytes } = newFile()
    const { url, entetes } = await store.sendAddress(object, 60)
    const code = async (headers: Record<string, string>, body: Buffer, address = url) => {
      const { status, text } = await put(address, headers, body)
      return [status, text === '' ? null : JSON.parse(text).erreur]
    }
    const other = Buffer.alloc(bytes.length, 'x')
    expect(await code({ ...entetes }, bytes, `${url}1`)).toEqual([403, 'objet_adresse_invalide'])
    expect(await code({ ...entetes }, bytes, url.split('?')[0])).toEqual([403, 'objet_adresse_invalide'])
    expect(await code({ ...entetes }, bytes.subarray(1))).toEqual([403, 'objet_taille_differente'])
    expect(await code({ 'content-type': 'image/jpeg' }, bytes)).toEqual([403, 'objet_type_different'])
    expect(await code({ ...entetes }, other)).toEqual([400, 'objet_sha256_different'])
    expect(await code({ ...entetes }, bytes)).toEqual([200, null])
    expect(await code({ ...entetes }, bytes)).toEqual([412, 'objet_deja_depose'])
    await expire(60)
    expect(await code({ ...entetes }, bytes)).toEqual([403, 'objet_adresse_expiree'])
    expect(drafts()).toEqual([])
  })

  test('says what stands at an address to who asks for the methods, and takes no path of its own making', async () => {
    const { object } = newFile()
    const { url } = await store.sendAddress(object, 60)
    const options = await fetch(url, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, PUT, HEAD, OPTIONS'])
    const code = async (address: string, method: string) =>
      ((await (await fetch(address, { method })).json()) as { erreur: string }).erreur
    expect(await code(url, 'DELETE')).toBe('methode_non_autorisee')
    const up = `${bench.http.url}/objets/..%2F..%2Fcles-sync.json/x/y?${url.split('?')[1]}`
    expect(await code(up, 'GET')).toBe('objet_adresse_invalide')
  })

  test('keeps nothing of a sending that broke off, and takes the file the next time', async () => {
    const { object, bytes } = newFile(randomBytes(400_000))
    const { url, entetes } = await store.sendAddress(object, 60)
    const sending = request(url, { method: 'PUT', headers: { ...entetes, 'content-length': bytes.length } })
    const broken = new Promise((resolve) => sending.on('error', resolve))
    sending.write(bytes.subarray(0, 200_000))
    await vi.waitFor(() => expect(drafts()).toHaveLength(1))
    sending.destroy()
    await broken
    await vi.waitFor(() => expect(drafts()).toEqual([]))
    expect(await store.inspect(object.cle, 1_000_000)).toBeNull()
    expect((await put(url, { ...entetes }, bytes)).status).toBe(200)
    expect(readFileSync(join(folder, ...object.cle.split('/'))).equals(bytes)).toBe(true)
  })

  test('gives a sending up that stands still', async () => {
    const aside = join(bench.deps.config.dataDir, 'immobile')
    const app = express()
    const server = app.listen(0, '127.0.0.1')
    try {
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address() as AddressInfo
      const settings = { folder: aside, url: `http://127.0.0.1:${port}`, secret: 'x'.repeat(32), idleMs: 100 }
      const impatient = await embeddedStore(settings)
      if (impatient.embedded !== null) app.put(OBJECTS_PATH, impatient.embedded.receive)
      const { object, bytes } = newFile(randomBytes(400_000))
      const { url, entetes } = await impatient.sendAddress(object, 60)
      const headers = { ...entetes, 'content-length': bytes.length }
      const sending = request(url, { method: 'PUT', headers })
      const ended = new Promise((resolve) => sending.once('error', resolve))
      sending.write(bytes.subarray(0, 200_000))
      await ended
      await vi.waitFor(() => expect(readdirSync(join(aside, '.depot'))).toEqual([]))
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })
})

describe('what a client may ask of HTTP', () => {
  const kept = async () => {
    const { object, bytes } = newFile()
    const { url, entetes } = await store.sendAddress(object, 60)
    expect((await put(url, { ...entetes }, bytes)).status).toBe(200)
    return { bytes, url: (await store.readAddress(object, 60)).url }
  }

  test('a part of a file, its head, and nothing beyond its end', async () => {
    const { url, bytes } = await kept()
    const part = await fetch(url, { headers: { range: 'bytes=2-5' } })
    expect([part.status, await part.text()]).toEqual([206, bytes.toString().slice(2, 6)])
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    expect(head.headers.get('etag')).toBeNull()
    const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } })
    expect([beyond.status, await beyond.json()]).toEqual([416, { erreur: 'objet_plage_impossible' }])
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    for (const header of [
      'if-match',
      'if-none-match',
      'if-range',
      'if-modified-since',
      'if-unmodified-since',
    ])
      expect((await fetch(url, { headers: { [header]: '"x"' } })).status).toBe(200)
  })

  test('a sending that asks first is told to go on', async () => {
    const { object, bytes } = newFile()
    const { url, entetes } = await store.sendAddress(object, 60)
    const headers = { ...entetes, 'content-length': bytes.length, expect: '100-continue' }
    const sending = request(url, { method: 'PUT', headers })
    const status = new Promise((resolve) => sending.on('response', (answer) => resolve(answer.statusCode)))
    sending.on('continue', () => sending.end(bytes))
    sending.flushHeaders()
    expect(await status).toBe(200)
  })

  test.each([
    ['without end', { 'content-length': '99999999999' }],
    ['of no length', { 'transfer-encoding': 'chunked' }],
  ])('a sending %s is not listened to beyond its refusal', async (_how, length) => {
    const { url, entetes } = await store.sendAddress(newFile().object, 60)
    const sending = request(url, { method: 'PUT', headers: { ...entetes, ...length } })
    const closed = new Promise((resolve) => sending.on('socket', (socket) => socket.on('close', resolve)))
    const answer = new Promise<unknown[]>((resolve) =>
      sending.on('response', (res) => resolve([res.statusCode, res.headers.connection])),
    )
    sending.on('error', () => undefined)
    sending.write('x')
    expect(await answer).toEqual([403, 'close'])
    await closed
    expect(drafts()).toEqual([])
  })
})

describe('on the disk', () => {
  test('a sending that can not be written is a passing trouble', async () => {
    const { object, bytes } = newFile()
    const { url, entetes } = await store.sendAddress(object, 60)
    rmSync(join(folder, '.depot'), { recursive: true })
    writeFileSync(join(folder, '.depot'), 'x')
    const { status, text } = await put(url, { ...entetes }, bytes)
    expect([status, JSON.parse(text).erreur]).toEqual([503, 'service_indisponible'])
    rmSync(join(folder, '.depot'))
    expect((await put(url, { ...entetes }, bytes)).status).toBe(200)
  })

  const dataDir = mkdtempSync(join(tmpdir(), 'sillon-objets-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { ...bench.deps.config, dataDir }

  test('the secret is made once, and may be given instead', async () => {
    const { object } = newFile()
    const again = async (changes: object = {}) =>
      new URL((await (await openObjects({ ...settings, ...changes })).sendAddress(object, 0)).url)
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    const first = (await again()).searchParams.get('signature')
    expect((await again()).searchParams.get('signature')).toBe(first)
    expect((await again({ objectsKey: 'un secret' })).searchParams.get('signature')).not.toBe(first)
    expect(existsSync(join(dataDir, 'cle-objets'))).toBe(true)
  })

  test('what a death left half-written goes a day later', async () => {
    await openObjects(settings)
    const [old, fresh] = ['ancien', 'recent'].map((name) => join(dataDir, 'objets', '.depot', name))
    for (const path of [old, fresh]) writeFileSync(path ?? '', 'x')
    utimesSync(old ?? '', 0, 0)
    await openObjects(settings)
    expect([old, fresh].map((path) => existsSync(path ?? ''))).toEqual([false, true])
  })

  test('other users of the machine list no file, nor in a folder that an earlier release made', async () => {
    chmodSync(join(dataDir, 'objets'), 0o755)
    await openObjects(settings)
    expect(statSync(join(dataDir, 'objets')).mode & 0o777).toBe(0o700)
  })

  test('a bucket that is named is used instead', async () => {
    const named = { s3Bucket: 'b', s3Endpoint: 'https://s3.example.org', s3AccessKeyId: 'a' }
    const bucket = await openObjects({ ...settings, ...named, s3SecretAccessKey: 'c' })
    expect(bucket.embedded).toBeNull()
    const { url } = await bucket.readAddress({ cle: 'o/f/s', type_media: 'image/png' }, 60)
    expect(url).toMatch(/^https:\/\/s3\.example\.org\/b\/o\/f\/s\?/)
  })
})
