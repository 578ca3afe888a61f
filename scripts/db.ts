// `npm run db`: upgrades the database to this version of the migrations and of sql/, or opens psql on the database.
import { spawnSync } from 'node:child_process'
import { program } from 'commander'
import pg from 'pg'
import { loadWholeDemo } from '../demo/play/loadWhole.ts'
import { type DatabaseConfig, openDatabase } from '../src/database/ownDatabase.ts'
import { type Preparation, prepareDatabase } from '../src/database/schema.ts'
import { type Lifetime, live, Sentence, say } from '../src/process/lifetime.ts'
import { loadConfig } from '../src/settings/config.ts'

type Options = { retour?: boolean; demo?: boolean }

program
  .name('npm run db --')
  .description('Bring the database to this version: roles, migrations, then the rules of sql/ as a whole.')
  .option(
    '--retour',
    'also when the database was brought to a newer version: install the rules of this one over its own',
  )
  .option('--demo', 'outside production, load the demo too, as `npm start` does')
  .action((options: Options) => live((lifetime) => upToDate(lifetime, options)))
program
  .command('psql')
  .description('open psql on it as its administrator, or as another login that may sign in')
  .allowUnknownOption()
  .option('-U, --username <login>', 'login to use; a role that can not sign in is refused')
  .argument('[args...]', 'what psql takes')
  .action((args: string[], { username }: { username?: string }) =>
    live((lifetime) => psql(lifetime, args, username)),
  )
await program.parseAsync()

async function upToDate(
  { defer }: Lifetime,
  { retour: evenBack = false, demo: withDemo = false }: Options,
): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  await prepareDatabase(config.databaseAdminUrl, { log: say, evenBack, ...superuserOf(config) })
  if (withDemo && config.nodeEnv !== 'production')
    await loadWholeDemo(config.databaseSuperuserUrl ?? config.databaseAdminUrl, config, say)
  say('the database is at this version.')
  return 0
}

function superuserOf(config: DatabaseConfig): Pick<Preparation, 'superuser'> {
  const { databaseSuperuserUrl: url, databaseUrl, databaseTasksUrl, databaseIdentityUrl } = config
  const logins = [databaseUrl, databaseTasksUrl, databaseIdentityUrl, config.databaseReadUrl]
  return url === undefined ? {} : { superuser: { url, logins } }
}

async function psql({ defer }: Lifetime, args: readonly string[], username?: string): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  const address = username === undefined ? config.databaseAdminUrl : await addressAs(config, username)
  const { login, rest } = apart(address)
  // Passes the variables with `env`: this program reads its environment in one place only, and passes none of it to child
  // processes.
  return spawnSync('env', [...login, 'psql', rest, ...args], { stdio: 'inherit' }).status ?? 1
}

// Separates the login from the URL. A URL overrides psql's options, so `-U api` with the administrator's URL would open the wrong
// session. psql's own options (-AtUapi, --user api) override the environment, so the login is passed there.
function apart(url: string): { login: string[]; rest: string } {
  const address = new URL(url)
  const login = address.searchParams.get('user') ?? decodeURIComponent(address.username)
  address.username = ''
  address.searchParams.delete('user')
  return { login: login === '' ? [] : [`PGUSER=${login}`], rest: address.href }
}

// Returns the URL of a login. If it is not configured, psql asks for the password.
async function addressAs(config: DatabaseConfig, username: string): Promise<string> {
  const client = new pg.Client({ connectionString: config.databaseAdminUrl })
  await client.connect()
  const { rows } = await client
    .query<{ rolcanlogin: boolean }>('select rolcanlogin from pg_roles where rolname = $1', [username])
    .finally(() => client.end())
  if (rows[0] === undefined) throw new Sentence(`there is no login ${username} in this cluster.`)
  if (!rows[0].rolcanlogin)
    throw new Sentence(
      `${username} can not sign in: open psql as the administrator, and there \`set role ${username}\`.`,
    )
  const known = [
    config.databaseUrl,
    config.databaseTasksUrl,
    config.databaseIdentityUrl,
    config.databaseReadUrl,
  ]
  const own = known.find((url) => decodeURIComponent(new URL(url).username) === username)
  if (own !== undefined) return own
  const address = new URL(config.databaseAdminUrl)
  if (decodeURIComponent(address.username) === username) return address.href
  address.username = encodeURIComponent(username)
  address.password = ''
  return address.href
}
