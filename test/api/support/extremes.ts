// Writes rows with extreme values (highest, lowest, invalid) of every type in every served column, as far as the table's
// constraints accept them.
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
} from 'postgraphile/graphql'
import { ORGANISATION } from '../../../demo/ids.ts'

const ODD = String.raw`E'\x01\x7f"\\{},\r\n' || U&'\2028\202E\FEFF\FFFD\+01F33E'`

/** SQL expressions for the highest, the lowest and the invalid values of each column type. */
const EXTREMES: Readonly<Record<string, readonly string[]>> = {
  timestamptz: [
    `'infinity'`,
    `'-infinity'`,
    `'9999-12-31 23:59:59.999999+00'`,
    `'0001-01-01 00:00:00+00'`,
    `'294276-12-31 23:59:59.999999+00'`,
  ],
  date: [`'infinity'`, `'-infinity'`, `'9999-12-31'`, `'0001-01-01'`, `'4713-01-01 BC'`],
  int8: ['9223372036854775807', '-9223372036854775808', '0', '-1'],
  int4: ['2147483647', '-2147483648', '0', '-1'],
  int2: ['32767', '-32768', '0', '-1'],
  bool: ['true', 'false'],
  numeric: [`'NaN'`, '999999999999.999999999999', '-999999999999.999999999999', '0.000000000001'],
  text: [`''`, ODD, `repeat('é', 5000)`],
  _text: [`'{}'`, `array[null, null]::text[]`, `array['"', ${ODD}, null, '{}', ',']`],
  _int8: [`'{}'`, `'{9223372036854775807,0}'`],
  _uuid: [`'{}'`, `array['ffffffff-ffff-ffff-ffff-ffffffffffff']::uuid[]`],
  jsonb: [
    `'null'`,
    `'"\\u2028"'`,
    `'[1e400, -1e400, 12345678901234567890.0123456789]'`,
    `'{"": null}'`,
    `(repeat('[', 900) || repeat(']', 900))::jsonb`,
  ],
  tstzrange: [
    `'empty'`,
    `'(,)'`,
    `'[-infinity,infinity]'`,
    `'[2026-01-01 00:00+00,10000-01-01 00:00+00)'`,
    `'(-infinity,2026-01-01 00:00+00]'`,
  ],
  tstzmultirange: [
    `'{}'`,
    `'{(,)}'`,
    `'{[-infinity,infinity]}'`,
    `'{[2026-01-01 00:00+00,10000-01-01 00:00+00)}'`,
    `'{[2025-01-01 00:00+00,2025-02-01 00:00+00),[2026-01-01 00:00+00,)}'`,
  ],
  geometry: ['null', `public.st_geomfromtext('POLYGON EMPTY', 4326)`],
  uuid: [`'00000000-0000-0000-0000-000000000000'`, `'ffffffff-ffff-ffff-ffff-ffffffffffff'`],
}

/** The number of calls of `WRITE` after which every extreme value was written. */
export const TURNS = Math.max(...Object.values(EXTREMES).map(({ length }) => length)) + 1

const quoted = (text: string) => `$x$${text}$x$`
const rows = Object.entries(EXTREMES).flatMap(([type, all]) =>
  all.map((value, index) => `('${type}', ${index}, ${quoted(value)})`),
)

