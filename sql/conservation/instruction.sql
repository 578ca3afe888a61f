-- Returns a statement for a table's row of `conservation.relation`: it replaces the personal values
-- of the table's rows by tombstones, or counts the rows that still have such values. A tombstone
-- holds the SHA-256 of all personal values of its row together, because a single value, such as a
-- telephone number, could be guessed from its hash. A JSON object stays an object, for its readers.
-- Spec: conservation#valeurs.
-- Why: the columns of a dozen tables are rows; each statement only contains names that migrations
--      and rules wrote.
create or replace function conservation.instruction(
  p_relation conservation.relation, p_compte boolean) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_marque text := format(
    '''effacé sha256:'' || '
      'encode(sha256(convert_to(jsonb_build_array(%s)::text, ''UTF8'')), ''hex'')',
    (select string_agg(format('r.%I::text', c), ', ') from unnest(
       p_relation.textes || p_relation.vides || p_relation.entiers || p_relation.documents) as c));
  v_colonnes text;
  v_reste text;
begin
  with colonne (ordre, nom, valeur, reste) as (
    select 1, c, format('case when r.%1$I like ''effacé sha256:%%'' then r.%1$I '
                        'when r.%1$I is not null then m.marque end', c),
           format('r.%I not like ''effacé sha256:%%''', c)
    from unnest(p_relation.textes) as c
    union all
    select 2, c, 'null', format('r.%I is not null', c) from unnest(p_relation.vides) as c
    union all
    select 3, c, format('case when r.%1$I::text ~ ''^({"efface": )?"effacé sha256:'' then r.%1$I '
                        'when jsonb_typeof(r.%1$I) = ''object'' '
                          'then jsonb_build_object(''efface'', m.marque) '
                        'when r.%1$I is not null then to_jsonb(m.marque) end', c),
           format('r.%I::text !~ ''^({"efface": )?"effacé sha256:''', c)
    from unnest(p_relation.entiers) as c
    union all
    select 4, a.attname, format('conservation.taire(r.%I::json, m.marque)::%s', a.attname,
                                format_type(a.atttypid, null)),
           format('conservation.est_a_taire(r.%I::json)', a.attname)
    from pg_catalog.pg_attribute a
    where a.attrelid = p_relation.relation::regclass and a.attname = any (p_relation.documents)
  )
  select string_agg(format('%I = %s', c.nom, c.valeur), ', ' order by c.ordre, c.nom),
         string_agg(c.reste, ' or ' order by c.ordre, c.nom)
  into v_colonnes, v_reste
  from colonne c;
  return case when p_compte
    then format('select count(*) from %s as r where %s and (%s)', p_relation.relation,
                p_relation.condition, v_reste)
    else format(
      'with marque as materialized ('
        'select r.ctid as place, %1$s as marque from %2$s as r where %3$s and (%4$s)) '
      'update %2$s as r set %5$s from marque m where r.ctid = m.place', v_marque,
      p_relation.relation, p_relation.condition, v_reste, v_colonnes) end;
end
$$;
grant execute on function conservation.instruction(conservation.relation, boolean) to purge;
