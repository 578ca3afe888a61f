// `npm run admin -- pays <organisation> <pays>`: sets the country of an organization.
import type { Command } from 'commander'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { type Acting, act, addTrial } from './acting.ts'
import { RulesRefusal } from './rules.ts'

/** Adds the command. */
export function addCountry(program: Command): void {
  addTrial(program.command('pays <organisation> <pays>'))
    .description('the country of an organization, by its ISO 3166 code: a sale to another one is an export')
    .action((organisation: string, pays: string, options: Acting) =>
      live((lifetime) =>
        act(lifetime, {
          organisation,
          options,
          work: async (ask) => {
            await ask('select organisation.situer($1, now())', [pays])
            return `${organisation} is in ${pays}.`
          },
        }).catch((error: unknown) => {
          if (!(error instanceof RulesRefusal)) throw error
          throw new Sentence(`${pays} is no ISO 3166 code of two letters.`)
        }),
      ),
    )
}
