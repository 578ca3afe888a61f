// `npm run admin -- preparer`: what a superuser runs once per database.
import type { Command } from 'commander'
import { preparationSql } from '../../src/database/preparation.ts'

/** Adds the verb. */
export function addPreparation(program: Command): void {
  program
    .command('preparer')
    .description('print the statements that a superuser runs once per database: roles, extensions, grants')
    .action(() => {
      process.stdout.write(preparationSql())
    })
}
