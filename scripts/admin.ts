// `npm run admin`: what an operator can do beside the API.
import { readFileSync } from 'node:fs'
import { program } from 'commander'
import pg from 'pg'
import { describeSettings, loadConfig } from '../src/config.ts'
import { connect } from '../src/db.ts'
import { accountsIn } from '../src/identity/database/accounts.ts'
import { hashPassword, newProvisionalPassword } from '../src/identity/passwords.ts'
import { openSyncKeys } from '../src/keys.ts'
import { openDatabase } from '../src/ownDatabase.ts'
import { checkPack } from '../src/packs.ts'
import { preparationSql } from '../src/schema.ts'
import { type Lifetime, live, Sentence, say } from './lifetime.ts'

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
      return asRules(lifetime, null, 'select pack.publier($1, now()) as "pack_version_id"', [document])
    }),
  )

const campagne = program.command('campagne').description('campaigns of an organization')
campagne
  .command('lister <organisation>')
  .description('list them')
  .action((code: string) =>
    live((lifetime) =>
      asRules(
        lifetime,
        code,
        'select c.id, c.code, c.nom, c.annee, c.statut, c.active_pendant from campagne.campagne c order by c.annee desc, c.code',
      ),
    ),
  )
campagne
  .command('creer <organisation> <code> <nom> <annee> <ouverture> <cloture> <pack> <version>')
  .description('create one in preparation; dates as YYYY-MM-DD, pack by its code and version')
  .action((code: string, ...values: string[]) =>
    live((lifetime) =>
      asRules(
        lifetime,
        code,
        `select campagne.creer(gen_random_uuid(), $1, $2, $3::integer, $4::date, $5::date, v.id, now()) as campagne_id
         from pack.pack_version v join pack.pack p on p.id = v.pack_id where p.code = $6 and v.version = $7`,
        values.slice(0, 7),
      ),
    ),
  )
campagne
  .command('ouvrir <organisation> <campagne_id>')
  .description('open it: freezes its pack version and the latest numbering model')
  .action((code: string, id: string) =>
    live((lifetime) => asRules(lifetime, code, 'select campagne.ouvrir($1, now())', [id])),
  )
campagne
  .command('cloturer <organisation> <campagne_id> [raison]')
  .description('close it; a reason forces it while blocking controls are open')
  .action((code: string, id: string, reason?: string) =>
    live((lifetime) =>
      asRules(lifetime, code, 'select campagne.cloturer($1, now(), $2)', [id, reason ?? null]),
    ),
  )

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
  const accounts = accountsIn(pool, true)
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

/** Runs one statement as the rules themselves, inside an organization when one is named, and prints its rows. */
async function asRules(
  { defer }: Lifetime,
  organisation: string | null,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  const client = new pg.Client({ connectionString: config.databaseAdminUrl })
  await client.connect()
  defer(() => client.end())
  await client.query('begin')
  if (organisation !== null) {
    const { rows } = await client.query<{ id: string }>(
      'select id from organisation.organisation where code = $1',
      [organisation],
    )
    if (rows[0] === undefined) throw new Sentence(`there is no organization ${organisation}.`)
    await client.query(`select set_config('sillon.organisation_id', $1, true)`, [rows[0].id])
  }
  await client.query('set local role metier')
  try {
    const { rows } = await client.query(sql, [...values])
    await client.query('commit')
    if (rows.length === 0) throw new Sentence('nothing was found to act on.')
    console.table(rows)
    return 0
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('TR')) {
      throw new Sentence(`${error.message} ${error.detail ?? ''}`)
    }
    throw error
  }
}
