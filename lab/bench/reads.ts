// `npm run bench -- lectures`: each documented read over HTTP, compared with a bare Express route that runs one `select` of the
// same JSON.
import { Command, InvalidArgumentError } from 'commander'
import { ORGANISATION } from '../../demo/ids.ts'
import { shareOf } from '../../src/database/slots.ts'
import { type Lifetime, live, say } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import type { Bare } from './bare.ts'
import { createBareReads, inOrganisation, keepAnswers } from './bareReads.ts'
import { type Demo, openDemo } from './demoCluster.ts'
import { grow } from './growth.ts'
import { wholeNumber } from './options.ts'
import { enrolPhones } from './phones.ts'
import { conclude, progress } from './progress.ts'
import { type ReadCall, readCalls } from './readCalls.ts'
import { type Compared, compare, warmProcesses } from './readRounds.ts'
import { announceFile, draftPack, planRecall, reportFromField, watchDeforestation } from './readScene.ts'
import { middleOf } from './rounds.ts'
import { onDatabase } from './season.ts'
import { type Service, startProcess, startService } from './serviceProcess.ts'

type Options = { rounds: number; slices: number; ms: number; atOnce: number; keep?: true }

/** Reads with a response much longer than the JSON of their function: the bare route selects the text of the whole response. */
const WRITTEN_BY_SERVICE = new Set(['imports_modeles', 'imports_modele'])

/**
 * Members that a handler of the service adds to the request before it calls the function. A bare route sends the columns as they
 * are, without assembling them.
 */
const ASKED_BY_SERVICE: Readonly<Record<string, string>> = {
  lots_genealogie: ` || '{"colonnes": true}'`,
}

/** Enough rows to fill the first page of every list, some fifty rows. */
const GROWTH = { terrain: 40, stock: 40, membres: 4 }
const GOAL = 0.6

const program = new Command('npm run bench -- lectures')
  .description(
    'Measures each documented GET over HTTP against a bare Express route with as many connections as one organization, the same role ' +
      'and policies, that runs one `select`: the text of its door without session, rights and journal. Ratios count: times are ' +
      `of this machine at this moment. ${GOAL} is asked for.`,
  )
  .argument(
    '[route]',
    'a part of the name or path of the routes that are measured, as a regular expression',
    asPattern,
    /^/,
  )
  .option(
    '--rounds <n>',
    'rounds, of which the medians are printed; of a read that is clearly above what is asked for, one',
    wholeNumber,
    5,
  )
  .option('--slices <n>', 'slices of a round, in which both are asked in turn', wholeNumber, 4)
  .option('--ms <n>', 'milliseconds that a slice lasts at least', wholeNumber, 150)
  .option('--at-once <n>', 'requests at a time', wholeNumber, 8)
  .option('--keep', 'keep the folder of the cluster and print where it is')
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { rounds, slices, ms, atOnce, keep = false } = program.opts<Options>()
  const [filter] = program.processedArgs as [RegExp]
  // A device sends more requests here than the rate limit allows a phone.
  const environment = { SYNC_PER_MINUTE: '1000000' }
  const demo = await openDemo(lifetime, { environment, keep, season: true })
  const service = await openService(demo, lifetime)
  const { calls, missing } = await readCalls(service.url, demo.config.databaseAdminUrl, filter)
  const bare = await openBare(demo, calls, lifetime)
  const postmaster = demo.cluster.pid() ?? 0
  const contest = { service, bare, postmaster, connections: demo.config.poolSize, atOnce, slices, ms, rounds }
  say('asking both for each read, until their code is compiled …')
  await warmProcesses(calls, contest, lifetime.ending)
  const found: Compared[] = []
  for (const [i, call] of calls.entries()) {
    progress(`${i + 1} of ${calls.length}: GET ${call.route.path}`)
    found.push(await compare(call, contest, lifetime.ending))
  }
  conclude(
    `${calls.length} routes, up to ${rounds} rounds of ${slices} slices of ${ms} ms, ${atOnce} at a time`,
  )
  process.stdout.write(`${speeds(found)}\n`)
  for (const { path } of missing) say(`not measured, since the demo has nothing to ask for: GET ${path}`)
  process.stdout.write(`${belowByTime(found)}\n${belowByProcessor(found)}\n`)
  return 0
})

function asPattern(text: string): RegExp {
  try {
    return new RegExp(text)
  } catch {
    throw new InvalidArgumentError('a regular expression is accepted.')
  }
}

