// `npm run admin -- pack …`: reference content.
import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { checkPack } from '../../src/contract/packs.ts'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { asRules, RulesRefusal } from './rules.ts'

/** Adds the verb. */
export function addPack(program: Command): void {
  const pack = program.command('pack').description('reference content')
  pack
    .command('publier <fichier>')
    .description('validate a pack document and publish it; a published version never changes')
    .action((file: string) =>
      live((lifetime) => {
        const document = readDocument(file)
        return asRules(lifetime, null, async (ask) => {
          console.table(await ask('select pack.publier($1, now()) as "pack_version_id"', [document]))
        }).catch((error: unknown) => {
          if (!(error instanceof RulesRefusal)) throw error
          throw new Sentence(`${error.message} ${JSON.stringify(error.details)}`)
        })
      }),
    )
}

function readDocument(file: string): string {
  const text = readFileSync(file, 'utf8')
  const faults = checkPack(JSON.parse(text))
  if (faults.length > 0)
    throw new Sentence(
      `${file} is not a pack:\n  ${faults.map(({ chemin, raison }) => `${chemin || '/'} ${raison}`).join('\n  ')}`,
    )
  return text
}
