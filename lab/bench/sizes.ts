// `npm run bench -- taille`: the size of a collection, of an organization and of a connection, which docs/dimensionnement.md
// uses.

import { MAX_BATCH } from '@sillon/telephone/contract'
import { Command } from 'commander'
import { type Lifetime, live } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { memoryOf, usedBy } from './accounting.ts'
import { type Demo, openDemo } from './demoCluster.ts'
import { cloneOrganisations } from './load.ts'
import { wholeNumber } from './options.ts'
import { type BenchPhone, enrolPhones, sendAll } from './phones.ts'
import { progress } from './progress.ts'
import { onDatabase } from './season.ts'
import { type Collected, startService } from './serviceProcess.ts'
import { type Grown, look, nightOf, perOne } from './sizesLook.ts'
import { readTemplate } from './template.ts'

type Options = { collections: number; organisations: number; keep?: true }

// The figures depend on the time since the last checkpoint, so a checkpoint runs first.
const SETTINGS = { checkpoint_timeout: '1h', max_wal_size: '16GB' }
const DEVICES = 8

const CONNECTIONS = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'sillon-api'`

const REGISTERS = `select (select count(*)::integer from producteur.producteur p
    where p.organisation_id = (select id from organisation.organisation where code = 'DEMO')) as n,
  (select count(*)::integer from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'i') and n.nspname !~ '^(pg_|information)') as tables`

const program = new Command('npm run bench -- taille')
  .description(
    'Sends collections over HTTP and prints what each takes up: rows and bytes by table with its indexes, WAL, transactions, ' +
      'processor; then what an organization, a night and a connection take.',
  )
  .option('--collections <n>', 'collections that are sent', wholeNumber, 20_000)
  .option('--organisations <n>', 'organizations like that of the demo that stand beside', wholeNumber, 500)
  .option('--keep', 'keep the folder of the cluster and print where it is')
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { collections, organisations, keep = false } = program.opts<Options>()
  const demo = await openDemo(lifetime, {
    environment: { SYNC_PER_MINUTE: '1000000' },
    settings: SETTINGS,
    keep,
  })
  const service = await startService(demo.config, lifetime)
  const phones = await enrolPhones(service.url, DEVICES)
  const beside = await organisationLines(demo, organisations, lifetime)
  const sent = await sendCollections({ demo, service, phones }, collections, lifetime)
  process.stdout.write(`${collectionTable(sent.grown)}\n\n${sent.lines}\n${beside}\n`)
  return 0
})

type Sending = { demo: Demo; service: Collected; phones: BenchPhone[] }

async function sendCollections({ demo, service, phones }: Sending, collections: number, lifetime: Lifetime) {
  const adminUrl = demo.config.databaseAdminUrl
  const count = Math.ceil(collections / DEVICES / MAX_BATCH)
  const all = DEVICES * count * MAX_BATCH
  // Each connection makes its plans only once.
  await sendAll(phones, { count: 2, size: MAX_BATCH }, lifetime.ending, () => undefined)
  const postmaster = demo.cluster.pid() ?? 0
  await onDatabase(adminUrl, (client) => client.query('checkpoint'))
  const [before, used] = [await look(adminUrl), usedBy(postmaster, service.pid)]
  let answered = 0
  await sendAll(phones, { count, size: MAX_BATCH }, lifetime.ending, () => {
    answered += MAX_BATCH
    progress(`${answered} of ${all} collections`)
  })
  const after = usedBy(postmaster, service.pid)
  const pids = await onDatabase(adminUrl, (client) => client.query<{ pid: number }>(CONNECTIONS))
  const memory = [memoryOf(service.pid), ...pids.rows.map(({ pid }) => memoryOf(pid))]
  // A session reports its counts when it ends.
  await service.stop()
  const grown = perOne(before, await look(adminUrl), all)
  const [node = 0, ...connections] = memory
  const ms = (of: 'postgres' | 'node') => ((after[of] - used[of]) / all).toFixed(2)
  const lines = [
    `a collection, in batches of ${MAX_BATCH} of ${DEVICES} phones, of ${all}:`,
    `  WAL ${grown.wal.toFixed(0)} B, of which whole pages after a checkpoint ${grown.images.toFixed(0)} B`,
    `  ${grown.transactions.toFixed(2)} transactions`,
    `  PostgreSQL ${ms('postgres')} ms, Node ${ms('node')} ms of a processor`,
    `memory: service ${node.toFixed(0)} MB, each of ${connections.length} connections ${middle(connections).toFixed(0)} MB`,
  ]
  return { grown, lines: lines.join('\n') }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function collectionTable({ tables }: Grown): string {
  const of = (n: number, digits = 0) => n.toFixed(digits).padStart(7)
  const all = (name: 'bytes' | 'indexes') => tables.reduce((sum, one) => sum + one[name], 0)
  const phones = tables.filter(({ isPublished }) => isPublished)
  const shown = tables
    .filter(({ bytes, indexes }) => bytes + indexes >= 1)
    .toSorted((a, b) => b.bytes + b.indexes - a.bytes - a.indexes)
  const rows = shown.map(({ name, rows, moved, bytes, indexes, isPublished }) => [
    name,
    of(rows, 2),
    of(moved, 3),
    of(bytes),
    of(indexes),
    isPublished ? 'yes' : '',
  ])
  const total = ['all of them', '', '', of(all('bytes')), of(all('indexes')), '']
  const read = [
    'of these, what phones read',
    '',
    '',
    of(phones.reduce((sum, one) => sum + one.bytes, 0)),
    '',
    '',
  ]
  const headings = ['of a collection', 'rows', 'not HOT', 'bytes', 'in indexes', 'published']
  return table(headings, [...rows, total, read])
}

async function organisationLines({ config }: Demo, organisations: number, { ending }: Lifetime) {
  const adminUrl = config.databaseAdminUrl
  return onDatabase(adminUrl, async (client) => {
    const template = await readTemplate(client)
    const before = await look(adminUrl)
    await cloneOrganisations(client, template, { like: 0, from: 1, to: organisations }, ending)
    await client.query('analyze')
    const { tables } = perOne(before, await look(adminUrl), organisations)
    const bytes = tables.reduce((sum, one) => sum + one.bytes + one.indexes, 0)
    const { rows } = await client.query<{ n: number; tables: number }>(REGISTERS)
    const night = await nightOf(client)
    const [{ n: producers = 0, tables: relations = 0 } = {}] = rows
    return [
      `an organization of ${producers} producers, before its season: ${(bytes / 1024).toFixed(0)} kB`,
      `tables and indexes of the database: ${relations}`,
      `with ${organisations} organizations: what the metrics ask every 15 s ${night.surveillance.toFixed(0)} ms, ` +
        `the tasks of a night and an hour ${night.organisation.toFixed(1)} ms for each`,
    ].join('\n')
  })
}
