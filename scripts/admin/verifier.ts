// `npm run admin -- verifier`: lists the security gaps that a superuser or operator should close, with the statements that close
// them.
import type { Command } from 'commander'
import { readOpenings } from '../../src/database/openings.ts'
import { live, say } from '../../src/process/lifetime.ts'
import { openRules } from './rules.ts'

/** Adds the command. */
export function addVerifier(program: Command): void {
  program
    .command('verifier')
    .description(
      'list the ways in which report logins could block others, and their remedies (docs/rapports.md)',
    )
    .action(() =>
      live(async (lifetime) => {
        const { asAdministrator } = await openRules(lifetime)
        const found = await asAdministrator(readOpenings)
        for (const { faute, remede } of found) say(`${faute}: ${remede}.`)
        if (found.length === 0) say('nothing is open.')
        return found.length === 0 ? 0 : 1
      }),
    )
}
