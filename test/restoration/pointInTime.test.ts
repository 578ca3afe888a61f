// Spec: restauration#numeros, restauration#rejeu: a cluster with pgBackRest's archive, devices that send, PostgreSQL killed under
// them, a restore to a point in between, and phones that send again. Commands acknowledged before the point are there byte for
// byte, no number has two collections, and every law of the database holds. Runs on request:
//   PITR=yes DEVICES=8 DURATION=120 npm test -- restoration/pointInTime
import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Enveloppe } from '@sillon/telephone/types'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { loadDemoData } from '../../demo/play/load.ts'
import { destroyCluster, ensureCluster } from '../../ops/cluster/cluster.ts'
import { choosePlace, postmasterAt } from '../../ops/cluster/place.ts'
import { postgresOwner } from '../../ops/cluster/postmaster.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { withDatabase } from '../../src/database/ownDatabase.ts'
import { prepareDatabase } from '../../src/database/schema.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { faults } from '../concurrency/support/effects.ts'
import { DEVICES } from '../concurrency/support/load.ts'
import { collectes, enrolMany, type Phone, resultsText, send } from '../concurrency/support/phones.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { runScript } from '../setup/support/processes.ts'
import { tell } from '../support/figures.ts'
import { httpClient } from '../support/http.ts'
import { blocksOf } from '../support/page.ts'

const NAME = 'sillon'
const BATCH = 20
const PAUSE_MS = 20
// The duration of sending before the restored point, in seconds; afterwards sending continues for half of it.
const BEFORE_MS = Number(import.meta.env.DURATION ?? 4) * 1_000

type Result = { commande_id: string; numero_officiel: string; entites: { collecte: string } }
/** An acknowledged batch: its time, the request, and the exact bytes of the response. */
type Acknowledged = {
  readonly at: number
  readonly batch: Enveloppe[]
  readonly text: string
  readonly results: Result[]
}
type Sender = { readonly phone: Phone; readonly acknowledged: Acknowledged[] }

