// Brings a database to this version: roles, migrations, the task queue's schema, then the rules of `sql/` as a whole.
import { Logger, migrate } from 'graphile-migrate'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { noteVersion, readDoors } from './doors.ts'
import { prepareAsSuperuser, type Superuser } from './logins.ts'
import { APPLICATION, LOCK, PATIENCE, type Patience, patiently } from './patience.ts'
import { refuseShared } from './pooler.ts'
import { prepareCluster } from './preparation.ts'
import { fingerprint, MIGRATIONS, migrationSettings, readSources, type Source } from './sources.ts'
import { changed, nameOf, noteMade } from './unchanged.ts'
import { refuseNewer } from './versions.ts'

const OTHER_RESULT = '42P13' // «cannot change return type of existing function», or names of its parameters
const OUR_ROLES = ['metier', 'taches', 'cockpit']

/** How a database is brought to this version. */
export type Preparation = {
  readonly log: (line: string) => void
  /** On purpose, whatever newer version it had. */
  readonly evenBack?: boolean
  /** Where what takes a superuser is done, and by whom; the administrator does it where nothing is said. */
  readonly superuser?: Superuser
  readonly patience?: Patience
}

/** Brings a database to this version. Idempotent and safe to run twice at once; stands in nobody's way for longer than a second. */
export async function prepareDatabase(
  adminUrl: string,
  { log, evenBack = false, patience = PATIENCE, superuser }: Preparation,
): Promise<void> {
  if (superuser !== undefined) {
    await refuseShared(superuser.url, 'DATABASE_SUPERUSER_URL')
    await prepareAsSuperuser(superuser, adminUrl, { log, patience })
  }
  await refuseShared(adminUrl, 'DATABASE_ADMIN_URL')
  const admin = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  // Lost between two steps, it is missed by the next one.
  admin.on('error', () => undefined)
  await admin.connect()
  const step = (work: () => Promise<void>) => patiently(adminUrl, log, work, patience)
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    if (!evenBack) await refuseNewer(admin)
    await admin.query(`select set_config('lock_timeout', $1, false)`, [`${patience.lockMs}`])
    await step(() => prepareCluster(admin, log))
    log('migrations')
    await step(() => runPendingMigrations(adminUrl, MIGRATIONS, patience))
    await step(() =>
      runMigrations({
        connectionString: actingAs(adminUrl, 'taches', patience.lockMs),
        noPreparedStatements: true,
      }),
    )
    await step(() => applySources(admin, readSources(), log))
  } finally {
    await admin.end()
  }
}

/** Runs the migrations of a folder that the database has not had, each in a transaction. */
export async function runPendingMigrations(
  adminUrl: string,
  migrationsFolder: string,
  { lockMs }: Patience,
): Promise<void> {
  await migrate({
    ...migrationSettings(),
    connectionString: actingAs(adminUrl, 'proprietaire', lockMs),
    migrationsFolder,
    // What failed is told by whoever called.
    logger: new Logger(() => (level, message) => {
      if (level === 'warning') console.error(message)
    }),
  })
}

/**
 * Applies what changed of `sql/` in one transaction and drops what no file holds any more; skipped when nothing changed. A function that
 * answers otherwise than before can not be replaced: all begins again, and drops it first, so that nobody ever finds it missing.
 */
export async function applySources(
  admin: pg.Client,
  sources: Source[],
  log: (line: string) => void,
): Promise<void> {
  const wanted = fingerprint(sources)
  const { rows } = await admin.query<{ empreinte: string }>(
    'select empreinte from core.version_sql order by rang desc limit 1',
  )
  if (rows[0]?.empreinte === wanted) return
  const dropped = new Set<string>()
  for (let refused = await install(admin, sources, dropped, log); refused; ) {
    dropped.add(refused)
    refused = await install(admin, sources, dropped, log)
  }
}

/** One attempt, taken back as a whole when it fails; answers the function that has to be dropped first. */
async function install(
  admin: pg.Client,
  sources: Source[],
  dropped: ReadonlySet<string>,
  log: (line: string) => void,
): Promise<string | undefined> {
  await admin.query('begin')
  try {
    const doors = await readDoors(admin)
    const left = await changed(admin, sources)
    if (dropped.size === 0) log(`rules: ${left.length} files of sql/, out of ${sources.length}`)
    for (const name of dropped) await dropFunctions(admin, name)
    await admin.query('set local check_function_bodies = off')
    await admin.query('set local role metier')
    await admin.query('alter default privileges revoke execute on functions from public')
    let acting: string | undefined
    for (const source of left) {
      if (source.owner !== acting) await admin.query(`set local role ${source.owner}`)
      acting = /\bset (?:local )?role\b/i.test(source.text) ? undefined : source.owner
      try {
        await admin.query(source.text)
      } catch (cause) {
        if (!(cause instanceof pg.DatabaseError)) throw new Error(`sql/${source.path}: ${cause}`, { cause })
        if (cause.code === OTHER_RESULT && !dropped.has(nameOf(source))) {
          await admin.query('rollback')
          return nameOf(source)
        }
        throw new Error(`sql/${source.path}: ${cause.message}${where(source.text, cause)}`, { cause })
      }
    }
    await admin.query('reset role')
    await dropOrphans(admin, sources, left, log)
    await noteMade(admin, left)
    await noteVersion(admin, fingerprint(sources), doors)
    await admin.query('commit')
    return undefined
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

async function dropFunctions(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname || '.' || p.proname = $1`,
    [name],
  )
  for (const { signature } of rows) await admin.query(`drop routine ${signature}`)
}

function where(text: string, error: pg.DatabaseError): string {
  const position = Number(error.position ?? 0)
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}

async function dropOrphans(
  admin: pg.Client,
  sources: readonly Source[],
  made: readonly Source[],
  log: (line: string) => void,
): Promise<void> {
  const kept = sources.filter((source) => source.phase === 1 && !made.includes(source)).map(nameOf)
  const views = sources.filter(({ phase }) => phase === 2).map(nameOf)
  const { rows } = await admin.query<{ kind: string; name: string }>(
    `select case p.prokind when 'p' then 'procedure' else 'function' end as kind, p.oid::regprocedure::text as name
       from pg_proc p join pg_roles r on r.oid = p.proowner join pg_namespace n on n.oid = p.pronamespace
      where r.rolname = any($1) and n.nspname not like 'graphile%' and p.xmin::text::bigint <> mod(txid_current(), 4294967296)
        and not (n.nspname || '.' || p.proname = any($3))
     union all
     select 'view', format('%I.%I', n.nspname, c.relname)
       from pg_class c join pg_roles r on r.oid = c.relowner join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and r.rolname = any($1) and n.nspname not like 'graphile%'
        and not (n.nspname || '.' || c.relname = any($2))`,
    [OUR_ROLES, views, kept],
  )
  for (const { kind, name } of rows) {
    log(`dropped: ${kind} ${name}, which no file of sql/ holds`)
    await admin.query(`drop ${kind} ${name}`)
  }
}

function actingAs(url: string, role: string, lockMs: number): string {
  const address = new URL(url)
  const options = [address.searchParams.get('options'), `-c role=${role} -c lock_timeout=${lockMs}`]
  address.searchParams.set('options', options.filter(Boolean).join(' '))
  address.searchParams.set('application_name', APPLICATION)
  return address.href
}