async function openService({ config }: Demo, lifetime: Lifetime): Promise<Service> {
  const service = await startService(config, lifetime)
  for (const phone of await enrolPhones(service.url, 1)) {
    await announceFile(phone)
    await reportFromField(phone)
  }
  await planRecall(service.url)
  await draftPack(service.url)
  await onDatabase(config.databaseAdminUrl, async (client) => {
    await watchDeforestation(client)
    say('growing the season …')
    await grow(client, ORGANISATION.demo, GROWTH)
    await client.query('vacuum analyze')
  })
  return service
}

async function openBare(
  { cluster, config }: Demo,
  calls: readonly ReadCall[],
  lifetime: Lifetime,
): Promise<Service> {
  const sessions = new Map(
    calls
      .filter(({ route }) => !WRITTEN_BY_SERVICE.has(route.name))
      .map(({ route, utilisateur }) => [route.name, { organisation: ORGANISATION.demo, utilisateur }]),
  )
  const made = await onDatabase(config.databaseAdminUrl, async (client) => {
    const twins = await createBareReads(client, sessions)
    const own = calls.filter(({ route }) => !twins.has(route.name))
    await keepAnswers(client, new Map(own.map(({ route, text }) => [route.name, text])))
    return twins
  })
  const routes = calls.map(({ route: { name, path } }) => ({
    path,
    select: made.has(name)
      ? `select nu.${name}(null, $1::jsonb${ASKED_BY_SERVICE[name] ?? ''})::text as reponse`
      : `select g.texte as reponse, $1::jsonb from nu.gardee g where g.nom = '${name}'`,
  }))
  const connectionString = inOrganisation(cluster.url('sillon', 'api'), ORGANISATION.demo)
  return startProcess(
    './bare.ts',
    // The number of connections that the service gives to one organization.
    { connectionString, max: shareOf(config.poolSize), routes } satisfies Bare,
    lifetime,
  )
}

// The required ratio between the service and the bare route. The ratio varies on a loaded machine, so a read counts as below the
// goal only if the ratios of elapsed time and of processor time are both below it.
function belowByTime(found: readonly Compared[]): string {
  const below = found.filter(({ ratios }) => middleOf(ratios) < GOAL)
  const paths = below.filter((each) => byProcessor(each) < GOAL).map(({ call }) => call.route.path)
  const both = `of these by processor too ${paths.length}: ${paths.toSorted().join(' ')}`
  return `below ${GOAL} by time: ${below.length} of ${found.length}, ${both}`
}

// Lists the reads below the goal by processor time, which other load hardly changes. Groups these reads by the process that adds
// most of the time: PostgreSQL or Node.
function belowByProcessor(found: readonly Compared[]): string {
  const below = found.filter((each) => byProcessor(each) < GOAL)
  const reasonOf = ({ own, bare }: Compared) =>
    own.postgres - bare.postgres > own.node - bare.node ? 'PostgreSQL' : 'Node'
  const lines = [...Map.groupBy(below, reasonOf)].map(([reason, those]) => {
    const paths = those.map(({ call }) => call.route.path).toSorted()
    const added = (of: 'postgres' | 'node') =>
      middleOf(those.map(({ own, bare }) => own[of] - bare[of])).toFixed(2)
    return `  ${reason} adds most (PostgreSQL ${added('postgres')} ms, Node ${added('node')} ms): ${paths.join(' ')}`
  })
  return [`below ${GOAL} by processor: ${below.length} of ${found.length}`, ...lines].join('\n')
}

function byProcessor({ own, bare }: Compared): number {
  return (bare.postgres + bare.node) / (own.postgres + own.node)
}

function speeds(found: readonly Compared[]): string {
  const rows = found
    .toSorted((a, b) => middleOf(a.ratios) - middleOf(b.ratios))
    .map((each) => ({ ...each, used: byProcessor(each) }))
    .map(({ call, own, bare, ratios, used, bytes }) => [
      `GET ${call.route.path}`,
      middleOf(ratios).toFixed(2).padStart(5),
      ratios.map((ratio) => ratio.toFixed(2)).join(' '),
      used.toFixed(2).padStart(12),
      ...[own.rate, bare.rate].map((rate) => rate.toFixed(0).padStart(7)),
      ...[own.postgres, bare.postgres, own.node, bare.node].map((ms) => ms.toFixed(2).padStart(8)),
      ...[bytes.own, bytes.bare].map((count) => String(count).padStart(8)),
    ])
  const spent = ['PostgreSQL, ms', 'bare', 'Node, ms', 'bare']
  return table(
    ['what', 'ratio', 'in each round', 'by processor', 'req/s', 'bare', ...spent, 'bytes', 'bare'],
    rows,
  )
}