test.skipIf(import.meta.env.PITR !== 'yes')(
  'a restoration to a point in time under load',
  { timeout: 600_000 + 10 * BEFORE_MS },
  async () => {
    const folder = mkdtempSync(join(inject('sillon').folder, 'pitr-'))
    const dataDir = join(folder, 'donnees')
    mkdirSync(dataDir)
    const archived = openArchive(folder, dataDir)
    const start = () => ensureCluster({ dataDir, settings: archived.settings })
    let cluster = await start()
    const held: { server: RunningServer | null } = { server: null }
    afterAll(async () => {
      await held.server?.close().catch(() => undefined)
      await cluster.stop().catch(() => undefined)
      await destroyCluster(dataDir)
      rmSync(folder, { recursive: true, force: true })
    })
    const adminUrl = cluster.url(NAME, 'postgres')
    await cluster.ensureDatabase(NAME)
    await prepareDatabase(adminUrl, { log: () => undefined })
    await loadDemoData(adminUrl, { log: () => undefined })
    const serve = async () => {
      const config = loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir })
      held.server = await startServer(withDatabase(config, cluster, NAME), {
        log: pino({ level: 'silent' }),
        warms: false,
      })
      return httpClient(held.server.url)
    }

    // Phones send while a backup is made, then the restore point is set, and some time later PostgreSQL is killed.
    let http = await serve()
    const senders: Sender[] = (await enrolMany(http, DEVICES)).map((phone) => ({ phone, acknowledged: [] }))
    const ending = new AbortController()
    const sending = Promise.all(senders.map((sender) => keepSending(http, sender, ending.signal)))
    await until('every phone was answered', () =>
      senders.every(({ acknowledged }) => acknowledged.length > 1),
    )
    await archived.run('sauvegarder.sh', 'full')
    await passing(BEFORE_MS)
    const [point] = await ask<{ le: string; ms: string }>(
      adminUrl,
      `select clock_timestamp()::text as le, floor(extract(epoch from clock_timestamp()) * 1000) as ms`,
    )
    await passing(BEFORE_MS / 2 + 1_000)
    await ask(adminUrl, 'select pg_switch_wal()')
    await passing(1_000)
    ending.abort()
    process.kill(cluster.pid() ?? 0, 'SIGQUIT')
    await sending
    await held.server?.close().catch(() => undefined)
    held.server = null
    await cluster.stop()

    await archived.run('restaurer.sh', point?.le ?? '')
    archived.findAgain()
    cluster = await start()
    await until('the point was reached', async () => {
      const [row] = await ask<{ r: boolean }>(adminUrl, 'select pg_is_in_recovery() as r').catch(() => [])
      return row?.r === false
    })
    await expect(serve()).rejects.toThrow(/npm run admin -- restaurer/)
    const before = senders.map(({ acknowledged }) => acknowledged.filter(({ at }) => at < Number(point?.ms)))
    const stored = await ask<{ text: string }>(
      adminUrl,
      'select commande.resultat(r) as text from commande.commande_resultat r',
    )
    const there = new Set(stored.map(({ text }) => text))
    const texts = before.flat().flatMap(({ text, results }) => split(text, results.length))
    const lostOf = (kept: ReadonlySet<string>) => texts.filter((text) => !kept.has(text))
    const one = new Set([...there].filter((text) => text !== texts[0]))
    const control = { what: 'one acknowledged result taken away', isTold: lostOf(one).length === 1 }
    expect(lostOf(there)).toEqual([])
    expect(texts.length).toBeGreaterThan(0)
    // In addition to these batches, the service may have stored only commands without a response: at most one batch per phone.
    expect(stored.length - texts.length).toBeLessThanOrEqual(senders.length * BATCH)

    const env = { DATABASE_URL: adminUrl, DATA_DIR: dataDir, NODE_ENV: 'test' }
    const verb = runScript('scripts/admin.ts', ['restaurer', '--faire', '--oui'], env)
    expect(await verb.ended, verb.said()).toBe(0)

    // New phones send first; then every phone sends again the commands that the service requests.
    http = await serve()
    const owners = new Map<string, string>()
    const shown = senders.flatMap(({ acknowledged }) => acknowledged.flatMap(({ results }) => results))
    for (const { numero_officiel, entites } of shown) owners.set(numero_officiel, entites.collecte)
    const strangers = await enrolMany(http, 2)
    const again: Result[] = []
    for (const stranger of strangers)
      again.push(...(await sendAll(http, stranger, await collectes(stranger, [1, BATCH]))))
    for (const { phone, acknowledged } of senders)
      again.push(
        ...(await sendAll(
          http,
          phone,
          acknowledged.flatMap(({ batch }) => batch),
        )),
      )
    const conflicts = again.filter(
      ({ numero_officiel, entites }) =>
        (owners.get(numero_officiel) ?? entites.collecte) !== entites.collecte,
    )
    expect(conflicts).toEqual([])
    const numbers = new Map(shown.map(({ commande_id, numero_officiel }) => [commande_id, numero_officiel]))
    const changed = again.filter(
      ({ commande_id, numero_officiel }) => (numbers.get(commande_id) ?? numero_officiel) !== numero_officiel,
    )
    const lost = shown.length - texts.length
    process.stdout.write(
      `${shown.length} numbers shown, ${texts.length} before the point, ${lost} after it; ` +
        `${changed.length} of these were not in the log and are others now\n${verb.said()}\n`,
    )
    expect(lost).toBeGreaterThan(0)
    expect(changed.length).toBeLessThan(lost)
    expect(await faults(adminUrl)).toEqual([])
    const [counts] = await ask<{ lignes: string; numeros: string; collectes: string }>(
      adminUrl,
      `select (select count(*) from numerotation.numero_officiel) as lignes, (select count(*) from collecte.collecte) as collectes,
         (select count(distinct numero_officiel) from collecte.collecte) as numeros`,
    )
    const all = String(shown.length + strangers.length * BATCH)
    expect(counts).toEqual({ lignes: all, numeros: all, collectes: all })
    tell({
      what: `a restoration to a point in time under ${DEVICES} devices`,
      measured: { shown: shown.length, before: texts.length, numbered_anew: changed.length, lost: 0 },
      losses: [],
      control,
    })
  },
)

