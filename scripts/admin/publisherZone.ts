// `npm run admin -- fuseau-editeur <fuseau>`: sets the time zone in which the publisher's days begin.
import type { Command } from 'commander'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { type Acting, act, addTrial } from './acting.ts'
import { RulesRefusal } from './rules.ts'

/** Adds the command. */
export function addPublisherZone(program: Command): void {
  addTrial(program.command('fuseau-editeur <fuseau>'))
    .description(
      'the time zone of the publisher, Africa/Abidjan for one: by it invoices are paid and overdue',
    )
    .action((fuseau: string, options: Acting) =>
      live((lifetime) =>
        act(lifetime, {
          organisation: null,
          options,
          work: async (ask) => {
            await ask('select organisation.changer_fuseau_editeur($1, now())', [fuseau])
            return `The publisher's days are those of ${fuseau}.`
          },
        }).catch((error: unknown) => {
          if (!(error instanceof RulesRefusal)) throw error
          throw new Sentence(`${fuseau} is no time zone.`)
        }),
      ),
    )
}
