// The store of files on real S3 servers: the contract on each kind of bucket, a service with its phone, and servers that are full,
// held, killed.
//
//   npm test -- bucket                # some minutes; with PREUVE=yes it writes docs/proof.md
// Ceph comes from Debian, which needs root once, versitygw, SeaweedFS and MinIO from Go's modules; the run fails if one is
// missing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Trial } from '../../src/objects/port.ts'
import { contractOf } from '../objects/store.contract.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { dossier, moves, photos, restoration, slow, suffers } from './acts.ts'
import { type Gateway, type Kind, makeBucket, storeOf } from './gateway.ts'
import { openScene, type Scene } from './scene.ts'
import { SERVERS } from './servers.ts'

const IS_NAMED = isNamed('bucket')
const MINUTES = 60_000
const KINDS: readonly Kind[] = ['plain', 'versioned', 'locked']
const passed: string[] = []
// Each test act on a service with a bucket, in this order.
const ACTS: readonly (readonly [string, (it: Scene) => Promise<void>])[] = [
  ['photos of a phone, the log, and another bucket refused at the start', photos],
  ['an audit dossier', dossier],
  ['silent for three seconds', slow],
  ['full', (it) => suffers(it, it.gateway.fill, it.gateway.free, 200)],
  ['killed and started again', (it) => suffers(it, it.gateway.kill, it.gateway.start, 503)],
  ['a database that went back, treated from the log', restoration],
  ['files moved to a folder, through a kill, and to another bucket', moves],
]

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

  const open = (bucket: string) => storeOf(gateway, bucket)

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

  describe('a service on it', () => {
    let scene: Scene
    beforeAll(async () => {
      for (const bucket of ['sillon', 'vide']) await makeBucket(gateway.url, bucket)
      scene = await openScene(gateway, (end) => void ends.push(end))
    }, 2 * MINUTES)
    test.each(ACTS)('%s', { timeout: 3 * MINUTES }, async (what, act) => {
      const begun = Date.now()
      await act(scene)
      passed.push(
        `**passed**: ${title}, a service on it: ${what} (${Math.round((Date.now() - begun) / 1000)} s).`,
      )
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
  test('names all that passed', () => {
    expect(passed).toHaveLength(Object.keys(SERVERS).length * (KINDS.length + ACTS.length))
    prove('bucket', 'The store of files on real S3 servers', passed)
  })
})
