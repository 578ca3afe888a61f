// The images of the project, built from their files unchanged and run together (docker-compose.yml), with podman and debootstrap
// of Debian; docs/decisions/0158.
//
//   npm test -- image                   # some minutes, ten the first time; with PREUVE=yes it writes docs/proof.md
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isNamed, prove, ROOT } from '../support/foreignTools.ts'
import { type Containers, openContainers } from './containers.ts'
import { BASE, baseOf, IMAGES, openBuilt, playAct, SERVICE, untilBackedUp } from './images.ts'
import { expectNothingUnneeded, printUnneeded } from './leftovers.ts'
import type { Podman } from './podman.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('image')
const SUITE = 'localhost/sillon_essais'
const CLUSTER = '/var/lib/postgresql/data'

// The tests depend on each other: they are the life of one installation.
describe.skipIf(!IS_NAMED)('the images, run together', () => {
  let secrets: string
  let engine: Podman
  let containers: Containers
  let collection: { readonly id: string; readonly number: string }

  beforeAll(async () => {
    secrets = mkdtempSync(join(tmpdir(), 'sillon-image-'))
    engine = await openBuilt({ newer: false })
    containers = await openContainers(engine, IMAGES, secrets)
  }, 30 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(secrets, { recursive: true })
  }, MINUTES)

  test('a first start of the database that is killed is begun again', SLOW, async () => {
    const { podman } = engine
    const begun = containers.start('base').catch(() => undefined)
    for (;;) {
      const isBegun = await podman('exec', 'base', 'test', '-e', `${CLUSTER}/.inacheve/PG_VERSION`)
        .then(() => true)
        .catch(() => false)
      if (isBegun) break
      await passing(100)
    }
    await podman('kill', '--signal=KILL', 'base')
    expect(await podman('ps', '--quiet')).toBe('')
    await podman('start', 'base')
    await containers.isHealthy('base')
    await begun
    const logins = await podman(
      'exec',
      'base',
      'psql',
      '-U',
      'postgres',
      '-Atc',
      'select rolname from pg_roles',
    )
    for (const name of ['replication', 'powersync_stockage', 'keycloak', 'sauvegarde'])
      expect(logins.split('\n')).toContain(name)
  })

  test('a phone signs in, enrols, and its collection gets a number', SLOW, async () => {
    // The backup job creates the volume here, but it belongs to the user of the service all the same.
    const owner = [
      '--rm',
      '--volume=sillon_donnees:/donnees:ro',
      '--entrypoint=stat',
      BASE,
      '--format=%u',
      '/donnees',
    ]
    expect(await engine.podman('run', ...owner)).toBe('1000\n')
    await containers.runToEnd('preparation')
    for (const name of ['api', 'taches', 'sauvegarde']) await containers.start(name)
    collection = await playAct(engine)
    expect(collection.number).toMatch(/\d/)
  })

  test('the database is backed up, with the keys of the service', SLOW, async () => {
    const { podman } = engine
    await untilBackedUp(engine)
    expect(await podman('exec', 'sauvegarde', 'ls', '/cles')).toContain('cles-sync.json')
  })

  test('killed and started again, the service has the collection and takes the next', SLOW, async () => {
    for (const name of ['api', 'base', 'taches']) await engine.podman('kill', '--signal=KILL', name)
    for (const name of ['base', 'api', 'taches']) {
      await engine.podman('start', name)
      await containers.isHealthy(name)
    }
    const { number, again } = await playAct(engine, collection.id)
    expect(again).toBe(collection.number)
    expect(number).not.toBe(collection.number)
  })

  test.each(['sauvegarde', 'taches', 'api', 'base'])('%s stops within its grace', SLOW, async (name) => {
    const { code, ms, graceMs } = await containers.stop(name)
    expect(code).not.toBe(137)
    expect(ms).toBeLessThan(graceMs + 5000)
  })

  test('a cluster of another image is refused in a sentence', SLOW, async () => {
    const { podman } = engine
    const volume = '--volume=sillon_base:/cluster'
    await podman('run', '--rm', volume, '--entrypoint=rm', BASE, '/cluster/debian-12')
    const said = await podman('start', '--attach', 'base').catch(String)
    expect(said).toContain('made by another image')
    expect(await podman('inspect', '--format={{.State.ExitCode}}', 'base')).toBe('1\n')
  })

  test('the image of the service has nothing that it does not need, and 300 MB at most', SLOW, async () => {
    await expectNothingUnneeded(engine)
    await printUnneeded(engine)
    const bytes = await engine.podman('image', 'inspect', '--format={{.Size}}', SERVICE)
    expect(Number(bytes)).toBeLessThanOrEqual(300e6)
  })

  test('the image of the suite is built, and runs tests of rules without a network', SLOW, async () => {
    await engine.build(SUITE, ROOT, join(ROOT, 'ops/docker/essais/Dockerfile'))
    const command = ['npm', 'test', '--', 'sql/numerotation']
    expect(await engine.podman('run', '--rm', '--init', '--network=none', SUITE, ...command)).toMatch(
      /^[1-9]\d* passed, 0 failed$/m,
    )
  })

  test('the page of proof says how large they are', SLOW, async ({ task }) => {
    const bases = [baseOf('Dockerfile', 'NODE_IMAGE'), baseOf('ops/docker/base/Dockerfile', 'DEBIAN_IMAGE')]
    const named = [SERVICE, BASE, ...bases.map((name) => `docker.io/library/${name}`)]
    const sizeOf = async (name: string) => {
      const bytes = Number(await engine.podman('image', 'inspect', '--format={{.Size}}', name))
      return `${name.replace(/^.*\//, '')} ${Math.round(bytes / 1e6)} MB`
    }
    const sizes = await Promise.all(named.map(sizeOf))
    const tests = (task.suite?.tasks ?? []).filter(({ name }) => name !== task.name)
    expect(tests.map(({ result }) => result?.state)).toEqual(tests.map(() => 'pass'))
    const passed = tests.map(({ name }) => name).join('; ')
    const what = 'images of the project, built by podman and run together'
    prove('image', what, [`**passed**: ${passed}.`, `Sizes with their bases: ${sizes.join(', ')}.`])
  })
})
