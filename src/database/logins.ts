// Logins of a service. A superuser prepares the database; the service itself uses logins with fewer rights. The password of each
// login comes from its URL. The administrator is a member of the roles that own tables and rules.
import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import pg from 'pg'
import { APPLICATION, type Patience, retryOnLock } from './patience.ts'
import { ADMINISTERS, prepareCluster } from './preparation.ts'
import { runInTurn } from './turn.ts'

/** URL of the superuser, and the URLs whose logins get their passwords. */
export type Superuser = { readonly url: string; readonly logins: readonly string[] }

type Logins = { readonly adminUrl: string; readonly urls: readonly string[] }
type Progress = { readonly log: (line: string) => void; readonly patience: Patience }

const ITERATIONS = 4096
// Login roles that `migrations/preparer.sql` makes.
const SERVICE = ['api', 'lecture', 'taches', 'connexion']
/** Does the steps that need a superuser: roles, extensions, the administrator and the passwords. */
export async function prepareAsSuperuser(
  { url, logins }: Superuser,
  adminUrl: string,
  { log, patience }: Progress,
): Promise<void> {
  const superuser = new pg.Client({ connectionString: url, application_name: APPLICATION })
  superuser.on('error', () => undefined)
  await superuser.connect()
  try {
    await superuser.query(`select set_config('lock_timeout', $1, false)`, [`${patience.lockMs}`])
    await runInTurn(url, { log, patience }, async () => {
      await retryOnLock(url, log, () => prepareCluster(superuser, log), patience)
      await giveLogins(superuser, { adminUrl, urls: logins }, log)
    })
  } finally {
    await superuser.end()
  }
}

/**
 * Returns the steps that need a superuser as SQL, to be run elsewhere. The SQL contains SCRAM verifiers and no passwords. An
 * existing administrator keeps its password.
 */
export function loginsSql(adminUrl: string | undefined, urls: readonly string[]): string {
  const admin = adminUrl === undefined ? undefined : loginOf(adminUrl)
  const given = [...new Map(urls.map(loginOf).map((login) => [login.name, login])).values()]
  const kept = ({ password }: Login) =>
    password === '' ? '' : ` password ${pg.escapeLiteral(verifierOf(password, randomBytes(16), ITERATIONS))}`
  const passwords = given
    .filter(({ name, password }) => SERVICE.includes(name) && password !== '')
    .map((login) => `alter role ${pg.escapeIdentifier(login.name)}${kept(login)};\n`)
  const isOther = admin !== undefined && !SERVICE.includes(admin.name)
  const administers = isOther ? administratorSql(admin.name, kept(admin)) : ''
  return administers === '' && passwords.length === 0
    ? ''
    : `\n-- Who administers, and the passwords of the addresses that are set.\n${administers}${passwords.join('')}`
}

function administratorSql(name: string, password: string): string {
  const role = pg.escapeIdentifier(name)
  return `do $administrateur$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = ${pg.escapeLiteral(name)}) then
    create role ${role} login${password};
  end if;
  if not (select rolsuper from pg_catalog.pg_roles where rolname = ${pg.escapeLiteral(name)}) then
    grant ${ADMINISTERS.join(', ')} to ${role};
  end if;
  execute format('grant connect on database %I to ${role.replaceAll("'", "''").replaceAll('%', '%%')}', current_database());
end
$administrateur$;
`
}

// Gives each login the password of its URL. Creates the administrator if it is missing.
async function giveLogins(
  superuser: pg.Client,
  { adminUrl, urls }: Logins,
  log: (line: string) => void,
): Promise<void> {
  const admin = loginOf(adminUrl)
  const { rows } = await superuser.query<{ moi: string }>('select current_user as moi')
  const own = rows[0]?.moi
  if (admin.name !== own && !SERVICE.includes(admin.name)) await makeAdministrator(superuser, admin.name, log)
  const given = [admin, ...urls.map(loginOf)].filter(
    ({ name }) => name === admin.name || SERVICE.includes(name),
  )
  for (const login of given) if (login.name !== own) await givePassword(superuser, login, log)
}

async function makeAdministrator(
  superuser: pg.Client,
  name: string,
  log: (line: string) => void,
): Promise<void> {
  const role = pg.escapeIdentifier(name)
  const { rows } = await superuser.query<{ manque: string | null; existe: boolean }>(
    `select string_agg(quote_ident(r.rolname), ', ') filter (where a.oid is null or not pg_has_role(a.oid, r.oid, 'member')) as manque,
       bool_and(a.oid is not null) as existe
     from pg_roles r left join pg_roles a on a.rolname = $1 where r.rolname = any ($2)`,
    [name, ADMINISTERS],
  )
  const { manque = null, existe = false } = rows[0] ?? {}
  if (!existe) await superuser.query(`create role ${role} login`)
  if (manque === null) return
  await superuser.query(`grant ${manque} to ${role}`)
  log(`login ${name}: a member of ${manque}`)
}

async function givePassword(
  superuser: pg.Client,
  { name, password }: Login,
  log: (line: string) => void,
): Promise<void> {
  if (password === '') return
  const { rows } = await superuser.query<{ garde: string | null }>(
    'select rolpassword as garde from pg_authid where rolname = $1',
    [name],
  )
  if (isOf(rows[0]?.garde ?? '', password)) return
  const verifier = verifierOf(password, randomBytes(16), ITERATIONS)
  await superuser.query(`alter role ${pg.escapeIdentifier(name)} password ${pg.escapeLiteral(verifier)}`)
  log(`login ${name}: has the password of its address`)
}

type Login = { readonly name: string; readonly password: string }

function loginOf(url: string): Login {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

// Returns the SCRAM verifier that PostgreSQL stores (RFC 5803). No statement contains the password, so no log can contain it.
function verifierOf(password: string, salt: Buffer, iterations: number): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (purpose: string) => createHmac('sha256', salted).update(purpose).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  const server = keyOf('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${server}`
}

function isOf(verifier: string, password: string): boolean {
  const [, iterations, salt] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$/.exec(verifier) ?? []
  if (iterations === undefined || salt === undefined) return false
  const same = Buffer.from(verifierOf(password, Buffer.from(salt, 'base64'), Number(iterations)))
  return same.length === verifier.length && timingSafeEqual(same, Buffer.from(verifier))
}
