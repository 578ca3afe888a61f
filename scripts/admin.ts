// `npm run admin`: what an operator can do beside the API.
import { readFileSync } from 'node:fs'
import { program } from 'commander'
import { checkPack } from '../src/contract/packs.ts'
import { connect } from '../src/database/db.ts'
import { openDatabase } from '../src/database/ownDatabase.ts'
import { preparationSql } from '../src/database/preparation.ts'
import { accountsIn } from '../src/identity/database/accounts.ts'
import { hashPassword, newProvisionalPassword } from '../src/identity/passwords.ts'
import { openSealing } from '../src/identity/sealing.ts'
import { type Lifetime, live, Sentence, say } from '../src/process/lifetime.ts'
import { describeSettings, loadConfig } from '../src/settings/config.ts'
import { openSyncKeys } from '../src/tokens/keys.ts'
import { addCampaigns } from './admin/campaigns.ts'
import { addIdentityKey } from './admin/identityKey.ts'
import { addRejuger } from './admin/rejuger.ts'
import { addReplica } from './admin/replica.ts'
import { addReports } from './admin/reports.ts'
import { asRules, RulesRefusal } from './admin/rules.ts'

const PUBLISHER_ROLES = ['editeur_admin', 'editeur_parametrage', 'editeur_support']

program
  .name('npm run admin --')
  .description('What an operator can do beside the API.')
  .addHelpText('after', `\n${describeSettings()}`)

program
  .command('preparer')
  .description('print the statements that a superuser runs once per database: roles, extensions, grants')
  .action(() => {
    process.stdout.write(preparationSql())
  })

program
  .command('cles')
  .description('rotate the keys that sign sync tokens: the published next key signs from now on')
  .action(() => live(rotateKeys))

const pack = program.command('pack').description('reference content')
pack
  .command('publier <fichier>')
  .description('validate a pack document and publish it; a published version never changes')
  .action((file: string) =>
    live((lifetime) => {
      const document = readDocument(file)
      return asRules(lifetime, null, async (ask) => {
        console.table(await ask('select pack.publier($1, now()) as "pack_version_id"', [document]))
      }).catch((error: unknown) => {
        if (!(error instanceof RulesRefusal)) throw error
        throw new Sentence(`${error.message} ${JSON.stringify(error.details)}`)
      })
    }),
  )

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

addCampaigns(program)
addReports(program)
addReplica(program)
addIdentityKey(program)
addRejuger(program)

program
  .command('editeur <identifiant> <nom> <role...>')
  .description('account of the publisher in the embedded identity provider, with a provisional password')
  .action((identifiant: string, nom: string, roles: string[]) =>
    live((lifetime) => createPublisher(lifetime, identifiant, nom, roles)),
  )

await program.parseAsync()

async function rotateKeys(): Promise<number> {
  const { syncKeys, publicUrl, syncAudience } = loadConfig()
  const keys = await openSyncKeys({ source: syncKeys, issuer: publicUrl, audience: syncAudience })
  const { active, next } = await keys
    .rotate()
    .catch((error: Error) => Promise.reject(new Sentence(error.message)))
  say(`${active} signs from now on; ${next} is published for the next rotation.`)
  return 0
}

/** The first account of an installation: every other one is created through the API, by somebody who signed in. */
async function createPublisher(
  { defer }: Lifetime,
  identifiant: string,
  nom_affiche: string,
  roles: readonly string[],
): Promise<number> {
  const unknown = roles.filter((role) => !PUBLISHER_ROLES.includes(role))
  if (unknown.length > 0) {
    throw new Sentence(`${unknown.join(', ')} is no publisher role; there are ${PUBLISHER_ROLES.join(', ')}.`)
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
  const accounts = accountsIn(pool, true, await openSealing(config, rules))
  if ((await accounts.findByIdentifiant(identifiant)) !== null) {
    throw new Sentence(`somebody signs in as ${identifiant} already.`)
  }
  const password = newProvisionalPassword()
  const passwordHash = await hashPassword(password)
  const account = { identifiant, nom_affiche, roles, organisations: [], passwordHash, provisoire: true }
  await accounts.create(account)
  say(`${identifiant} signs in with ${password} once, and changes it then (POST /oidc/mot-de-passe).`)
  return 0
}

function readDocument(file: string): string {
  const text = readFileSync(file, 'utf8')
  const faults = checkPack(JSON.parse(text))
  if (faults.length > 0) throw new Sentence(`${file} is not a pack:\n  ${faults.join('\n  ')}`)
  return text
}
