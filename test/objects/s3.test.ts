// The contract of an object store, tested on the S3 adapter with a fake that calculates every signature itself; then the form of
// its URLs, without any service.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { s3Store } from '../../src/objects/s3.ts'
import { contractOf, newFile } from './store.contract.ts'
import { openS3Double } from './support/s3Double.ts'

const credentials = { accessKeyId: 'AKIDEXEMPLE', secretAccessKey: 'secret+/exemple' }
const region = 'af-south-1'
const double = await openS3Double({ ...credentials, region })
afterAll(() => double.close())
beforeEach(() => {
  double.now = () => new Date()
  double.checksums = true
  double.objects.clear()
})
const settings = { bucket: 'sillon', region, credentials, pathStyle: true }
const store = s3Store({ ...settings, endpoint: double.url })

const expire = async (seconds: number) => {
  double.now = () => new Date(Date.now() + (seconds + 1) * 1000)
}

describe('an S3 service that compares checksums', () => {
  contractOf(() => ({ store, comparesContent: true, refusesCopies: true, expire }))
})

describe('an S3 service that only keeps checksums', () => {
  beforeEach(() => {
    double.checksums = false
  })
  contractOf(() => ({ store, comparesContent: false, refusesCopies: true, expire }))
})

describe('an S3 service', () => {
  test('that refuses the key is a failure, not an absence', async () => {
    const wrong = { ...credentials, secretAccessKey: 'autre' }
    const stranger = s3Store({ ...settings, endpoint: double.url, credentials: wrong })
    await expect(stranger.inspect(newFile().object.cle, 10)).rejects.toThrow('SignatureDoesNotMatch')
  })

  test('that breaks off while it hands out is a failure, not a shorter file', async () => {
    const broken = createServer((_req, res) => {
      res.writeHead(200, { 'content-length': '1000' }).write('x')
      setImmediate(() => res.destroy())
    })
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
    await expect(s3Store({ ...settings, endpoint }).inspect(newFile().object.cle, 1000)).rejects.toThrow()
    await new Promise((resolve) => broken.close(resolve))
  })
})

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, its example unchanged.
test('the double reckons the signature of Amazon’s own example, and no other', async () => {
  const example = await openS3Double({
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  })
  example.now = () => new Date('2013-05-24T12:00:00Z')
  const query =
    'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
    '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature='
  const ask = (signature: string) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'examplebucket.s3.amazonaws.com' }
      const address = `${example.url}/test.txt?${query}${signature}`
      request(address, { headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
  const theirs = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
  expect(await ask(theirs)).toBe(404)
  expect(await ask(theirs.replace('a', 'b'))).toBe(403)
  await example.close()
})

describe('without any service, an address of sending', () => {
  const { object } = newFile()
  const of = async (changes: object) => {
    const { url, entetes } = await s3Store({ ...settings, ...changes }).sendAddress(object, 900)
    return { url: new URL(url), entetes }
  }

  test('binds host, length, type, checksum and «none yet», for its time', async () => {
    const { url, entetes } = await of({ endpoint: 'https://s3.example.org' })
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match;x-amz-checksum-sha256',
    )
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900')
    const checksum = Buffer.from(object.sha256, 'hex').toString('base64')
    expect(entetes).toEqual({
      'content-type': 'image/png',
      'if-none-match': '*',
      'x-amz-checksum-sha256': checksum,
    })
    expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  })

  test('stands under the bucket in the path, or in the host', async () => {
    const inPath = await of({ endpoint: 'https://s3.example.org' })
    expect(inPath.url.href).toMatch(`https://s3.example.org/sillon/${object.cle}?`)
    const inHost = await of({ endpoint: 'https://s3.example.org', pathStyle: false })
    expect(inHost.url.href).toMatch(`https://sillon.s3.example.org/${object.cle}?`)
    const amazon = await of({ pathStyle: false })
    expect(amazon.url.host).toBe('sillon.s3.af-south-1.amazonaws.com')
  })

  test('is for the service as phones reach it, which need not be how this one does', async () => {
    const both = { endpoint: 'http://s3:9000', publicEndpoint: 'https://fichiers.example.org' }
    expect((await of(both)).url.host).toBe('fichiers.example.org')
    const reading = await s3Store({ ...settings, ...both }).readAddress(object, 60)
    expect(new URL(reading.url).host).toBe('fichiers.example.org')
  })
})
