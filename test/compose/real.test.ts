// Docker Compose brings up docker-compose.yml at podman's socket, and goes back to a point in time by the commands of docs/operate.md,
// "To restore". PowerSync and an object store are not there: their images are in registries alone.
//
//   npm test -- compose/                  # ten minutes, more the first time; with PREUVE=yes it writes docs/proof.md
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passing } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Compose, openCompose } from '../image/compose.ts'
import { baseOf, buildBoth, playAct } from '../image/images.ts'
import { openPodman, type Podman } from '../image/podman.ts'
import { isNamed, prove, ROOT } from '../support/foreignTools.ts'

const MINUTES = 60_000
const SLOW = { timeout: 20 * MINUTES }
const IS_NAMED = isNamed('compose')
const UP = ['up', '--no-build', '--pull=never', '--detach']
// Services whose images are not had here.
const ABSENT = /\b(?:powersync|compaction)\b ?/g
const POINT = "'2026-06-01 08:00:00+00'"

/** The commands of the page that restore in compose, one a line. */
function restoration(): readonly string[] {
  const page = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8')
  const [, block = ''] = /In compose, steps 1 to 5;.*?```sh\n(.*?)```/s.exec(page) ?? []
  return block.replaceAll('\\\n', ' ').trim().split('\n')
}

/** Waits until it is so, ten minutes at most. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10 * MINUTES; !(await isSo()); await passing(1000))
    if (Date.now() > end) throw new Error(`not within ten minutes: ${isSo}`)
}

// The tests follow each other: they are the life of one installation.
describe.skipIf(!IS_NAMED)('docker compose', () => {
  let secrets: string
  let engine: Podman
  let compose: Compose
  let first: Awaited<ReturnType<typeof playAct>>

  const query = (text: string) =>
    compose('exec', 'base', 'psql', '-U', 'postgres', '-d', 'sillon', '-Atc', text)
  const statuses = async () => {
    const lines = (await engine.podman('ps', '--all', '--format={{.Names}} {{.Status}}')).trim().split('\n')
    return Object.fromEntries(lines.map((line) => /^sillon-(\w+)-1 (.*)$/.exec(line)?.slice(1) ?? []))
  }

  beforeAll(async () => {
    secrets = mkdtempSync(join(tmpdir(), 'sillon-compose-'))
    const debian = { [baseOf('ops/docker/base/Dockerfile', 'DEBIAN_IMAGE')]: 'bookworm' }
    engine = await openPodman({ debian, node: baseOf('Dockerfile', 'NODE_IMAGE') })
    await buildBoth(engine)
    compose = await openCompose(engine, secrets)
  }, 90 * MINUTES)
  afterAll(async () => {
    await engine?.close()
    rmSync(secrets, { recursive: true })
  }, MINUTES)

  test('each service starts when those are healthy, or done, that it waits for', SLOW, async () => {
    await compose(...UP, '--wait', 'base', 'api', 'taches')
    const { base, preparation, api, taches } = await statuses()
    expect(preparation).toMatch(/^Exited \(0\)/)
    for (const status of [base, api, taches]) expect(status).toMatch(/\(healthy\)$/)
    first = await playAct(engine)
    expect(first.number).toMatch(/\d/)
  })

  test('killed, all of them are up again by the same command, with the collection', SLOW, async () => {
    await compose('kill', 'api', 'base', 'taches')
    await compose(...UP, '--wait', 'base', 'api', 'taches')
    expect((await playAct(engine, first.id)).again).toBe(first.number)
  })

  test('the commands of the page go back to a point in time, without what came after it', SLOW, async () => {
    await compose(...UP, 'sauvegarde')
    await until(async () => /, complete$/m.test(await compose('logs', '--no-log-prefix', 'sauvegarde')))
    const point = (await query('select clock_timestamp()')).trim()
    const after = await playAct(engine)
    // The archive has the log up to the act.
    const file = (await query('select pg_walfile_name(pg_switch_wal())')).trim()
    await until(async () => (await query('select last_archived_wal from pg_stat_archiver')).trim() >= file)
    for (const command of restoration()) {
      const line = command
        .replace(/ *#.*$/, '')
        .replace(POINT, `'${point}'`)
        .replace(ABSENT, '')
        .replace(/ up /, ' up --no-build --pull=never ')
        .replace(/ --faire$/, ' --faire --oui')
        .replace(/( up .*--detach)$/, '$1 base api taches')
      const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
      expect(words.splice(0, 2)).toEqual(['docker', 'compose'])
      const isSaid = line.includes('pg_is_in_recovery') ? /^ f$/m : /^/
      await until(async () => isSaid.test(await compose(...words)))
    }
    await compose(...UP, '--wait', 'base', 'api', 'taches')
    const { again } = await playAct(engine, first.id)
    expect(again).toBe(first.number)
    expect(await query(`select count(*) from collecte.collecte where id = '${after.id}'`)).toBe('0\n')
  })

  test('the page of proof says so', SLOW, ({ task }) => {
    const tests = (task.suite?.tasks ?? []).filter(({ name }) => name !== task.name)
    expect(tests.map(({ result }) => result?.state)).toEqual(tests.map(() => 'pass'))
    prove('compose', 'Docker Compose 2.40.3 at the socket of podman', [
      `**passed**: ${tests.map(({ name }) => name).join('; ')}.`,
    ])
  })
})
