// `npm run db`: brings the database to this version of the migrations and of sql/, or opens psql on it.
import { spawnSync } from 'node:child_process'
import { program } from 'commander'
import { openDatabase } from '../src/database/ownDatabase.ts'
import { prepareDatabase } from '../src/database/schema.ts'
import { type Lifetime, live, say } from '../src/process/lifetime.ts'
import { loadConfig } from '../src/settings/config.ts'

program
  .name('npm run db --')
  .description('Bring the database to this version: roles, migrations, then the rules of sql/ as a whole.')
  .option(
    '--retour',
    'also when the database was brought to a newer version: install the rules of this one over its own',
  )
  .action(({ retour = false }: { retour?: boolean }) => live((lifetime) => upToDate(lifetime, retour)))
program
  .command('psql')
  .description('open psql on it as its administrator')
  .allowUnknownOption()
  .argument('[args...]', 'what psql takes')
  .action((args: string[]) => live((lifetime) => psql(lifetime, args)))
await program.parseAsync()

async function upToDate({ defer }: Lifetime, evenBack: boolean): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  await prepareDatabase(config.databaseAdminUrl, { log: say, evenBack })
  say('the database is at this version.')
  return 0
}

async function psql({ defer }: Lifetime, args: readonly string[]): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  return spawnSync('psql', [config.databaseAdminUrl, ...args], { stdio: 'inherit' }).status ?? 1
}
