// `npm run admin -- replique <organisation>`: compares the phones' copies of an organization's data with the database.
import type { Command } from 'commander'
import { live, say } from '../../src/process/lifetime.ts'
import { withProgress } from './acting.ts'
import { asRules } from './rules.ts'

/** Adds the command. */
export function addReplica(program: Command): void {
  program
    .command('replique <organisation>')
    .description(
      'compare the copies that phones receive with the register; nothing changes without --reparer (docs/replication.md)',
    )
    .option('--reparer', 'make those that differ what the register says; the task `perimetres` does so too')
    .action((organisation: string, { reparer = false }: { reparer?: boolean }) =>
      live((lifetime) =>
        asRules(lifetime, organisation, async (ask) => {
          const asking = ask<{ copie: string; lignes: number }>(
            reparer
              ? 'select r.copie, r.lignes::int from replica.reparer() as r'
              : 'select e.copie, count(*)::int as lignes from replica.ecarts() as e group by 1 order by 1',
          )
          const rows = await withProgress('comparing', asking)
          for (const { copie, lignes } of rows)
            say(`replica.${copie}: ${lignes} ${reparer ? 'set right' : 'not what the register says'}.`)
          if (rows.length === 0) say('every copy is what the register says.')
        }),
      ),
    )
}
