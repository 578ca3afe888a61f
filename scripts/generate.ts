// `npm run generate`: writes the generated files, in order; with names as arguments, only those files.
import { program } from 'commander'
import { type Lifetime, live, Sentence } from '../src/process/lifetime.ts'
import { print } from '../src/process/output.ts'
import { loadConfig } from '../src/settings/config.ts'
import { createEmpty, openTestPostgres } from '../test/support/runner/postgres.ts'
import { renew, staleFiles } from './generate/renew.ts'
import { WRITERS } from './generate/writers.ts'

program
  .name('npm run generate --')
  .description('Write the files that are derived from others, in order.')
  .argument('[names...]', `some of them: ${WRITERS.map(({ name }) => name).join(', ')}`)
  .option(
    '--check',
    'tell which files are stale, as far as that takes seconds; write those alone that git ignores',
  )
  .action((names: string[], { check = false }: { check?: boolean }) =>
    live((lifetime) => (check ? look() : generate(lifetime, names))),
  )
await program.parseAsync()

async function look(): Promise<number> {
  const stale = await staleFiles(WRITERS)
  for (const path of stale) print(`${path} is stale: npm run generate writes it`)
  return stale.length === 0 ? 0 : 1
}

async function generate(lifetime: Lifetime, names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !WRITERS.some((writer) => writer.name === name))
  if (unknown !== undefined) throw new Sentence(`nothing is written by the name of ${unknown}.`)
  let database: Promise<string> | undefined
  const empty = () => {
    database ??= openEmpty(lifetime)
    return database
  }
  await renew(
    WRITERS.filter(({ name }) => names.length === 0 || names.includes(name)),
    empty,
    print,
  )
  return 0
}

// Opens an empty database of this version, because another database may contain a developer's experiments, which would end up in
// the files.
async function openEmpty({ defer }: Lifetime): Promise<string> {
  const server = await openTestPostgres(loadConfig(), () => undefined)
  defer(server.close, server.abandon)
  return createEmpty(server, () => undefined)
}
