// Docker Compose at podman's socket: the code blocks of docs/operate.md typed in a clone, from nothing to the demo, killed, back to a
// point in time, with another key, and on PostgreSQL 17. PowerSync, Keycloak and an object store are not there: their images are in
// registries alone, and nothing here asks one. For the same reason the digests of images are not pinned.
//
//   npm test -- compose/                  # a quarter of an hour, more the first time; with PREUVE=yes it writes docs/proof.md
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Compose, openCompose } from '../image/compose.ts'
import { BASE, baseOf, buildBoth, buildNewer, NEWER, playAct, SERVICE } from '../image/images.ts'
import { openPodman, type Podman } from '../image/podman.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { blocksOf } from '../support/page.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('compose')
const FILES = 'docker-compose.yml:ops/docker/objets/dossier.yml'
const DEMO = { NODE_ENV: 'development', OIDC_EMBEDDED: 'auto', COMPOSE_FILE: FILES }
const UP = 'docker compose up --detach --wait base api taches'
// The images that the files name, by what is built here.
const IMAGES = {
  ...Object.fromEntries(['base', 'sauvegarde'].map((name) => [`sillon-${name}`, BASE])),
  ...Object.fromEntries(
    ['preparation', 'api', 'taches', 'exploitation'].map((name) => [`sillon-${name}`, SERVICE]),
  ),
  'sillon-base:17': NEWER,
  'sillon-sauvegarde:17': NEWER,
  'sillon-montee': `${NEWER}_montee`,
}

/** Waits until it is so, ten minutes at most. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10 * MINUTES; !(await isSo()); await passing(1000))
    if (Date.now() > end) throw new Error(`not within ten minutes: ${isSo}`)
}

// The tests follow each other: they are the life of one installation.
describe.skipIf(!IS_NAMED)('docker compose', () => {
  let folder: string
  let engine: Podman
  let compose: Compose
  let first: Awaited<ReturnType<typeof playAct>>

  const query = async (text: string) =>
    (await compose.type(`docker compose exec base psql -U postgres -d sillon -Atc "${text}"`)).trim()
  const statuses = async () => {
    const lines = (await engine.podman('ps', '--all', '--format={{.Names}} {{.Status}}')).trim().split('\n')
    return Object.fromEntries(lines.map((line) => /^sillon-(\w+)-1 (.*)$/.exec(line)?.slice(1) ?? []))
  }
  const goesOn = async () => {
    const { number, again } = await playAct(engine, first.id)
    expect(again).toBe(first.number)
    expect(number).not.toBe(first.number)
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sillon-compose-'))
    const debian = {
      [baseOf('ops/docker/base/Dockerfile', 'DEBIAN_IMAGE')]: 'bookworm',
      'debian:13-slim': 'trixie',
    }
    engine = await openPodman({ debian, node: baseOf('Dockerfile', 'NODE_IMAGE') })
    await buildBoth(engine)
    await buildNewer(engine)
    compose = await openCompose(engine, folder, IMAGES)
  }, 90 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(folder, { recursive: true })
  }, MINUTES)

  test('the first hour: secrets, settings, services, and the first account', SLOW, async () => {
    const [block = ''] = blocksOf('With Docker')
    const here = block
      .replace(/^docker compose .*--lock-image-digests.*\n/m, '')
      .replace(/images\.lock\.yml/, FILES.split(':')[1] ?? '')
    expect(await compose.type(here)).toMatch(/ama signs in with \S+ once/)
    const { preparation } = await statuses()
    expect(preparation).toMatch(/^Exited \(0\)/)
    await compose.type('docker compose down --volumes')
  })

  test('each service starts when those are healthy, or done, that it waits for', SLOW, async () => {
    compose.set(DEMO)
    await compose.type(UP)
    const { base, preparation, api, taches } = await statuses()
    expect(preparation).toMatch(/^Exited \(0\)/)
    for (const status of [base, api, taches]) expect(status).toMatch(/\(healthy\)$/)
    first = await playAct(engine)
    expect(first.number).toMatch(/\d/)
  })

  test('killed, all of them are up again by the same command, with the collection', SLOW, async () => {
    await compose.type('docker compose kill api base taches')
    await compose.type(UP)
    await goesOn()
  })

  test('back to a point in time, without what came after it', SLOW, async () => {
    await compose.type('docker compose up --detach sauvegarde')
    const log = 'docker compose logs --no-log-prefix sauvegarde'
    await until(async () => /, complete$/m.test(await compose.type(log)))
    const point = await query('select clock_timestamp()')
    const after = await playAct(engine)
    // The archive has the log up to the act.
    const file = await query('select pg_walfile_name(pg_switch_wal())')
    await until(async () => (await query('select last_archived_wal from pg_stat_archiver')) >= file)
    const [, block = ''] = blocksOf('Backup and restoration')
    const [before, asked, rest] = block
      .replace(/'2026-[^']*'/, `'${point}'`)
      .replace(/ --faire$/m, '$& --oui')
      .split(/(^.*pg_is_in_recovery.*$)/m)
    expect(await compose.type(before ?? '')).not.toBe('')
    await until(async () => /^ f$/m.test(await compose.type(asked ?? '')))
    await compose.type(rest ?? '')
    await compose.type(UP)
    await goesOn()
    expect(await query(`select count(*) from collecte.collecte where id = '${after.id}'`)).toBe('0')
  })

  test('another key of sign-ins, and everybody signs in as before', SLOW, async () => {
    const [block = ''] = blocksOf('Rotating secrets')
    // It asks for a word, which the option stands for.
    await compose.type(block.replace('cle-identite /cle_neuve', '$& --oui'))
    await compose.type(UP)
    await goesOn()
  })

  test('to PostgreSQL 17', SLOW, async () => {
    const block = blocksOf('How an upgrade goes').find((text) => text.includes('montee')) ?? ''
    compose.set({ ...DEMO, COMPOSE_FILE: `${FILES}:ops/docker/base/17.yml` })
    await compose.type(block.replace(/^.*# not with ops\/docker\/objets\/dossier\.yml\n/m, ''))
    await compose.type(UP)
    expect(await query('show server_version')).toMatch(/^17\./)
    await goesOn()
  })

  test('the page of proof says so', SLOW, ({ task }) => {
    const tests = (task.suite?.tasks ?? []).filter(({ name }) => name !== task.name)
    expect(tests.map(({ result }) => result?.state)).toEqual(tests.map(() => 'pass'))
    const passed = `**passed**: ${tests.map(({ name }) => name).join('; ')}.`
    prove('compose', 'docker-compose.yml by Docker Compose 2.40.3, at the socket of podman', [passed])
  })
})