/** The folder of pgBackRest's archive and scripts, which run as the owner of the cluster. */
function openArchive(folder: string, dataDir: string) {
  chmodSync(folder, 0o755) // must come before the folder of the cluster is chosen
  const place = postmasterAt(choosePlace(dataDir, postgresOwner()))
  const repository = join(folder, 'archive')
  for (const path of [repository, join(folder, 'verrou')]) {
    mkdirSync(path)
    chownSync(path, place.owner.uid, place.owner.gid)
  }
  const variables = {
    PGBACKREST_CONFIG: resolve('ops/docker/sauvegarde/pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: place.data,
    PGBACKREST_PG1_SOCKET_PATH: place.socket,
    PGBACKREST_LOCK_PATH: join(folder, 'verrou'),
  }
  const named = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const command = `env ${named.join(' ')} pgbackrest --stanza=sillon`
  return {
    settings: settingsOfPage(command),
    /**
     * The server was started without these variables, so the restore command written by pgBackRest would not find the archive.
     */
    findAgain: () =>
      appendFileSync(
        join(place.data, 'postgresql.auto.conf'),
        `restore_command = '${command} archive-get %f "%p"'\n`,
      ),
    async run(script: string, ...args: string[]) {
      await promisify(execFile)(resolve('ops/docker/sauvegarde', script), args, {
        cwd: '/',
        ...place.owner,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...variables },
      })
    },
  }
}

/** Returns the settings of PostgreSQL that docs/operate.md gives, with this command of pgBackRest. */
function settingsOfPage(command: string): Record<string, string> {
  const [block = ''] = blocksOf('Backup and restoration')
  const lines = [...block.matchAll(/^(\w+) = '?(.*?)'?$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replace('pgbackrest --stanza=sillon', command)]),
  )
}

function passing(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}

/** Sends batch after batch until the test ends it, or until the service no longer responds. */
async function keepSending(
  http: ReturnType<typeof httpClient>,
  { phone, acknowledged }: Sender,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const first = acknowledged.length * BATCH + 1
    const batch = await collectes(phone, [first, first + BATCH - 1], (n) => ({ producteur: 1 + (n % 16) }))
    let answer = await send(http, phone, batch)
    while (answer.status === 503 && !ending.aborted) {
      await passing(PAUSE_MS)
      answer = await send(http, phone, batch)
    }
    if (answer.status === 503) return
    const text = resultsText(answer)
    acknowledged.push({ at: Date.now(), batch, text, results: answer.body.resultats })
  }
}

/** Sends a queue from the sequence that the service awaits, as a phone does. */
async function sendAll(
  http: ReturnType<typeof httpClient>,
  phone: Phone,
  queue: Enveloppe[],
): Promise<Result[]> {
  const results: Result[] = []
  const probe = await send(http, phone, queue.slice(-1))
  const from = probe.body.arret?.attendue ?? queue.length + 1
  results.push(...probe.body.resultats)
  for (let at = from - 1; at < queue.length; at += BATCH) {
    const answer = await send(http, phone, queue.slice(at, at + BATCH))
    expect(answer.body.arret, answer.text).toBeNull()
    results.push(...answer.body.resultats)
  }
  return results
}

/** Returns the texts of single results, as the database writes them. */
function split(text: string, count: number): string[] {
  const single = text.split(/(?<=\}),(?=\{"commande_id")/)
  expect(single).toHaveLength(count)
  return single
}