/** SQL that prepares one row of each served table for writing, if the table has a row. */
export const PREPARE = `
create table public.extreme (type text, rang int, valeur text);
insert into public.extreme values ${rows.join(', ')};
create table public.colonne as
select t.nom::regclass as cible, a.attname as nom, y.typname as type, a.attnotnull as exigee,
       -- Ids of the row, or of another one, are no column values.
       exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype in ('p', 'f')
                 and a.attnum = any (k.conkey)) as cle,
       exists (select from pg_attribute o
               where o.attrelid = a.attrelid and o.attname = 'organisation_id') as locataire
from backoffice.table_lue t
  join pg_attribute a on a.attrelid = t.nom::regclass and a.attnum > 0 and not a.attisdropped
  join pg_type y on y.oid = a.atttypid
where t.lecteurs is not null and a.attgenerated = '' and a.attidentity <> 'a';
create table public.ligne (cible regclass primary key, place tid);
do $do$
declare
  t record;
  v_place tid;
begin
  for t in select cible, bool_or(locataire) as locataire from public.colonne group by cible
  loop
    -- The last one, so that neither the organization nor the accounts that read are touched.
    execute format('select ctid from %s %s order by ctid desc limit 1', t.cible,
      case when t.locataire then 'where organisation_id = ''${ORGANISATION.demo}''' end) into v_place;
    insert into public.ligne select t.cible, v_place where v_place is not null;
  end loop;
end $do$;
create function public.ecrire_extremes(p_tour int, p_types text[]) returns int language plpgsql as $f$
declare
  c record;
  v_place tid;
  v_ecrites int := 0;
begin
  set local session_replication_role = replica;
  for c in
    select k.*, case when p_tour = ${TURNS - 1} and not k.exigee then 'null' else e.valeur end as valeur
    from public.colonne k
      join public.ligne l on l.cible = k.cible
      join public.extreme e on e.type = k.type
        and e.rang = p_tour % (select count(*) from public.extreme o where o.type = e.type)
    where not k.cle and k.nom <> 'organisation_id' and k.type = any (coalesce(p_types, array[k.type]))
  loop
    begin
      execute format('update %s set %I = %s
        where ctid = (select place from public.ligne where cible = %L::regclass) returning ctid',
        c.cible, c.nom, c.valeur, c.cible) into strict v_place;
      update public.ligne set place = v_place where cible = c.cible;
      v_ecrites := v_ecrites + 1;
    exception when integrity_constraint_violation or program_limit_exceeded then
      null; -- it can not be written: nobody has to read it
    end;
  end loop;
  return v_ecrites;
end $f$`

/**
 * SQL that gives every empty table one row. Of the table's checks, only those on instants and those that require columns together
 * apply to this row.
 */
export const FILL = `
do $do$
declare
  t record;
  v_place tid;
  k text;
begin
  set local session_replication_role = replica;
  for t in
    select cible, string_agg(quote_ident(nom), ', ') as noms, string_agg(
      case when nom = 'organisation_id' then quote_literal('${ORGANISATION.demo}')
        when not exigee then 'null'
        when type = 'timestamptz' then 'now()' when type = 'date' then 'current_date'
        when type in ('int2', 'int4', 'int8', 'numeric') then '1' when type = 'bool' then 'true'
        when type in ('text', 'bytea') then '''x'''
        when type like E'\\\\_%' or type in ('tstzmultirange', 'json', 'jsonb') then '''{}'''
        when type = 'tstzrange' then '''[,]''' else 'gen_random_uuid()' end, ', ') as valeurs
    from public.colonne group by cible having cible not in (select l.cible from public.ligne l)
  loop
    for k in select conname from pg_constraint
             where conrelid = t.cible and contype = 'c' and conname not in ('parametre_invalide', 'prise_entiere')
    loop
      execute format('alter table %s drop constraint %I', t.cible, k);
    end loop;
    execute format('insert into %s (%s) values (%s) returning ctid', t.cible, t.noms, t.valeurs) into v_place;
    insert into public.ligne values (t.cible, v_place);
  end loop;
end $do$`

/**
 * SQL that writes extreme value number `$1` of its type into every column, or into those of types `$2`. If a constraint refuses
 * the value, the old one stays.
 */
export const WRITE = 'select public.ecrire_extremes($1, $2) as n'

/** A list of the GraphQL schema, with the scalar fields of its rows. */
export type ServedList = {
  readonly field: string
  readonly type: string
  readonly leaves: readonly string[]
  /** The columns that can order the list. */
  readonly orders: readonly string[]
}

/** Returns every list of a GraphQL schema, given the schema's text. */
export function servedLists(written: string): ServedList[] {
  const schema = buildSchema(written)
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const connection = getNamedType(field.type)
    if (!connection.name.endsWith('Connection') || !isObjectType(connection)) return []
    const type = connection.name.replace(/Connection$/, '')
    const row = schema.getType(type) as GraphQLObjectType
    const orderBy = getNamedType(field.args.find(({ name }) => name === 'orderBy')?.type ?? row)
    const orders = isEnumType(orderBy) ? orderBy.getValues().map(({ name }) => name) : []
    return [{ field: field.name, type, leaves: leavesOf(row), orders }]
  })
}

function leavesOf(row: GraphQLObjectType): string[] {
  return Object.values(row.getFields()).flatMap(({ name, type }) => {
    const named = getNamedType(type)
    if (isLeafType(named)) return [name]
    return named.name.endsWith('Range')
      ? [`${name} { start { value inclusive } end { value inclusive } }`]
      : []
  })
}
