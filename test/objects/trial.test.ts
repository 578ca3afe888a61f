// A store is tried before the service starts: a fault that a person must correct stops the start with a sentence; a temporary
// fault does not.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { s3Store } from '../../src/objects/s3.ts'
import { requireStore } from '../../src/objects/trial.ts'
import { ConfigError } from '../../src/settings/config.ts'
import { rememberingLog } from '../http/support.ts'
import { openS3Double } from './support/s3Double.ts'

const credentials = { accessKeyId: 'AKIDEXEMPLE', secretAccessKey: 'secret+/exemple' }
const region = 'eu-west-3'
const double = await openS3Double({ ...credentials, region })
afterAll(() => double.close())
beforeEach(() => {
  double.checksums = true
  double.conditions = true
  double.binds = true
  double.fault = () => null
  double.objects.clear()
  double.requests.splice(0)
})
const settings = { bucket: 'sillon', region, credentials, pathStyle: true }
const store = s3Store({ ...settings, endpoint: double.url })
const beginning = `Files can not be kept in the bucket sillon of ${double.url}:`
const CONDITIONS =
  'it does not know conditional writes (If-None-Match on PUT), which keep what arrived as it is.'

describe('a bucket', () => {
  test.each([true, false])(
    'that serves is left as it was found (checksums compared: %s)',
    async (checksums) => {
      double.checksums = checksums
      expect(await store.check()).toEqual({ comparesContent: checksums, refusesCopies: true })
      expect([...double.objects.keys()]).toEqual([])
      expect(
        new Set(double.requests.map((asked) => asked.replace(/[0-9a-f-]{36}(-copie)?$/, 'x$1'))),
      ).toEqual(
        new Set([
          'GET /sillon/essai/x',
          'PUT /sillon/essai/x',
          'DELETE /sillon/essai/x',
          'PUT /sillon/essai/x-copie',
          'DELETE /sillon/essai/x-copie',
        ]),
      )
    },
  )

  test('that writes over what is there is refused, and left as it was found', async () => {
    double.conditions = false
    await expect(store.check()).rejects.toThrow(`${beginning} ${CONDITIONS}`)
    expect([...double.objects.keys()]).toEqual([])
  })

  test.each([
    ['PUT', 501, 'NotImplemented', CONDITIONS],
    ['GET', 404, 'NoSuchBucket', 'there is no such bucket: create it, or correct S3_BUCKET.'],
    ['GET', 403, 'InvalidAccessKeyId', 'it does not know S3_ACCESS_KEY_ID.'],
    ['GET', 403, 'SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.'],
    ['GET', 403, 'AccessDenied', 'needs GetObject, PutObject, DeleteObject and ListBucket on it.'],
    ['PUT', 403, 'AccessDenied', 'needs GetObject, PutObject, DeleteObject and ListBucket on it.'],
    ['DELETE', 403, 'AccessDenied', 'needs GetObject, PutObject, DeleteObject and ListBucket on it.'],
    ['GET', 400, 'AuthorizationHeaderMalformed', 'it is in another region than S3_REGION, eu-west-3.'],
    ['GET', 301, 'PermanentRedirect', 'it is in another region than S3_REGION, eu-west-3.'],
    ['GET', 400, 'InvalidBucketName', 'S3_BUCKET is no name of a bucket.'],
    ['GET', 403, 'RequestTimeTooSkewed', 'its clock and that of this machine differ: set them right.'],
    ['GET', 200, '', 'S3_ENDPOINT is no S3 service.'],
  ])('whose %s is answered %i %s is said to a person', async (method, status, code, sentence) => {
    double.fault = (asked) => (asked === method ? { status, code } : null)
    const said = await store.check().catch((error: unknown) => error)
    expect(said).toBeInstanceOf(ConfigError)
    expect((said as Error).message).toContain(sentence)
    expect((said as Error).message.startsWith(beginning)).toBe(true)
  })

  test.each([
    ['GET', 503, 'SlowDown'],
    ['PUT', 500, 'InternalError'],
    ['DELETE', 503, 'ServiceUnavailable'],
    ['GET', 429, 'TooManyRequests'],
    ['GET', 404, 'SomethingOnTheWay'],
  ])('whose %s is answered %i %s is away, which stops nobody', async (method, status, code) => {
    double.fault = (asked) => (asked === method ? { status, code } : null)
    const logged: Parameters<typeof rememberingLog>[0] = []
    await requireStore(store, rememberingLog(logged))
    expect(logged?.map(({ level }) => level)).toEqual(['warn'])
  })
})

test('a store that nothing answers for is awaited, one that a person must set right stops the start', async () => {
  const logged: Parameters<typeof rememberingLog>[0] = []
  const log = rememberingLog(logged)
  await requireStore(s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' }), log)
  expect(logged).toMatchObject([{ level: 'warn', details: { err: { code: 'ECONNREFUSED' } } }])
  double.conditions = false
  await expect(requireStore(store, log)).rejects.toThrow(ConfigError)
})

test('a bucket that copies for whoever has an address is told, and serves', async () => {
  double.binds = false
  expect(await store.check()).toEqual({ comparesContent: true, refusesCopies: false })
  const logged: Parameters<typeof rememberingLog>[0] = []
  await requireStore(store, rememberingLog(logged))
  expect(logged?.map(({ level }) => level)).toEqual(['warn'])
})

test('a store that only keeps checksums is told once', async () => {
  double.checksums = false
  const logged: Parameters<typeof rememberingLog>[0] = []
  await requireStore(store, rememberingLog(logged))
  expect(logged?.map(({ level }) => level)).toEqual(['info'])
  double.checksums = true
  await requireStore(store, rememberingLog(logged))
  expect(logged).toHaveLength(1)
})

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-essai-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const open = () => embeddedStore({ folder, url: 'http://127.0.0.1', secret: 'x' })

  test('that keeps files is left as it was found', async () => {
    expect(await (await open()).check()).toEqual({ comparesContent: true, refusesCopies: true })
    expect(readdirSync(join(folder, '.depot'))).toEqual([])
  })

  test('that keeps none is said to a person', async () => {
    const kept = await open()
    rmSync(join(folder, '.depot'), { recursive: true })
    writeFileSync(join(folder, '.depot'), 'x')
    await expect(kept.check()).rejects.toThrow(ConfigError)
    await expect(kept.check()).rejects.toThrow(`Files can not be kept under ${folder} (`)
  })
})
