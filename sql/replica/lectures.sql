-- Returns for each table of a device's perimeter the SQL texts that read it: source, key, and a row
-- in the form that the replication service writes: booleans as 0 and 1, instants in UTC with
-- microseconds, other non-numeric values as text. `empreinte` changes with the opening of the table
-- and with its columns.
-- Spec: replication#par-pages.
create or replace function replica.lectures(p_appareil appareil.appareil)
returns table (rang integer, nom text, origine text, cle text, objet text, empreinte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_portee jsonb := (select jsonb_object_agg(p.nom, p.valeur)
                     from replica.portee(p_appareil) as p);
  v_ouverture record;
begin
  for rang, nom, cle, origine, objet in
    select s.rang, s.nom, s.cle, concat(s.relation, ' r where ', coalesce(nullif(s.condition, ''),
                                                                         'true')),
           format('json_build_object(''id'', c.id, %s)', string_agg(
             format('%L, %s', a.attname, format(case
               when a.atttypid = 'boolean'::regtype then '(c.r).%I::integer'
               when a.atttypid in ('smallint'::regtype, 'integer'::regtype, 'bigint'::regtype)
                 then '(c.r).%I'
               when a.atttypid = 'timestamptz'::regtype then 'to_char((c.r).%I at time zone'
                 ' ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.US"Z"'')'
               when a.atttypid = 'text[]'::regtype then 'array_to_json((c.r).%I)::text'
               else '(c.r).%I::text' end, a.attname)), ', ' order by k.ordre))
    from replica.sources() as s
      cross join unnest(string_to_array(s.colonnes, ' ')) with ordinality as k (colonne, ordre)
      join pg_catalog.pg_attribute a
        on a.attrelid = s.relation::regclass and a.attname = k.colonne
    group by s.rang, s.nom, s.relation, s.cle, s.condition
    order by s.rang
  loop
    for v_ouverture in select o.key, o.value from jsonb_each_text(v_portee) as o loop
      origine := regexp_replace(
        origine, format('(?<!:):%s\M', v_ouverture.key), v_ouverture.value, 'g');
    end loop;
    empreinte := to_hex(hashtextextended(concat(cle, origine, objet), 0));
    return next;
  end loop;
end
$$;
