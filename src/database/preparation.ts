// Prepares a cluster and a database: the steps that need a superuser, once for each. Checks first if they are done.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { logOpenings, MISSING_TO_REPLICATION, OPEN_TO_ALL } from './openings.ts'
import { roleSettingsKept, roleSettingsSql } from './roleSettings.ts'
import { DatabaseStateError } from './versions.ts'

const PREPARATION = new URL('../../migrations/preparer.sql', import.meta.url)

// Selects functions of extensions that read data past row-level security: see `migrations/preparer.sql`.
const TELLING = `select p.oid::regprocedure::text as nom, p.proowner
  from pg_proc p join pg_language l on l.oid = p.prolang
    join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    join pg_extension e on e.oid = d.refobjid and e.extname in ('postgis', 'btree_gist')
  where has_function_privilege('public', p.oid, 'execute')
    and (p.prosecdef or 'regclass'::regtype = any (p.proargtypes::oid[]) or l.lanname = 'plpgsql' and p.provolatile <> 'i')`

/** Roles that act for migrations, rules and the operator's commands. The administrator is a member of each. */
export const ADMINISTERS = [
  'proprietaire',
  'migration',
  'metier',
  'taches',
  'cockpit',
  'connexion',
  'lecture',
  'purge',
]

/** Returns `migrations/preparer.sql` and the settings of the logins, which a superuser runs once per database. */
export function preparationSql(): string {
  return readFileSync(PREPARATION, 'utf8') + roleSettingsSql()
}

/** Prepares the database if a part is missing. If this login may not do a part, tells the operator which one. */
export async function prepareCluster(admin: pg.Client, log: (line: string) => void): Promise<void> {
  if (!(await isPrepared(admin))) {
    log('roles and extensions')
    await admin.query(preparationSql()).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
      throw new DatabaseStateError(
        'This version asks more of the cluster than was prepared, and this login may not do it: have a superuser run what ' +
          `\`npm run admin -- preparer\` prints, in this database, then begin again (${error.message}).`,
        { cause: error },
      )
    })
  }
  const { rows } = await admin.query<{ nom: string }>(TELLING)
  if (rows.length > 0)
    log(
      `every login may call ${rows.map(({ nom }) => nom).join(', ')}, which tell what row-level security hides: ` +
        "have their owner run `npm run admin -- preparer`'s statements",
    )
  await logOpenings(admin, log)
}

/**
 * Refuses a login that may not act as these roles: it would fail at a later step with a less clear error. From PostgreSQL 16 on,
 * a membership may exclude `set role`, as for a login that made the role itself.
 */
export async function assertMember(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ moi: string; manque: string | null }>(
    `select current_user as moi, string_agg(quote_ident(r.rolname), ', ') as manque
     from pg_roles r
     where r.rolname = any ($1) and not (pg_has_role(r.oid, 'usage')
       and pg_has_role(r.oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end))`,
    [ADMINISTERS],
  )
  const { moi = '', manque = null } = rows[0] ?? {}
  if (manque === null) return
  throw new DatabaseStateError(
    `The login ${moi} brings nothing to a version: it is no member of ${manque}. With its address in DATABASE_ADMIN_URL, ` +
      'have a superuser run what `npm run admin -- preparer` prints, in this database, then begin again ' +
      `(its line for this: grant ${manque} to ${pg.escapeIdentifier(moi)}).`,
  )
}

async function isPrepared(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ ready: boolean }>(
    `select (select count(*) = 11 from pg_roles
             where rolname in ('proprietaire','migration','metier','lecture','api','taches','connexion','cockpit','purge','rapports','replication'))
        and (select count(*) = 2 from pg_extension where extname in ('postgis','btree_gist'))
        and to_regclass('graphile_worker.migrations') is not null
        and exists (select from pg_roles where rolname = 'taches' and not has_database_privilege(oid, current_database(), 'create'))
        and exists (select from pg_roles where rolname = 'proprietaire' and has_database_privilege(oid, current_database(), 'create'))
        and exists (select from pg_roles where rolname = 'lecture' and rolcanlogin
                      and has_database_privilege(oid, current_database(), 'connect'))
        and (exists (select from pg_roles where rolname = 'proprietaire' and has_parameter_privilege(oid, 'deadlock_timeout', 'set'))
             or exists (select from pg_roles where rolname = current_user and not rolsuper))
        and not has_database_privilege('public', current_database(), 'temporary')
        and (not exists (${OPEN_TO_ALL} union all ${MISSING_TO_REPLICATION}) or exists (select from pg_roles where rolname = current_user and not rolsuper))
        and not has_schema_privilege('public', 'public', 'create')
        and not exists (select from (${TELLING}) as t where pg_has_role(t.proowner, 'usage'))
        and not exists (select from jsonb_to_recordset($1) as w (role text, settings text[])
                        where not exists (select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
                          where r.rolname = w.role and s.setdatabase = 0 and s.setconfig @> w.settings)) as ready`,
    [JSON.stringify(roleSettingsKept())],
  )
  return rows[0]?.ready === true
}
