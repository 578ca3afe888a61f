// `npm run admin -- pays <organisation> <pays>`: sets the country of an organization.
import { country } from '@sillon/telephone/values/countries'
import type { Command } from 'commander'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { type Acting, act, addTrial } from './acting.ts'

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
            const reading = country(pays)
            // An operator types the code: a name is not what the journal shows.
            if (!('value' in reading) || reading.value !== pays)
              throw new Sentence(`${pays} is no ISO 3166 code of two letters.`)
            await ask('select organisation.situer($1, now())', [pays])
            return `${organisation} is in ${pays}.`
          },
        }),
      ),
    )
}
