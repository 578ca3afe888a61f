// `npm run bench`: commands per second over HTTP, compared with the same writes without rules (the baseline function), and the
// resources that both use.
import { Command, Option } from 'commander'
import { live, say } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { openDemo } from './demoCluster.ts'
import { watchMemory } from './memory.ts'
import { wholeNumber } from './options.ts'
import {
  type Case,
  casesOf,
  median,
  middleOf,
  playRound,
  type Round,
  type Speed,
  serveSeason,
} from './rounds.ts'
import { prepareSeason } from './season.ts'
import { waitsTable } from './waits.ts'

type Options = {
  batches: number
  rounds: number
  collections: number
  memory: number
  flush: 'lot' | 'commande'
  keep?: true
}

const program = new Command('npm run bench --')
  .description(
    'Measures collections over HTTP at 1, 8 and 32 devices, on a private cluster with a season in three organizations, against the ' +
      'floor: the same rows written without any rule, one commit each, by 8 connections. Ratios count: times are of this ' +
      'machine at this moment. Parts: compte, taille, surveillance, grandeur, lectures, genealogie, dossier (each with --help).',
  )
  .option('--batches <n>', 'batches per device of a measurement', wholeNumber, 6)
  .option('--rounds <n>', 'rounds, of which the medians are printed', wholeNumber, 3)
  .option('--collections <n>', 'collections of the season', wholeNumber, 100_000)
  .option('--memory <n>', 'batches during which the memory is watched', wholeNumber, 200)
  .addOption(
    new Option('--flush <when>', 'when the server flushes: once per batch, or per command as well')
      .choices(['lot', 'commande'])
      .default('lot'),
  )
  .option('--keep', 'keep the folder of the cluster and print where it is')
  .parse()

await live(async (lifetime) => {
  const { batches, rounds, collections, memory, flush, keep = false } = program.opts<Options>()
  const environment = { SYNC_FLUSH: flush, SYNC_PER_MINUTE: '1000000' }
  const demo = await openDemo(lifetime, { environment, keep })
  const cases = casesOf(batches)
  const devices = Math.max(...cases.map((each) => each.devices))
  const season = await prepareSeason(demo, { devices, collections }, lifetime)
  const { service, processes } = await serveSeason(demo, season, cases, lifetime)
  const played: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`)
    played.push(await playRound(season, cases, processes, lifetime))
  }
  process.stdout.write(`${speeds(cases, played)}\n\n`)
  const adminUrl = demo.config.databaseAdminUrl
  process.stdout.write(`${await waitsTable(season, cases, adminUrl, lifetime)}\n\n`)
  const found = await watchMemory(season, { batches: memory, adminUrl, service }, lifetime)
  const rows = found.map((each) => [each.batches, each.service, each.heap, each.connections, each.count])
  process.stdout.write(
    `${table(
      ['batches', 'service, MB', 'held, MB', 'its connections, MB', 'connections'],
      rows.map((row) => row.map((n) => n.toFixed(0).padStart(7))),
    )}\n`,
  )
  return 0
})

function speeds(cases: readonly Case[], played: readonly Round[]): string {
  const row = (title: string, { rate, postgres, node }: Speed, ratios: readonly number[]) => [
    title,
    rate.toFixed(0).padStart(10),
    middleOf(ratios).toFixed(2).padStart(8),
    ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    postgres.toFixed(2).padStart(14),
    node.toFixed(2).padStart(8),
  ]
  const rows = cases.map(({ title }, i) => {
    const found = played.flatMap((round) => round[i] ?? [])
    return row(
      title,
      median(found.map(({ own }) => own)),
      found.map(({ own, floor }) => own.rate / floor.rate),
    )
  })
  const floors = played.flatMap((round) => round.map((each) => each.floor))
  const floor = row('floor: 8 connections, one commit each', median(floors), [1])
  const headings = ['what', 'commands/s', 'to floor', 'in each round', 'PostgreSQL, ms', 'Node, ms']
  return table(headings, [floor, ...rows])
}
