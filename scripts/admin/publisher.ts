// `npm run admin -- editeur …`: creates an account of the publisher's team in the embedded identity provider.
import type { Command } from 'commander'
import { connect } from '../../src/database/db.ts'
import { openDatabase } from '../../src/database/ownDatabase.ts'
import { accountsIn } from '../../src/identity/database/accounts.ts'
import { hashPassword, newProvisionalPassword } from '../../src/identity/passwords.ts'
import { openSealing } from '../../src/identity/sealing.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { assertSchemaCurrent } from '../../src/process/version.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { type Acting, addTrial } from './acting.ts'

const ROLES = ['editeur_admin', 'editeur_parametrage', 'editeur_support']

/** Adds the command. */
export function addPublisher(program: Command): void {
  addTrial(program.command('editeur <identifiant> <nom> <role...>'))
    .description('account of the publisher in the embedded identity provider, with a provisional password')
    .action((identifiant: string, nom: string, roles: string[], { essai = false }: Acting) =>
      live((lifetime) => createPublisher(lifetime, identifiant, nom, roles, essai)),
    )
}

/** Creates the first account of an installation. All other accounts are created through the API by signed-in people. */
async function createPublisher(
  { defer }: Lifetime,
  identifiant: string,
  nom_affiche: string,
  roles: readonly string[],
  isTrial: boolean,
): Promise<number> {
  const unknown = roles.filter((role) => !ROLES.includes(role))
  if (unknown.length > 0) {
    throw new Sentence(`${unknown.join(', ')} is no publisher role; there are ${ROLES.join(', ')}.`)
  }
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  if (config.oidcIssuer !== undefined) {
    throw new Sentence(`accounts of the publisher are kept at ${config.oidcIssuer}, with their roles.`)
  }
  const pool = connect(config.databaseIdentityUrl, { max: 1, role: 'connexion' })
  defer(() => pool.end())
  const rules = connect(config.databaseUrl, { max: 1, role: 'api' })
  defer(() => rules.end())
  await assertSchemaCurrent(rules)
  const accounts = accountsIn(pool, true, await openSealing(config, rules))
  if ((await accounts.findByIdentifiant(identifiant)) !== null) {
    throw new Sentence(`the login ${identifiant} is taken.`)
  }
  if (isTrial) {
    say(`nothing was changed; without --essai: ${identifiant} is made, a ${roles.join(', ')}.`)
    return 0
  }
  const password = newProvisionalPassword()
  const passwordHash = await hashPassword(password)
  const account = { identifiant, nom_affiche, roles, organisations: [], passwordHash, provisoire: true }
  await accounts.create(account)
  say(`${identifiant} signs in with ${password} once, and changes it on the page of sign-in then.`)
  return 0
}
