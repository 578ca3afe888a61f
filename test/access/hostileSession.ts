// Attacks that a login makes through its own session: temporary types, casts, operators, functions and tables with names that
// rules use.
import type { Client } from 'pg'
import { ORGANISATION } from '../../demo/ids.ts'

/** The data that a session reached: the rows of each readable relation, and the roles under which a spy function ran. */
export type Seen = {
  readonly rows: Record<string, string>
  readonly answered: number
  readonly acted: string[]
}

// Creates casts from every type to types with names that rules use; each cast runs the spy function as the current role.
const SPIES = `
  create function pg_temp.espion() returns boolean language plpgsql
    as $$ begin raise notice 'espion %', current_user; return true; end $$;
  do $spies$
  declare v_type record;
  begin
    for v_type in
      select t.typname as nom, t.oid::pg_catalog.regtype as vrai from pg_catalog.pg_type t
      where t.typnamespace in ('pg_catalog'::pg_catalog.regnamespace, 'public'::pg_catalog.regnamespace)
        and t.typtype in ('b', 'r', 'm') and t.typname !~ '^_' and t.typname not in (select unnest($1::text[]))
    loop
      begin
        execute format('create domain pg_temp.%I as %s check (pg_temp.espion())', v_type.nom,
          case when v_type.vrai::text ~ '^(geometry|geography|box[23]d|gbtreekey)' then 'public.' || v_type.nom
               else 'pg_catalog.' || quote_ident(v_type.nom) end);
      exception when others then null;
      end;
    end loop;
  end $spies$`

// An enumeration named uuid; its casts return another organization's id for every value.
const LENDER = `
  create type pg_temp.uuid as enum ('VICTIM');
  create function pg_temp.preter(pg_catalog.text) returns pg_temp.uuid language sql
    as $$ select 'VICTIM'::pg_temp.uuid $$;
  create function pg_temp.rendre(pg_temp.uuid) returns pg_catalog.uuid language sql
    as $$ select 'VICTIM'::pg_catalog.uuid $$;
  create cast (pg_catalog.text as pg_temp.uuid) with function pg_temp.preter(pg_catalog.text) as implicit;
  create cast (pg_temp.uuid as pg_catalog.uuid) with function pg_temp.rendre(pg_temp.uuid) as implicit;
  create function pg_temp.pareil(pg_catalog.uuid, pg_temp.uuid) returns boolean language sql as $$ select true $$;
  create operator pg_temp.= (leftarg = pg_catalog.uuid, rightarg = pg_temp.uuid, function = pg_temp.pareil);
  create operator pg_temp.= (leftarg = pg_catalog.uuid, rightarg = pg_catalog.uuid, function = pg_temp.egal)`

const FUNCTIONS = `
  create function pg_temp.egal(pg_catalog.uuid, pg_catalog.uuid) returns boolean language sql as $$ select true $$;
  create function pg_temp.current_setting(pg_catalog.text, boolean) returns pg_catalog.text language sql
    as $$ select 'VICTIM'::pg_catalog.text $$;
  create function pg_temp.quote_ident(pg_catalog.text) returns pg_catalog.text language sql as $$ select '' $$;
  create function pg_temp.organisation_id() returns pg_catalog.uuid language sql
    as $$ select 'VICTIM'::pg_catalog.uuid $$`

// Creates tables and views in every schema, `pg_catalog` included, with the names of existing ones.
const RELATIONS = `
  do $relations$
  declare v_nom pg_catalog.name;
  begin
    for v_nom in select distinct c.relname from pg_catalog.pg_class c
      where c.relkind in ('r', 'v') and c.relnamespace <> 'information_schema'::pg_catalog.regnamespace
        and c.relpersistence = 'p' and c.relname ~ '^(pg_(class|roles|proc|type|authid|settings)$|[^p])'
    loop
      execute format(case when length(v_nom) % 2 = 0 then 'create temporary table %I (organisation_id pg_catalog.uuid)'
        else 'create temporary view %I as select null::pg_catalog.uuid as organisation_id' end, v_nom);
    end loop;
  end $relations$`

/** The attacks on a session; after each of them the session is still usable. */
export const ATTACKS: Readonly<Record<string, readonly string[]>> = {
  spies: [SPIES.replace('$1::text[]', `'{bool}'::text[]`)],
  'an enumeration that lends an id': [FUNCTIONS, LENDER],
  'functions and relations of known names': [FUNCTIONS, RELATIONS],
}

/** Runs the statements of an attack on the other organization's data. */
export async function attack(client: Client, statements: readonly string[]): Promise<void> {
  for (const text of statements) await client.query(text.replaceAll('VICTIM', ORGANISATION.voisine))
}

/** Reads every relation and calls every function that the login may use; rolls back the writes. */
export async function tryAll(client: Client): Promise<Seen> {
  const acted = new Set<string>()
  const hear = ({ message = '' }) => /^espion /.test(message) && acted.add(message.slice(7))
  client.on('notice', hear)
  await client.query('begin')
  const rows: Record<string, string> = {}
  for (const relation of await readable(client))
    rows[relation] = await attempt(client, `select count(*) as n from ${relation}`)
  let answered = 0
  for (const call of await callable(client)) answered += (await attempt(client, call)) === '42501' ? 0 : 1
  await client.query('rollback')
  client.off('notice', hear)
  return { rows, answered, acted: [...acted] }
}

/** Returns the first value of the response, or the code of the error. */
async function attempt(client: Client, text: string): Promise<string> {
  await client.query('savepoint essai')
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
    return String(rows[0]?.[0])
  } catch (error) {
    await client.query('rollback to savepoint essai')
    return (error as { code?: string }).code ?? String(error)
  }
}

const OURS = `n.nspowner = 'proprietaire'::pg_catalog.regrole and n.nspname !~ '^graphile_'
  and pg_catalog.has_schema_privilege(n.oid, 'usage')`

async function readable(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ nom: string }>(
    `select pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(c.relname) as nom
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'v') and pg_catalog.has_table_privilege(c.oid, 'select') and ${OURS} order by 1`,
  )
  return rows.map(({ nom }) => nom)
}

/** The claims of a DEMO administrator's token, as the service passes them to the database. */
export const CALLER = {
  emetteur: 'https://id.example.org',
  sujet: 'x',
  identifiant: 'admin',
  identifiant_sur: 'admin',
  organisations: ['DEMO'],
  roles: ['editeur_admin', 'editeur_support'],
  x_organisation: null,
}
const ASKED = { id: ORGANISATION.demo, organisation_id: ORGANISATION.demo, limite: 5 }

// Returns a call of every function that the login may execute, with a real caller and a request that is as valid as possible.
async function callable(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ appel: string }>(
    `select case p.prokind when 'p' then 'call ' else 'select ' end || pg_catalog.quote_ident(n.nspname) || '.'
         || pg_catalog.quote_ident(p.proname) || '(' || coalesce((
           select string_agg(case a.type when 'jsonb'::pg_catalog.regtype
               then case when p.proargnames[a.rang] = 'p_appelant' then $1 else $2 end
               else 'null' end, ', ' order by a.rang)
           from unnest(p.proargtypes) with ordinality as a (type, rang)), '') || ')' as appel
     from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
     where p.prorettype <> 'trigger'::pg_catalog.regtype and pg_catalog.has_function_privilege(p.oid, 'execute')
       and p.prokind = 'f' and ${OURS} order by 1`,
    [`'${JSON.stringify(CALLER)}'`, `'${JSON.stringify(ASKED)}'`],
  )
  return rows.map(({ appel }) => appel)
}
