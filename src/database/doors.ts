// Compares the interface of a database before and after an upgrade: the objects that a running service depends on. A service of
// the previous version may use the new rules for a while if they keep all these objects
// (docs/decisions/0095-montee-sans-arret.md).
import type pg from 'pg'
import { RELEASE } from './sources.ts'
import { isNewer } from './versions.ts'

/**
 * An object of the interface: a function that a service calls, a column that it reads, a table that it writes, or the command
 * types. Has a name, parameters and a result type.
 */
export type Door = {
  readonly name: string
  readonly takes: readonly string[]
  /** Number of parameters without a default. */
  readonly needs: number
  readonly answers: string
}

/** Schemas whose functions and columns the services use. GraphQL also reads them as `lecture`, sign-in as `connexion`. */
const ROOMS = ['v1', 'backoffice', 'rapports']

/**
 * Reads the interface of a database: the objects that services use. For tables that sign-in writes, it includes required columns
 * and constraints.
 */
async function readDoors(admin: pg.Client): Promise<Door[]> {
  const { rows } = await admin.query<Door>(
    `select n.nspname || '.' || p.proname as name, p.pronargs - p.pronargdefaults as needs,
            array(select coalesce(p.proargnames[place], '') || ' ' || type::regtype
                  from unnest(p.proargtypes::oid[]) with ordinality as t (type, place) order by place) as takes,
            pg_get_function_result(p.oid) as answers
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) and (n.nspname <> 'v1' or has_function_privilege('api', p.oid, 'execute'))
     union all
     select format('%s.%s.%s', n.nspname, c.relname, a.attname), 0, '{}', format_type(a.atttypid, a.atttypmod)
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm')
       join pg_namespace n on n.oid = c.relnamespace
     where a.attnum > 0 and not a.attisdropped and n.nspname !~ '^(?:pg_|information_schema$)'
       and (n.nspname = any ($1) or has_column_privilege('lecture', c.oid, a.attnum, 'select')
            or has_column_privilege('connexion', c.oid, a.attnum, 'select'))
     union all
     select format('%s (written)', c.oid::regclass), count(*) filter (where a.attnotnull and not a.atthasdef and a.attidentity = ''),
            '{}', (select coalesce(string_agg(pg_get_constraintdef(k.oid), ';' order by k.conname), '')
                   from pg_constraint k where k.conrelid = c.oid)
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and has_table_privilege('connexion', c.oid, 'insert')
     group by c.oid
     union all
     select 'commande.type_commande', 0, '{}', string_agg(t.type || ' ' || t.courante, ',' order by t.type)
     from commande.type_commande t having count(*) > 0`,
    [ROOMS],
  )
  return rows
}

/** Returns the names of earlier objects that the new rules no longer have, or that earlier callers can no longer call. */
export function closedDoors(before: readonly Door[], after: readonly Door[]): string[] {
  const open = Map.groupBy(after, ({ name }) => name)
  const isKept = ({ name, takes, needs, answers }: Door) =>
    open
      .get(name)
      ?.some(
        (door) =>
          door.answers === answers && door.needs <= needs && takes.every((one, at) => door.takes[at] === one),
      )
  return before.filter((door) => !isKept(door)).map(({ name }) => name)
}

/** The rules that a database holds, and the objects that its services use. */
export type Standing = {
  readonly empreinte: string
  readonly version: string | null
  /** Undefined after a migration without newer rules, since that migration may have removed an object. */
  readonly doors: readonly Door[] | undefined
}

/** Reads the rules that a database holds; undefined if it never had any. */
export async function readStanding(admin: pg.Client): Promise<Standing | undefined> {
  const there = await admin.query<{ there: boolean }>(
    `select to_regclass('core.version_sql') is not null as there`,
  )
  if (there.rows[0]?.there !== true) return undefined
  // Reads `version` through `to_jsonb`: a database from before numbered releases has no such column.
  const { rows } = await admin.query<{ empreinte: string; version: string | null; stands: boolean }>(
    `select v.empreinte, to_jsonb(v) ->> 'version' as version,
            not exists (select from graphile_migrate.migrations m where m.date > v.applique_le) as stands
     from core.version_sql v order by v.rang desc limit 1`,
  )
  const [last] = rows
  if (last === undefined) return undefined
  const { stands, ...rules } = last
  return { ...rules, doors: stands && last.version !== null ? await readDoors(admin) : undefined }
}

/** Records the installed rules with their release. Also records if services with the previous rules may keep running. */
export async function noteVersion(
  admin: pg.Client,
  empreinte: string,
  before: Standing | undefined,
): Promise<void> {
  const { rows } = await admin.query<{ had: boolean }>(
    'select exists (select from core.version_sql v where v.empreinte = $1) as had',
    [empreinte],
  )
  const mayGoOn = rows[0]?.had === false && isNear(before) && (await closed(admin, before)).length === 0
  await admin.query(
    'insert into core.version_sql (empreinte, version, avec, applique_le) values ($1, $2, $3, now())',
    [empreinte, RELEASE, mayGoOn ? before?.empreinte : null],
  )
}

function isNear(before: Standing | undefined): boolean {
  const version = before?.version ?? ''
  return version.split('.')[0] === RELEASE.split('.')[0] && !isNewer(version, RELEASE)
}

async function closed(admin: pg.Client, before: Standing | undefined): Promise<string[]> {
  return before?.doors === undefined ? ['unknown'] : closedDoors(before.doors, await readDoors(admin))
}
