import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Logger, migrate } from 'graphile-migrate'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { roleSettingsKept, roleSettingsSql } from './roleSettings.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SQL = join(ROOT, 'sql')
const LOCK = 5_115_01 // advisory lock: one preparation of a database at a time
const OUR_ROLES = ['metier', 'taches', 'cockpit']

/** A source file of `sql/`, in the order and under the role in which it is applied. */
export type Source = { path: string; text: string; phase: 1 | 2 | 3 | 4; owner: string }

/** Reads `sql/`: functions first, then views, then rows, then triggers and policies made from them; these belong to the table owner. */
export function readSources(folder = SQL): Source[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.sql'))
  return files
    .map((file): Source => {
      const path = file.split(sep).join('/')
      const text = readFileSync(join(folder, file), 'utf8')
      const declared = /^-- Owner: (\w+)/m.exec(text)?.[1]
      if (/\.rows\.sql$/.test(path)) return { path, text, phase: 3, owner: 'proprietaire' }
      if (/\/(policies|triggers)\.sql$/.test(path)) return { path, text, phase: 4, owner: 'proprietaire' }
      const phase = /^create (or replace )?view/m.test(text) ? 2 : 1
      return { path, text, phase, owner: declared ?? 'metier' }
    })
    .sort((a, b) => a.phase - b.phase || (a.path < b.path ? -1 : 1))
}

/** The fingerprint of `sql/`: what the database was last given and what the server was started with must agree. */
export function fingerprint(sources: Source[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

/** `migrations/preparer.sql` and the settings of the logins: what a superuser runs once per database. */
export function preparationSql(): string {
  return readFileSync(join(ROOT, 'migrations', 'preparer.sql'), 'utf8') + roleSettingsSql()
}

/** Brings a database to this version: roles, migrations, `sql/`, the task queue's schema. Idempotent and safe to run twice at once. */
export async function prepareDatabase(
  adminUrl: string,
  { log }: { log: (line: string) => void },
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: 'sillon-schema' })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    if (!(await isPrepared(admin))) {
      log('roles and extensions')
      await admin.query(preparationSql()).catch(askForSuperuser)
    }
    log('migrations')
    await runPendingMigrations(adminUrl)
    await runMigrations({ connectionString: withRole(adminUrl, 'taches'), noPreparedStatements: true })
    await applySources(admin, readSources(), log)
  } finally {
    await admin.end()
  }
}

/** Refuses to serve when the database holds another version of the rules than this source tree. */
export async function assertSchemaCurrent(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ empreinte: string | null }>('select v1.empreinte_sql() as empreinte')
  if (rows[0]?.empreinte !== fingerprint(readSources())) {
    throw new Error('The rules in the database are not those of this version: run `npm run db` first.')
  }
}

function askForSuperuser(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
  const how = 'a superuser runs what `npm run admin -- preparer` prints, then this goes on'
  throw new Error(`This database is not prepared for this version (${error.message}): ${how}.`, {
    cause: error,
  })
}

async function isPrepared(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ ready: boolean }>(
    `select (select count(*) = 10 from pg_roles
             where rolname in ('proprietaire','migration','metier','lecture','api','taches','connexion','cockpit','rapports','replication'))
        and (select count(*) = 2 from pg_extension where extname in ('postgis','btree_gist'))
        and case when exists (select from pg_roles where rolname = 'taches')
                 then has_database_privilege('taches', current_database(), 'create') else false end
        and exists (select from pg_roles where rolname = 'lecture' and rolcanlogin
                      and has_database_privilege(oid, current_database(), 'connect'))
        and not has_database_privilege('public', current_database(), 'temporary')
        and not exists (select from jsonb_to_recordset($1) as w (role text, settings text[])
                        where not exists (select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
                          where r.rolname = w.role and s.setdatabase = 0 and s.setconfig @> w.settings)) as ready`,
    [JSON.stringify(roleSettingsKept())],
  )
  return rows[0]?.ready === true
}

async function runPendingMigrations(adminUrl: string): Promise<void> {
  await migrate({
    ...(JSON.parse(readFileSync(join(ROOT, '.gmrc'), 'utf8')) as object),
    connectionString: withRole(adminUrl, 'proprietaire'),
    migrationsFolder: join(ROOT, 'migrations'),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') console.error(message)
    }),
  })
}

/** Re-applies `sql/` whole in one transaction and drops what no file holds any more; skipped when nothing changed. */
export async function applySources(
  admin: pg.Client,
  sources: Source[],
  log: (line: string) => void,
): Promise<void> {
  const wanted = fingerprint(sources)
  const { rows } = await admin.query<{ empreinte: string }>('select empreinte from core.empreinte_sql')
  if (rows[0]?.empreinte === wanted) return
  log(`rules: ${sources.length} files of sql/`)
  await admin.query('begin')
  try {
    await admin.query('set local check_function_bodies = off')
    await admin.query('set local role metier')
    await admin.query('alter default privileges revoke execute on functions from public')
    for (const source of sources) {
      await admin.query(`set local role ${source.owner}`)
      try {
        await admin.query(source.text)
      } catch (cause) {
        const reason =
          cause instanceof pg.DatabaseError ? `${cause.message}${where(source.text, cause)}` : String(cause)
        throw new Error(`sql/${source.path}: ${reason}`, { cause })
      }
    }
    await admin.query('reset role')
    await dropOrphans(admin, sources, log)
    await admin.query(
      `insert into core.empreinte_sql (empreinte, applique_le) values ($1, now())
       on conflict (unique_ligne) do update set empreinte = excluded.empreinte, applique_le = excluded.applique_le`,
      [wanted],
    )
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

function where(text: string, error: pg.DatabaseError): string {
  const position = Number(error.position ?? 0)
  return position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : ''
}

async function dropOrphans(admin: pg.Client, sources: Source[], log: (line: string) => void): Promise<void> {
  const views = sources
    .filter((s) => s.phase === 2)
    .map((s) => `${dirname(s.path)}.${basename(s.path, '.sql')}`)
  const { rows } = await admin.query<{ kind: string; name: string }>(
    `select case p.prokind when 'p' then 'procedure' else 'function' end as kind, p.oid::regprocedure::text as name
       from pg_proc p join pg_roles r on r.oid = p.proowner join pg_namespace n on n.oid = p.pronamespace
      where r.rolname = any($1) and n.nspname not like 'graphile%' and p.xmin::text::bigint <> mod(txid_current(), 4294967296)
     union all
     select 'view', format('%I.%I', n.nspname, c.relname)
       from pg_class c join pg_roles r on r.oid = c.relowner join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and r.rolname = any($1) and n.nspname not like 'graphile%'
        and not (n.nspname || '.' || c.relname = any($2))`,
    [OUR_ROLES, views],
  )
  for (const { kind, name } of rows) {
    log(`dropped: ${kind} ${name}, which no file of sql/ holds`)
    await admin.query(`drop ${kind} ${name}`)
  }
}

function withRole(url: string, role: string): string {
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}options=${encodeURIComponent(`-c role=${role}`)}`
}
