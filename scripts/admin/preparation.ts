// `npm run admin -- preparer`: prints the SQL that a superuser runs once per database.
import type { Command } from 'commander'
import { loginsSql } from '../../src/database/logins.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { loadConfig } from '../../src/settings/config.ts'

/** Adds the command. */
export function addPreparation(program: Command): void {
  program
    .command('preparer')
    .description(
      'print the statements that a superuser runs once per database: roles, extensions, grants; with the addresses set, who administers and the passwords too',
    )
    .action(() => {
      const { databaseAdminUrl, databaseUrl, ...others } = loadConfig()
      const { databaseTasksUrl, databaseIdentityUrl, databaseReadUrl } = others
      const urls = [databaseUrl, databaseTasksUrl, databaseIdentityUrl, databaseReadUrl]
      const known = urls.filter((url) => url !== undefined)
      process.stdout.write(preparationSql() + loginsSql(databaseAdminUrl, known))
    })
}
