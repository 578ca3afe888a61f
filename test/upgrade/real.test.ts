// PostgreSQL 15 of Debian 12 becomes PostgreSQL 17 of Debian 13 in containers, with the demo's season and a phone's collection, by what
// ops/docker/base/17.yml says; docs/operate.md, "To PostgreSQL 17", and docs/decisions/0160.
//
//   npm test -- upgrade                   # ten minutes, more the first time; with PREUVE=yes it writes docs/proof.md
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Containers, openContainers } from '../image/containers.ts'
import { BASE, IMAGES, NEWER, openBuilt, playAct, untilBackedUp } from '../image/images.ts'
import type { Podman } from '../image/podman.ts'
import { isNamed, prove } from '../support/foreignTools.ts'
import { EXTENSION_VERSIONS, KEPT, ORDER_VERSIONS, ORDERED, REPORTS } from './contents.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('upgrade')
const LOGIN = 'essai_rapports'

// The tests depend on each other: they are the upgrade of one installation.
describe.skipIf(!IS_NAMED)('PostgreSQL 17 takes over from 15', () => {
  let secrets: string
  let engine: Podman
  let containers: Containers
  let collection: { readonly id: string; readonly number: string }
  let before: Awaited<ReturnType<typeof contents>>
  const versions: string[] = []

  const ask = async (statement: string, login = 'postgres') => {
    const psql = ['psql', '-U', login, '-d', 'sillon', '-Atq', '-v', 'ON_ERROR_STOP=1', '-c', statement]
    return (await engine.podman('exec', 'base', ...psql)).trim()
  }
  const contents = async () => {
    const kept = Object.entries(KEPT).map(async ([name, query]) => [name, (await ask(query)).split('\n')])
    return {
      ...Object.fromEntries(await Promise.all(kept)),
      reports: (await ask(REPORTS, LOGIN)).split('\n'),
    }
  }
  // Backups under the version that the cluster has now.
  const backUpAgain = async () => {
    const upgrade = ['pgbackrest', '--stanza=sillon', 'stanza-upgrade']
    await engine.podman('exec', '--user=postgres', 'base', ...upgrade)
    await containers.start('sauvegarde')
    await untilBackedUp(engine)
  }
  const admin = (...verb: readonly string[]) => containers.runToEnd('exploitation', ...verb)

  beforeAll(async () => {
    secrets = mkdtempSync(join(tmpdir(), 'sillon-upgrade-'))
    engine = await openBuilt({ newer: true })
    containers = await openContainers(engine, IMAGES, secrets)
  }, 60 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(secrets, { recursive: true })
  }, MINUTES)

  test('the season is loaded on PostgreSQL 15, and a collection gets a number', SLOW, async () => {
    await containers.start('base')
    await containers.runToEnd('preparation')
    for (const name of ['api', 'taches', 'sauvegarde']) await containers.start(name)
    collection = await playAct(engine)
    expect(collection.number).toMatch(/\d/)
    await untilBackedUp(engine)
    for (const name of ['sauvegarde', 'taches', 'api']) await containers.stop(name)
    await ask(ORDERED)
    await ask(`create role ${LOGIN} login connection limit 5 in role rapports;
      alter role ${LOGIN} set statement_timeout = '5min';
      alter role ${LOGIN} set idle_in_transaction_session_timeout = '10min'`)
    const tie = `select id, '${LOGIN}', now() from organisation.organisation where code = 'DEMO'`
    await ask(`insert into rapports.acces ${tie}`)
    expect(await ask('select count(*) from rapports.organisation', LOGIN)).toBe('1')
    before = await contents()
    expect(before.TABLES.length).toBeGreaterThan(100)
    expect(before.reports.length).toBeGreaterThan(10)
    versions.push(await ask('show server_version'), await ask(EXTENSION_VERSIONS), await ask(ORDER_VERSIONS))
    // PowerSync leaves a replication slot when it stops.
    await ask(`select pg_create_logical_replication_slot('powersync_1', 'pgoutput')`)
  })

  test('the cluster of before is copied only once it was shut down', SLOW, async () => {
    const volume = ['--volume=sillon_base:/avant:ro', '--env=AVANT=/avant']
    const run = ['run', '--rm', '--user=postgres', ...volume, '--entrypoint=monter.sh']
    const copied = engine.podman(...run, `${NEWER}_montee`, 'new')
    await expect(copied).rejects.toThrow('was not shut down (in production)')
  })

  test('every row, sequence, role, rule and report of it is on PostgreSQL 17', SLOW, async () => {
    const { code } = await containers.stop('base')
    expect(code).toBe(0)
    const newer = { ...IMAGES, base: NEWER, sauvegarde: NEWER, montee: `${NEWER}_montee` }
    containers = await openContainers(engine, newer, secrets, 'ops/docker/base/17.yml')
    expect(await containers.runToEnd('montee')).toMatch(/\npostgres \(PostgreSQL\) 17\.\d+ /)
    await containers.start('base')
    versions.push(await ask('show server_version'))
    expect(versions.at(-1)).toMatch(/^17\./)
    expect(await contents()).toEqual(before)
  })

  test('its extension and the order of its texts are those of the new machine', SLOW, async () => {
    const [, , order = ''] = versions
    const [installed, offered] = (await ask(EXTENSION_VERSIONS)).split(' ')
    expect(installed).toBe(offered)
    expect(versions[1]).not.toContain(installed)
    const [made, actual] = (await ask(ORDER_VERSIONS)).split(' ')
    expect(made).toBe(actual)
    expect(order).not.toContain(made)
    expect(await ask('show data_directory')).toBe('/var/lib/postgresql/data')
    // An index with the earlier sort order would miss some rows.
    const counts = 'select count(*) from public.essai a join public.essai b using (mot)'
    expect(await ask(`set enable_hashjoin = off; set enable_seqscan = off; ${counts}`)).toBe('2000')
    versions.push(await ask(EXTENSION_VERSIONS))
  })

  test('an operator finds nothing open', SLOW, async () => {
    await admin('journal', 'reconnaitre', '--oui')
    await admin('journal', 'verifier')
    await admin('fichiers', 'verifier')
    expect(await admin('rejuger', '--essai')).not.toMatch(/error/i)
    await containers.runToEnd('preparation')
    await admin('verifier')
  })

  test('backups go on', SLOW, backUpAgain)

  test('the service goes on: the collection is there, and the next gets a number', SLOW, async () => {
    for (const name of ['api', 'taches']) await containers.start(name)
    const { number, again } = await playAct(engine, collection.id)
    expect(again).toBe(collection.number)
    expect(number).toMatch(/\d/)
    expect(number).not.toBe(collection.number)
  })

  test(
    'the cluster of before still starts, and each image refuses the cluster of the other',
    SLOW,
    async () => {
      const onWrong = [
        [BASE, 'sillon_base_17'],
        [NEWER, 'sillon_base'],
      ] as const
      for (const [image, volume] of onWrong) {
        const start = engine.podman('run', '--rm', `--volume=${volume}:/var/lib/postgresql/data`, image)
        await expect(start).rejects.toThrow('made by another image')
      }
      for (const name of ['sauvegarde', 'taches', 'api', 'base']) await containers.stop(name)
      containers = await openContainers(engine, IMAGES, secrets)
      await containers.start('base')
      expect(await contents()).toEqual(before)
    },
  )

  test('back on the cluster of before, its backups go on', SLOW, backUpAgain)

  test('the page of proof says which versions', SLOW, ({ task }) => {
    const tests = (task.suite?.tasks ?? []).filter(({ name }) => name !== task.name)
    expect(tests.map(({ result }) => result?.state)).toEqual(tests.map(() => 'pass'))
    const [older, , , newer, extension] = versions
    const from = `PostgreSQL ${older} with PostGIS ${versions[1]?.split(' ')[0]}`
    const to = `PostgreSQL ${newer} with PostGIS ${extension?.split(' ')[0]}`
    const passed = tests.map(({ name }) => name).join('; ')
    prove('upgrade', 'PostgreSQL 15 of Debian 12 to 17 of Debian 13, in containers', [
      `**passed**: ${from} to ${to}; ${before.TABLES.length} tables, ${before.reports.length} reports: ${passed}.`,
    ])
  })
})
