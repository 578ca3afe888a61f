// `npm run bench -- compte`: counts the work of an accepted command of each type; for one type, statement by statement.

import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import { MAX_BATCH } from '@sillon/telephone/contract'
import { Argument, Command } from 'commander'
import { type Lifetime, live, say } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { boundTable } from './bound.ts'
import { type Counter, openCounter } from './counts.ts'
import { countsTable } from './countsTable.ts'
import { type Demo, openDemo } from './demoCluster.ts'
import { wholeNumber } from './options.ts'

const TYPES = Object.keys(COMMAND_TYPES) as CommandType[]

// The number of full-page images in the WAL depends on the time of the last checkpoint, and plans depend on the time of the last
// analyze.
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  full_page_writes: 'off',
  fsync: 'off',
  autovacuum: 'off',
}

const ROUNDS = 40

const program = new Command('npm run bench -- compte')
  .description(
    'Counts what an accepted command costs: statements, foreign-key checks, buffers, WAL; of one type alone, ' +
      'its statements and functions too, on a private cluster of its own. Of a collection it measures how near it comes to ' +
      'the same rows, by the processor of one backend.',
  )
  .addArgument(new Argument('[type]', 'a command type').choices(TYPES))
  .option('--taille <n>', 'commands of a batch', wholeNumber, MAX_BATCH)
  .option('--entier', 'statements are not cut')
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const [type] = program.args as [CommandType | undefined]
  const { entier, taille } = program.opts<{ entier?: true; taille: number }>()
  const demo = await openDemo(lifetime, { settings: SETTINGS })
  const bound = type === 'collecte.enregistrer' ? `\n${await boundTable(demo, ROUNDS)}\n` : ''
  const counter = await prepare(demo, lifetime)
  const counted = []
  for (const each of type === undefined ? TYPES : [type]) {
    say(`${each} …`)
    counted.push({ type: each, ...(await counter.count(each, taille)) })
    lifetime.ending.throwIfAborted()
  }
  const below = type === undefined ? '' : await details(counter, entier ? Number.POSITIVE_INFINITY : 150)
  counted.push({ type: 'the rows of a collection alone', ...(await counter.floor()) })
  process.stdout.write(`${countsTable(counted)}\n${below}${bound}`)
  return 0
})

async function prepare({ config }: Demo, lifetime: Lifetime): Promise<Counter> {
  const counter = await openCounter(config.databaseAdminUrl, config.databaseUrl)
  lifetime.defer(counter.close)
  return counter
}

async function details(counter: Counter, width: number): Promise<string> {
  const number = (n: number) => n.toFixed(2).padStart(7)
  const statements = (await counter.statements()).map(({ isCheck, calls, buffers, walBytes, text }) => [
    number(calls),
    number(buffers),
    number(walBytes),
    isCheck ? 'key' : '',
    text.slice(0, width),
  ])
  const functions = (await counter.functions()).map(({ name, calls }) => [number(calls), name])
  const titles = ['  calls', 'buffers', 'WAL, B', '', 'statement, with all that it started']
  return `\n${table(titles, statements)}\n\n${table(['  calls', 'function'], functions)}\n`
}
