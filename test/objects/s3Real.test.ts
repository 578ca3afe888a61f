// The contract of an object store, tested on a real S3 service if S3_TEST_URL names a bucket: https://key:secret@host/bucket.
import { describe } from 'vitest'
import type { ObjectStore } from '../../src/objects/port.ts'
import { s3Store } from '../../src/objects/s3.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { contractOf } from './store.contract.ts'

const { s3TestUrl, s3Region: region } = loadConfig()
const store = open(s3TestUrl ?? 'http://nobody')
const ANY = { comparesContent: true, refusesCopies: true }
const trial = s3TestUrl === undefined ? ANY : await store.check()

describe.skipIf(s3TestUrl === undefined)('a real S3 service (S3_TEST_URL)', () => {
  const expire = (seconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, (seconds + 1) * 1000))
  contractOf(() => ({ store, ...trial, expire }))
})

function open(address: string): ObjectStore {
  const { origin, username, password, pathname } = new URL(address)
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
  const bucket = decodeURIComponent(pathname.replaceAll('/', ''))
  return s3Store({ bucket, endpoint: origin, region, credentials, pathStyle: true })
}
