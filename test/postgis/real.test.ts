// An installation on the image postgis/postgis moves to the image of this tree by the code block of docs/operate.md, «From the image
// postgis/postgis», with the demo and a phone's collection. That image is in a registry alone: test/postgis/image stands for it.
//
//   npm test -- postgis                   # a quarter of an hour, more the first time; with PREUVE=yes it writes docs/proof.md
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Compose, DEMO, FILES, NAMED, openCompose, UP, until, untilBackedUp } from '../image/compose.ts'
import { BASE, openBuilt, playAct } from '../image/images.ts'
import type { Podman } from '../image/podman.ts'
import { isNamed, prove, ROOT } from '../support/foreignTools.ts'
import { blocksOf } from '../support/page.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('postgis')
const OLDER = 'localhost/sillon_ancienne'
const SENTENCE = 'was made by another image'
const OWN = join(ROOT, 'test/postgis/image')
const VERSIONS = `select current_setting('server_version') || ', PostGIS ' || extversion || ', ' || datcollate
  from pg_extension, pg_database where extname = 'postgis' and datname = current_database()`

// The tests follow each other: they are the life of one installation.
describe.skipIf(!IS_NAMED)('from the image postgis/postgis', () => {
  let folder: string
  let engine: Podman
  let compose: Compose
  let first: Awaited<ReturnType<typeof playAct>>
  const versions: string[] = []
  const query = async (text: string) =>
    (
      await compose.type(`docker compose exec -T base psql -U postgres -d sillon -At <<'SQL'\n${text}\nSQL`)
    ).trim()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sillon-postgis-'))
    engine = await openBuilt({ newer: false, bases: { 'debian:11-slim': 'bullseye' } })
    await engine.build(OLDER, OWN, join(OWN, 'Dockerfile'), `--build-arg=BASE=${BASE}`)
    compose = await openCompose(engine, folder, { ...NAMED, 'sillon-ancienne': OLDER })
  }, 90 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(folder, { recursive: true })
  }, MINUTES)

  test('the demo on it, with a collection and a backup', SLOW, async () => {
    await compose.type('sh ops/docker/secrets.sh')
    compose.set({ ...DEMO, COMPOSE_FILE: `${FILES}:test/postgis/image/ancienne.yml` })
    await compose.type(UP)
    first = await playAct(engine)
    expect(first.number).toMatch(/\d/)
    await compose.type('docker compose up --detach sauvegarde')
    await untilBackedUp(compose)
    versions.push(await query(VERSIONS))
    expect(versions[0]).toMatch(/^15\..*, PostGIS 3\.5\.\d+, en_US\.UTF-8$/)
  })

  test('the image of this tree refuses its volume in a sentence', SLOW, async () => {
    await compose.type('docker compose down')
    compose.set(DEMO)
    await compose.type('docker compose up --detach base')
    await until(async () => (await compose.type('docker compose logs base')).includes(SENTENCE))
    await compose.type('docker compose down')
  })

  test('the databases are copied out, and in, by the lines of the page', SLOW, async () => {
    const block = blocksOf('How an upgrade goes').find((text) => text.includes('pg_dumpall')) ?? ''
    const [out = '', into = ''] = block
      .replace(/^.*# not with ops\/docker\/objets\/dossier\.yml\n/m, '')
      .split(/(?<=^docker compose down .*\n)/m)
    compose.set({ ...DEMO, COMPOSE_FILE: `${FILES}:test/postgis/image/ancienne.yml` })
    await compose.type(UP)
    await compose.type(out)
    compose.set(DEMO)
    await compose.type(into)
    await compose.type(UP)
    versions.push(await query(VERSIONS))
    expect(versions[1]).toMatch(/^15\..*, PostGIS 3\.3\.\d+, C\.UTF-8$/)
    const { number, again } = await playAct(engine, first.id)
    expect(again).toBe(first.number)
    expect(number).not.toBe(first.number)
    await compose.type('docker compose run --rm exploitation verifier')
    await untilBackedUp(compose)
  })

  test('the page of proof says so', SLOW, ({ task }) => {
    const tests = (task.suite?.tasks ?? []).filter(({ name }) => name !== task.name)
    expect(tests.map(({ result }) => result?.state)).toEqual(tests.map(() => 'pass'))
    const passed = tests.map(({ name }) => name).join('; ')
    const what = 'from the image postgis/postgis to the one of this tree, by Compose at the socket of podman'
    prove('postgis', what, [
      `**passed**: ${versions.join(' to ')}: ${passed}. An image of Debian 11 with both built from Debian's sources stands for the one of the registry.`,
    ])
  })
})
