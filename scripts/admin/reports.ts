// `npm run admin -- rapports …`: which logins of PostgreSQL read whose SQL reports.
import type { Command } from 'commander'
import { live, Sentence, say } from '../../src/process/lifetime.ts'
import { asRules } from './rules.ts'

/** Adds the verbs. */
export function addReports(program: Command): void {
  const rapports = program
    .command('rapports')
    .description('logins that read the SQL reports (docs/rapports.md)')
  rapports
    .command('rattacher <organisation> <role>')
    .description('let a login, member of role `rapports`, read the reports of an organization')
    .action((organisation: string, role: string) => tie(organisation, role, true))
  rapports
    .command('detacher <organisation> <role>')
    .description('take that back')
    .action((organisation: string, role: string) => tie(organisation, role, false))
}

function tie(organisation: string, role: string, reads: boolean): Promise<never> {
  return live((lifetime) =>
    asRules(lifetime, organisation, async (ask) => {
      const [row] = await ask<{ tied: boolean }>('select rapports.rattacher($1, $2, now()) as tied', [
        role,
        reads,
      ])
      if (!row?.tied) throw new Sentence(`there is no login ${role} that is a member of role rapports.`)
      say(`${role} ${reads ? 'reads' : 'no longer reads'} the reports of ${organisation}.`)
    }),
  )
}
