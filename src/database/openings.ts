// Lists the ways in which a report login can block other users until a superuser closes them, and a right that the replication
// service lacks. `npm run db` and `verifier` print them.
import pg from 'pg'
import { APPLICATION } from './patience.ts'

/** An open way: the login that can use it (null for all logins), and the statement that closes it. */
export type Opening = { readonly login: string | null; readonly faute: string; readonly remede: string }

const PREPARE = 'have a superuser run what `npm run admin -- preparer` prints, in this database'

/** Selects the functions that `migrations/preparer.sql` revokes from every login. */
export const OPEN_TO_ALL = `select p.proname from pg_proc p
  where p.pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('public', p.oid, 'execute')
    and p.proname ~ '^(pg_(try_)?advisory_.*|pg_notify|lo_.*|loread|lowrite|pg_logical_emit_message)$'`

/** Selects the functions that the replication service calls, and that its role may not call. */
export const MISSING_TO_REPLICATION = `select p.proname from pg_proc p cross join pg_roles r
  where p.pronamespace = 'pg_catalog'::regnamespace and p.proname = 'pg_logical_emit_message'
    and r.rolname = 'replication' and not has_function_privilege(r.oid, p.oid, 'execute')`

const READERS = `from pg_roles r
  where r.rolcanlogin and not r.rolsuper and pg_has_role(r.oid, 'rapports', 'member')`

const without = (setting: string) => `not exists (
  select from pg_db_role_setting s cross join unnest(s.setconfig) as c (texte)
  where s.setrole = r.oid and starts_with(c.texte, '${setting}='))`

const ASKED = `
  select null::text as login, 'every login may call ' || string_agg(distinct o.proname, ', ' order by o.proname) as faute, $1 as remede
  from (${OPEN_TO_ALL}) as o having count(*) > 0
  union all
  select null, 'phones receive nothing new: replication may not call ' || min(o.proname), $1
  from (${MISSING_TO_REPLICATION}) as o having count(*) > 0
  union all
  select r.rolname, r.rolname || ' may take every connection of the cluster',
         format('alter role %I connection limit 5', r.rolname) ${READERS} and r.rolconnlimit = -1
  union all
  select r.rolname, r.rolname || ' may fill the disk with temporary files', $1
  ${READERS} and ${without('temp_file_limit')}
  union all
  select r.rolname, r.rolname || ' has no statement_timeout',
         format('alter role %I set statement_timeout = %L', r.rolname, '5min')
  ${READERS} and ${without('statement_timeout')}
  order by 2`

/** Reads the open ways. */
export async function readOpenings(admin: Pick<pg.Client, 'query'>): Promise<Opening[]> {
  return (await admin.query<Opening>(ASKED, [PREPARE])).rows
}

/** Logs the ways that are open to every login. Single logins belong to the cluster; the command `verifier` prints those. */
export async function logOpenings(
  admin: Pick<pg.Client, 'query'>,
  log: (line: string) => void,
): Promise<void> {
  for (const { login, faute, remede } of await readOpenings(admin))
    if (login === null) log(`${faute}: ${remede}`)
}

/** Logs the open ways of the database at a URL. */
export async function logOpeningsAt(url: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await logOpenings(client, log)
  } finally {
    await client.end()
  }
}
