// docs/operate.md, «Where files are kept»: ops/docker/objets/embarque.yml lets compose run without the service `objets`.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../src/settings/config.ts'

type Service = {
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, unknown>>
}
type Services = Readonly<Record<string, Service | null>>

const customTags = [
  { tag: '!override', collection: 'map' as const },
  { tag: '!reset', resolve: () => null },
]
const servicesIn = (path: string): Services =>
  parse(readFileSync(path, 'utf8'), { merge: true, customTags }).services

test('each of our services reads the embedded store, and none waits for the one that is gone', () => {
  const [whole, over] = [servicesIn('docker-compose.yml'), servicesIn('ops/docker/objets/embarque.yml')]
  expect(over.objets).toBeNull()
  const ours = Object.entries(whole).filter(
    ([, one]) => one?.environment?.S3_BUCKET && one.environment.NODE_ENV,
  )
  expect(ours.map(([name]) => name).toSorted()).toEqual(['api', 'exploitation', 'preparation', 'taches'])
  for (const [name, service] of ours) {
    const stores = (from: Service | null | undefined) =>
      Object.entries(from?.environment ?? {}).filter(([setting]) => setting.startsWith('S3_'))
    const merged = { ...Object.fromEntries(stores(service)), ...over[name]?.environment }
    const { s3Bucket, s3AccessKeyId } = loadConfig({ NODE_ENV: 'test', ...merged, S3_REGION: 'us-east-1' })
    expect([name, s3Bucket, s3AccessKeyId]).toEqual([name, undefined, undefined])
  }
  for (const [name, service] of Object.entries(whole).filter(([other]) => other !== 'objets')) {
    const waits = over[name]?.depends_on ?? service?.depends_on ?? {}
    expect([name, Object.keys(waits)]).not.toEqual([name, expect.arrayContaining(['objets'])])
  }
})
