// `npm run admin -- fichiers …`: compares the object store with the database, and copies it to another store.
import type { Command } from 'commander'
import { openObjects } from '../../src/objects/open.ts'
import { type Lifetime, live } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { addDeplacer } from './deplacer.ts'
import { isWhole, strangeFolders } from './filesCheck.ts'
import { compareAll, wordsOfAll } from './filesOfAll.ts'
import { openRules } from './rules.ts'

type Options = { organisation?: string; json?: boolean }

/** Adds the command. */
export function addFichiers(program: Command): void {
  const fichiers = program
    .command('fichiers')
    .description('the files of the store (docs/operate.md, «Where files are kept»)')
  addDeplacer(fichiers)
  fichiers
    .command('verifier')
    .description('compare what the database names with what the store holds; no file is read')
    .option('--organisation <code>', 'of one organization; of all of them without it')
    .option('--json', 'what was found, as JSON')
    .addHelpText(
      'after',
      `
Ends with 1 where something is missing, of another size, erased and there again, or named by nothing. What arrives while it
looks counts as unknown: look twice, or stop the services.`,
    )
    .action((options: Options) => live((lifetime) => run(lifetime, options)))
}

async function run(lifetime: Lifetime, { organisation, json = false }: Options): Promise<number> {
  const rules = await openRules(lifetime)
  const store = await openObjects(loadConfig())
  const codes = organisation === undefined ? await rules.organisations() : [organisation]
  const all = await compareAll(lifetime, rules, store, codes)
  const met = new Set(all.map(({ id }) => id))
  const strangers = organisation === undefined ? await strangeFolders(store, met) : []
  const organisations = all.map(({ code, fichiers }) => ({ code, fichiers }))
  if (json) print(JSON.stringify({ organisations, organisations_inconnues: strangers }, null, 2))
  else {
    const lines = [
      ...wordsOfAll(all),
      ...strangers.map(
        (id) => `TO DECIDE: the store holds files of ${id}, no organization of this database.`,
      ),
    ]
    print(lines.length === 0 ? 'No file is named, and none is there.' : lines.join('\n'))
  }
  return all.every(({ fichiers }) => isWhole(fichiers)) && strangers.length === 0 ? 0 : 1
}
