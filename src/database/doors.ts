// What a service asks the database by: the doors that it calls and the columns that it reads. Rules that keep all of them may be
// served by the version before for a while (docs/decisions/0095-montee-sans-arret.md).
import type pg from 'pg'
import { RELEASE } from './sources.ts'

/** A function that a service calls, or a column that it reads: its name, what it takes and answers. */
export type Door = {
  readonly name: string
  readonly takes: readonly string[]
  /** How many of these must be given. */
  readonly needs: number
  readonly answers: string
}

/** The schemas in which services stand: their doors, what GraphQL reads, and reports. */
const ROOMS = ['v1', 'backoffice', 'rapports']

/** The doors of the database as it stands. */
export async function readDoors(admin: pg.Client): Promise<Door[]> {
  const { rows } = await admin.query<Door>(
    `select n.nspname || '.' || p.proname as name, p.pronargs - p.pronargdefaults as needs,
            array(select coalesce(p.proargnames[place], '') || ' ' || type::regtype
                  from unnest(p.proargtypes::oid[]) with ordinality as t (type, place) order by place) as takes,
            pg_get_function_result(p.oid) as answers
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any ($1)
     union all
     select format('%s.%s.%s', n.nspname, c.relname, a.attname), 0, '{}', format_type(a.atttypid, a.atttypmod)
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm')
       join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and a.attnum > 0 and not a.attisdropped`,
    [ROOMS],
  )
  return rows
}

/** The doors of before that are gone, or that who called them can not call as before. */
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

/** Notes the rules that were just made, with the release that made them, and whether the services of before may go on. */
export async function noteVersion(
  admin: pg.Client,
  empreinte: string,
  before: readonly Door[],
): Promise<void> {
  const { rows } = await admin.query<{ empreinte: string; version: string | null }>(
    'select empreinte, version from core.version_sql order by rang desc limit 1',
  )
  const [last] = rows
  const isNear = last?.version?.split('.')[0] === RELEASE.split('.')[0]
  const mayGoOn = isNear && closedDoors(before, await readDoors(admin)).length === 0
  await admin.query(
    'insert into core.version_sql (empreinte, version, avec, applique_le) values ($1, $2, $3, now())',
    [empreinte, RELEASE, mayGoOn ? last?.empreinte : null],
  )
}
