// `npm run bench -- dossier`: an audit dossier of many collections, made in this process as the task makes it.
import { join } from 'node:path'
import { Command } from 'commander'
import type { JobHelpers } from 'graphile-worker'
import { ORGANISATION } from '../demo/ids.ts'
import { connect } from '../src/database/db.ts'
import { verificationOf } from '../src/documents/make.ts'
import { embeddedStore } from '../src/objects/embedded.ts'
import { live, say } from '../src/process/lifetime.ts'
import { dossier } from '../src/tasks/dossier.ts'
import { keysOf } from '../src/tokens/configured.ts'
import { openDemo } from './demoCluster.ts'
import { grow } from './growth.ts'
import { wholeNumber } from './options.ts'
import { onDatabase } from './season.ts'

const MEGABYTE = 1_000_000
const SAMPLE_MS = 100

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
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { collectes } = program.opts<{ collectes: number }>()
  const { config } = await openDemo(lifetime, { season: true })
  const found = await onDatabase(config.databaseAdminUrl, async (client) => {
    const asked = await client.query('select d.id from dossier.dossier d')
    const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from collecte.collecte')
    const times = Math.ceil(collectes / (rows[0]?.n ?? 1))
    say(`growing a season ${times} times …`)
    await grow(client, ORGANISATION.demo, { terrain: times, stock: times, membres: Math.ceil(times / 20) })
    await client.query('analyze')
    say('reading and making …')
    return String(asked.rows[0]?.id)
  })
  const folder = join(config.dataDir, 'objets')
  const objects = await embeddedStore({ folder, url: config.publicUrl, secret: 'x'.repeat(32) })
  const { seal } = await keysOf(config)
  const pool = connect(config.databaseUrl, { max: 3, role: 'api', application: 'sillon-bench' })
  lifetime.defer(() => pool.end())
  let most = process.memoryUsage().rss
  const before = { memory: most, cpu: process.cpuUsage(), at: Date.now() }
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, SAMPLE_MS)
  const task = dossier({ pool, objects, seal, verification: verificationOf(config.publicUrl) })
  const helpers = { abortSignal: lifetime.ending, job: { attempts: 1 } } as unknown as JobHelpers
  await task({ organisation_id: ORGANISATION.demo, dossier_id: found }, helpers)
  clearInterval(watching)
  const { user, system } = process.cpuUsage(before.cpu)
  const [row] = await onDatabase(config.databaseAdminUrl, async (client) => {
    const text = `
      select d.statut, d.raison, d.taille_octets, count(f.chemin)::integer as fichiers,
        (select count(*)::integer from collecte.collecte) as collectes,
        count(*) filter (where f.chemin like 'documents/%')::integer as documents
      from dossier.dossier d
        left join dossier.fichier f on f.dossier_id = d.id and f.etape = 'fichier'
      where d.id = $1 group by d.organisation_id, d.id`
    return (await client.query(text, [found])).rows
  })
  say(`${JSON.stringify(row)}`)
  say(
    `${Math.round((Date.now() - before.at) / 1000)} s, of which ${Math.round((user + system) / MEGABYTE)} s of one core here; ` +
      `memory ${Math.round(before.memory / MEGABYTE)} MB before, ${Math.round(most / MEGABYTE)} MB at most`,
  )
  return 0
})
