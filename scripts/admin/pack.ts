// `npm run admin -- pack …`: publishes reference content.
import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { checkPack } from '../../src/contract/packs.ts'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { type Acting, act, addTrial } from './acting.ts'
import { RulesRefusal } from './rules.ts'

/** Adds the command. */
export function addPack(program: Command): void {
  const pack = program.command('pack').description('reference content')
  addTrial(pack.command('publier <fichier>'))
    .description('validate a pack document and publish it; a published version never changes')
    .action((file: string, options: Acting) =>
      live((lifetime) => {
        const document = readDocument(file)
        return act(lifetime, {
          organisation: null,
          options,
          tell: print,
          work: async (ask) => {
            const [row] = await ask<{ id: string }>('select pack.publier($1, now()) as id', [document])
            return `${file} is published as version ${row?.id}.`
          },
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
