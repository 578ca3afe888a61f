// `npm run bench -- dossier`: makes an audit dossier of many collections in a separate process, as the background task does. The
// process is killed midway, the dossier is resumed and then verified.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Command } from 'commander'
import { ORGANISATION } from '../../demo/ids.ts'
import { type Lifetime, live, say } from '../../src/process/lifetime.ts'
import { memoryOf } from './accounting.ts'
import { openDemo } from './demoCluster.ts'
import type { Asked } from './dossierProcess.ts'
import { grow } from './growth.ts'
import { wholeNumber } from './options.ts'
import { onDatabase } from './season.ts'

const SAMPLE_MS = 200
// Making the dossier writes the rows of receipts.
const UNGROWN = /^(document|dossier|importation)\./

const program = new Command('npm run bench -- dossier')
  .description(
    'Makes the audit dossier of a campaign: how long it takes, of how much memory, and what it comes to.',
  )
  .option(
    '--collectes <n>',
    'collections of the campaign, about; each has a receipt that is drawn',
    wholeNumber,
    2_000,
  )
  .option('--tuer <n>', 'kill it, as by kill -9, once so many files are made; then it goes on', wholeNumber)
  .parse(process.argv.slice(1))

type State = {
  statut: string
  raison: unknown
  taille_octets: string | null
  faits: number
  prevus: number | null
  arrete: boolean
  cle: string | null
}

const STATE = `
  select d.statut, d.raison, d.taille_octets, d.faits, d.prevus, d.arrete_au is not null as arrete,
    concat_ws('/', d.organisation_id, d.id, d.manifeste_sha256) as cle
  from dossier.dossier d where d.id = $1`

/** Runs a request in a process and returns its cost; kills the process as soon as `isEnough` returns true. */
async function stage(
  title: string,
  asked: Asked,
  { defer }: Lifetime,
  isEnough?: () => Promise<boolean>,
): Promise<void> {
  const child = fork(join(import.meta.dirname, 'dossierProcess.ts'), { serialization: 'advanced' })
  defer(async () => void child.kill('SIGKILL'))
  const [ended, begun] = [once(child, 'exit'), Date.now()]
  let [said, most, isOver] = ['killed', 0, false]
  child.once('message', (told) => {
    said = String(told)
  })
  void ended.then(() => {
    isOver = true
  })
  child.send(asked)
  while (!isOver) {
    await Promise.race([ended, pause(SAMPLE_MS)])
    if (isOver || child.pid === undefined) break
    most = Math.max(most, memoryOf(child.pid))
    if ((await isEnough?.()) === true) child.kill('SIGKILL')
  }
  say(`${title}: ${said}, ${Math.round((Date.now() - begun) / 1000)} s, ${Math.round(most)} MB at most`)
}

await live(async (lifetime) => {
  const { collectes, tuer } = program.opts<{ collectes: number; tuer?: number }>()
  const { config } = await openDemo(lifetime, { season: true })
  const id = await onDatabase(config.databaseAdminUrl, async (client) => {
    const asked = await client.query('select d.id from dossier.dossier d')
    const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from collecte.collecte')
    const times = Math.ceil(collectes / (rows[0]?.n ?? 1))
    const fewer = Math.ceil(times / 20)
    say(`growing a season ${times} times …`)
    await grow(client, ORGANISATION.demo, { terrain: times, stock: fewer, membres: fewer, sauf: UNGROWN })
    await client.query('analyze')
    return String(asked.rows[0]?.id)
  })
  const stateOf = (): Promise<State | undefined> =>
    onDatabase(config.databaseAdminUrl, async (client) => (await client.query<State>(STATE, [id])).rows[0])
  const asked: Asked = { config, it: { organisation_id: ORGANISATION.demo, dossier_id: id } }
  if (tuer !== undefined) {
    const begun = Date.now()
    let isRead = false
    await stage('begun', asked, lifetime, async () => {
      const now = await stateOf()
      if (now?.arrete === true && !isRead) say(`read in ${Math.round((Date.now() - begun) / 1000)} s`)
      isRead ||= now?.arrete === true
      return now?.arrete === true && now.faits >= tuer
    })
  }
  const halted = await stateOf()
  say(`files made until then: ${halted?.arrete === true ? halted.faits : 0}`)
  await stage('made', asked, lifetime)
  const made = await stateOf()
  say(JSON.stringify(made))
  if (made?.cle != null) {
    const archive = join(config.dataDir, 'objets', ...made.cle.split('/'))
    await stage('verified', { config, archive }, lifetime)
  }
  return made?.statut === 'pret' ? 0 : 1
})
