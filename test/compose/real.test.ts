// Docker Compose at podman's socket: the code blocks of docs/operate.md typed in a clone, from nothing to the demo, killed, back to a
// point in time, with another key, and on PostgreSQL 17. PowerSync, Keycloak and an object store are not there: their images are in
// public registries alone, and nothing here asks one. Digests are pinned by a registry of this machine, whose images have their names.
//
//   npm test -- compose/                  # a quarter of an hour, more the first time; with PREUVE=yes it writes docs/proof.md
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEY, REGION } from '../bucket/gateway.ts'
import { versitygw } from '../bucket/servers.ts'
import { type Compose, DEMO, FILES, NAMED, openCompose, UP, until, untilBackedUp } from '../image/compose.ts'
import { NEWER, openBuilt, playAct } from '../image/images.ts'
import type { Podman } from '../image/podman.ts'
import { openRegistry } from '../image/registry.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { blocksOf } from '../support/page.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('compose')
// The third-party images in docker-compose.yml that run in production.
const FOREIGN = ['journeyapps/powersync-service:1.25.0', 'chrislusf/seaweedfs:4.47']
const IMAGES = {
  ...NAMED,
  'sillon-base:17': NEWER,
  'sillon-sauvegarde:17': NEWER,
  'sillon-montee': `${NEWER}_montee`,
}

// The tests depend on each other: they are the life of one installation.
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
    engine = await openBuilt({ newer: true })
    compose = await openCompose(engine, folder, IMAGES, await openRegistry(engine, folder, FOREIGN))
  }, 90 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(folder, { recursive: true })
  }, MINUTES)

  test('the first hour: secrets, settings, services, and the first account', SLOW, async () => {
    const [block = ''] = blocksOf('With Docker')
    const here = block.replace(/^COMPOSE_FILE=.*$/m, `$&:${FILES.split(':')[1]}`)
    expect(await compose.type(here)).toMatch(/ama signs in with \S+ once/)
    const images = await compose.type('cat images.lock.yml')
    for (const name of FOREIGN) expect(images).toMatch(new RegExp(`${name}@sha256:[0-9a-f]{64}$`, 'm'))
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
    await untilBackedUp(compose)
    const point = await query('select clock_timestamp()')
    const after = await playAct(engine)
    // Waits until the archive contains the log up to the act.
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
    // The command asks for a confirmation, which the option gives.
    await compose.type(block.replace('cle-identite /cle_neuve', '$& --oui'))
    await compose.type(UP)
    await goesOn()
  })

  test('the files are copied to a bucket', SLOW, async () => {
    const [inClone = '', , block = ''] = blocksOf('Where files are kept')
    const format = '--format={{range .Subnets}}{{.Gateway}}{{end}}'
    const host = (await engine.podman('network', 'inspect', format, 'sillon_default')).trim()
    const url = `http://${host}:7070`
    mkdirSync(join(folder, 'seaux/sillon'), { recursive: true })
    const key = [`ROOT_ACCESS_KEY=${KEY.accessKeyId}`, `ROOT_SECRET_KEY=${KEY.secretAccessKey}`]
    const options = ['--region', REGION, '--quiet', '--port', `${host}:7070`]
    engine.background('env', [...key, await versitygw(), ...options, 'posix', join(folder, 'seaux')])
    await compose.type(`curl --silent --retry 60 --retry-all-errors --output /dev/null ${url}`)
    const [settings = ''] = inClone.split(/^npm /m)
    const filled = settings
      .replace(/https:\S+/, url)
      .replace('ACCESS_KEY_ID=…', `ACCESS_KEY_ID=${KEY.accessKeyId}`)
      .replace('SECRET_ACCESS_KEY=…', `SECRET_ACCESS_KEY=${KEY.secretAccessKey}`)
    expect(await compose.type(filled + block)).toMatch(
      /([1-9]\d*) of \1 objects, .* were copied to the bucket sillon of /,
    )
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
