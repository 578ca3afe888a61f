// The store of files on real S3 servers: the contract on each kind of bucket, a service with its phone, and servers that are full,
// held, killed.
//
//   npm test -- bucket                # some minutes; with PREUVE=yes it writes docs/proof.md
// Ceph comes from Debian, which needs root once, and versitygw from Go's modules; the run fails if one is missing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trial } from '../../src/objects/port.ts'
import { s3Store } from '../../src/objects/s3.ts'
import { contractOf } from '../objects/store.contract.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { type Gateway, KEY, type Kind, makeBucket, REGION } from './gateway.ts'
import { SERVERS } from './servers.ts'

const IS_NAMED = isNamed('bucket')
const MINUTES = 60_000
const KINDS: readonly Kind[] = ['plain', 'versioned', 'locked']
const passed: string[] = []

describe.skipIf(!IS_NAMED).each(Object.entries(SERVERS))('%s', (name, server) => {
  const ends: (() => unknown)[] = []
  let gateway: Gateway
  let title: string
  beforeAll(async () => {
    title = `${name} ${await server.version()}`
    const folder = mkdtempSync(join(tmpdir(), 'sillon-seau-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    gateway = await server.open(folder, (end) => void ends.push(end))
  }, 20 * MINUTES)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  const open = (bucket: string) =>
    s3Store({ bucket, endpoint: gateway.url, region: REGION, credentials: KEY, pathStyle: true })

  describe.each(KINDS.filter((kind) => !server.overwrites.includes(kind)))('a %s bucket', (kind) => {
    let trial: Trial
    beforeAll(async () => {
      await makeBucket(gateway.url, kind, kind)
      trial = await open(kind).check()
    })
    const expire = (seconds: number) => new Promise<void>((done) => setTimeout(done, (seconds + 1) * 1000))
    contractOf(() => ({ store: open(kind), ...trial, expire }))
    test('is proved', () => {
      const words = `compares checksums: ${trial.comparesContent}; refuses unsigned headers: ${trial.refusesCopies}`
      passed.push(`**passed**: ${title}, the contract on a ${kind} bucket (${words}).`)
    })
  })

  test.each(server.overwrites)(
    'a %s bucket, in which it writes over objects, is refused in words',
    async (kind) => {
      await makeBucket(gateway.url, kind, kind)
      await expect(open(kind).check()).rejects.toThrow(
        /in the bucket \w+ of .* does not know conditional writes/,
      )
      passed.push(
        `**passed**: ${title}, a ${kind} bucket: refused at the start, because it writes over objects there.`,
      )
    },
  )
})

describe.skipIf(!IS_NAMED)('the proof', () => {
  test('names both servers', () => {
    expect(passed).toHaveLength(Object.keys(SERVERS).length * KINDS.length)
    prove('bucket', 'The store of files on real S3 servers.', passed)
  })
})
