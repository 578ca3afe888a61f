// `npm run admin -- fichiers verifier`: compares the object store with the database.
import type { Command } from 'commander'
import { openObjects } from '../../src/objects/open.ts'
import { type Lifetime, live } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { withProgress } from './acting.ts'
import { compareFiles, type FilesReport, filesWords, isWhole, strangeFolders } from './filesCheck.ts'
import { openRules } from './rules.ts'

type Options = { organisation?: string; json?: boolean }

/** Adds the verb. */
export function addFichiers(program: Command): void {
  program
    .command('fichiers')
    .description('the files of the store (docs/operate.md, «Backup and restoration»)')
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
  const all: { code: string; fichiers: FilesReport }[] = []
  const met = new Set<string>()
  for (const code of organisation === undefined ? await rules.organisations() : [organisation]) {
    lifetime.ending.throwIfAborted()
    const progress = { compared: 0 }
    const comparing = rules.inside(
      code,
      async (ask) => {
        const [own] = await ask<{ id: string }>('select core.organisation_id() as id')
        met.add(own?.id ?? '')
        all.push({ code, fichiers: await compareFiles(ask, store, progress, lifetime.ending) })
      },
      'read only',
    )
    await withProgress(`${code}: comparing`, comparing, () => `${progress.compared} objects`)
  }
  const strangers = organisation === undefined ? await strangeFolders(store, met) : []
  if (json) print(JSON.stringify({ organisations: all, organisations_inconnues: strangers }, null, 2))
  else {
    const lines = [
      ...all.flatMap(({ code, fichiers }) => filesWords(fichiers).map((line) => `${code}: ${line}`)),
      ...strangers.map(
        (id) => `TO DECIDE: the store holds files of ${id}, no organization of this database.`,
      ),
    ]
    print(lines.length === 0 ? 'No file is named, and none is there.' : lines.join('\n'))
  }
  return all.every(({ fichiers }) => isWhole(fichiers)) && strangers.length === 0 ? 0 : 1
}
