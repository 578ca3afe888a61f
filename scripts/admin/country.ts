// `npm run admin -- pays <organisation> <pays>`: where an organization is.
import type { Command } from 'commander'
import { live, Sentence, say } from '../../src/process/lifetime.ts'
import { asRules, RulesRefusal } from './rules.ts'

/** Adds the verb. */
export function addCountry(program: Command): void {
  program
    .command('pays <organisation> <pays>')
    .description('the country of an organization, by its ISO 3166 code: a sale to another one is an export')
    .action((organisation: string, pays: string) =>
      live((lifetime) =>
        asRules(lifetime, organisation, async (ask) => {
          await ask('select organisation.situer($1, now())', [pays])
          say(`${organisation} is in ${pays}.`)
        }).catch((error: unknown) => {
          if (!(error instanceof RulesRefusal)) throw error
          throw new Sentence(`${pays} is no ISO 3166 code of two letters.`)
        }),
      ),
    )
}
