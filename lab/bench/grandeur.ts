// `npm run bench -- grandeur`: measures a small and a large database in the same way: the time and the reads of a command, and
// the first pages.
import { Command } from 'commander'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { live } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { type Demo, openDemo } from './demoCluster.ts'
import { type Depth, depthsOf, levelsTable, perCommand } from './levels.ts'
import { wholeNumber } from './options.ts'
import { askPages, type Page } from './pages.ts'
import { type Case, casesOf, playRound, type Speed, serveSeason } from './rounds.ts'
import { growSeason, onDatabase, prepareSeason, type Season } from './season.ts'

type Options = { grandeur: number; organisations: number; small: number; batches: number; keep?: true }

/** The figures at one size. */
type Measured = { cases: Speed[]; buffers: number; depths: Depth[]; pages: Page[] }

// The time limit that support-et-cockpit#cockpit sets for its screen.
const COCKPIT_MS = 1_000
// The memory settings of a server of that size. The bench compares the reads of a command, not the caches of the machine.
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
}

const BUFFERS = `select sum(s.shared_blks_hit + s.shared_blks_read)::float8 as n
  from pg_stat_statements s
  where s.toplevel and s.query ~ '^call v1.sync_commandes'
    and s.dbid = (select oid from pg_database where datname = current_database())`

const program = new Command('npm run bench -- grandeur')
  .description(
    'Loads collections over many organizations by statements, and compares what a command uses and reads with the same on a small ' +
      'database; asks every documented read, lists by their first page, and the screens of docs/graphql.md.',
  )
  .option('--grandeur <n>', 'collections of the large database', wholeNumber, 1_000_000)
  .option('--organisations <n>', 'organizations that have them', wholeNumber, 1_000)
  .option('--small <n>', 'collections of the small database, in three organizations', wholeNumber, 100_000)
  .option('--batches <n>', 'batches per device of a measurement', wholeNumber, 6)
  .option('--keep', 'keep the folder of the cluster and print where it is')
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { grandeur, organisations, small, batches, keep = false } = program.opts<Options>()
  const demo = await openDemo(lifetime, {
    environment: { SYNC_PER_MINUTE: '1000000' },
    settings: SETTINGS,
    keep,
  })
  const cases = casesOf(batches)
  const devices = Math.max(...cases.map((each) => each.devices))
  const season = await prepareSeason(demo, { devices, collections: small }, lifetime)
  await onDatabase(demo.config.databaseAdminUrl, (client) =>
    client.query('create extension pg_stat_statements schema public'),
  )
  const before = await measure(demo, season, cases, lifetime)
  await growSeason(demo, season, { organisations, collections: Math.max(0, grandeur - small) }, lifetime)
  const after = await measure(demo, season, cases, lifetime)
  const row = (what: string, was: number, is: number) => [
    what,
    was.toFixed(2).padStart(8),
    is.toFixed(2).padStart(8),
    (is / was).toFixed(2).padStart(5),
  ]
  const used = cases.flatMap(({ title }, i) => {
    const [was, is] = [before.cases[i], after.cases[i]]
    return was === undefined || is === undefined
      ? []
      : [row(`PostgreSQL, ms a command: ${title}`, was.postgres, is.postgres)]
  })
  const sizes = [`at ${small}`, `at ${grandeur}`]
  const buffers = row('buffers a command', before.buffers, after.buffers)
  process.stdout.write(
    `${table(['what', ...sizes, 'ratio'], [...used, buffers])}\n\n${pagesTable(before.pages, after.pages, sizes)}\n`,
  )
  process.stdout.write(`${levelsTable(before.depths, after.depths, after.buffers - before.buffers)}\n`)
  process.stdout.write(`${cockpitLine(after.pages)}\n`)
  return 0
})

/** One measured round after a warm-up round, and the first pages. */
async function measure(
  demo: Demo,
  season: Season,
  cases: readonly Case[],
  lifetime: Lifetime,
): Promise<Measured> {
  const { service, processes } = await serveSeason(demo, season, cases, lifetime)
  const adminUrl = demo.config.databaseAdminUrl
  await onDatabase(adminUrl, (client) => client.query('select pg_stat_statements_reset()'))
  const depths = await depthsOf(adminUrl)
  const round = await playRound(season, cases, processes, lifetime)
  const { rows } = await onDatabase(adminUrl, (client) => client.query<{ n: number }>(BUFFERS))
  const commands = cases.reduce((sum, { devices, size, count }) => sum + devices * size * count, 0)
  const gone = perCommand(depths, await depthsOf(adminUrl), commands)
  const pages = await askPages(demo, service.url, lifetime)
  await service.stop()
  return { cases: round.map(({ own }) => own), buffers: (rows[0]?.n ?? 0) / commands, depths: gone, pages }
}

/** The time of the publisher's screen with two hundred organizations on a page; one second is the limit. */
function cockpitLine(pages: readonly Page[]): string {
  const p95 = pages.find(({ path }) => path === 'GET /v1/editeur/cockpit')?.p95
  if (p95 === undefined) return 'cockpit: not asked, nobody could'
  return `cockpit: p95 ${p95.toFixed(0)} ms, ${p95 <= COCKPIT_MS ? 'within' : 'beyond'} ${COCKPIT_MS} ms`
}

function pagesTable(before: readonly Page[], after: readonly Page[], sizes: readonly string[]): string {
  const rows = after.map(({ path, p95, toBare, rows, whole }) => {
    const was = before.find((page) => page.path === path)
    const numbers = [was?.p95 ?? 0, p95, was?.rows ?? 0, rows].map((n) => n.toFixed(0).padStart(7))
    const ratio = toBare.toFixed(2).padStart(7)
    return [path, ratio, ...numbers, whole.join(', ')]
  })
  const headings = sizes.map((size) => `p95, ms, ${size}`)
  return table(
    [
      'first page',
      'to bare',
      ...headings,
      ...sizes.map((size) => `rows, ${size}`),
      'read whole though they grow',
    ],
    rows,
  )
}
