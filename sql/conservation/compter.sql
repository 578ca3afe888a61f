-- Counts the effects of an erasure at a date without erasing anything: records by kind, rows with
-- personal values by table, and objects. Records that depend on records erased in the same run
-- count too.
-- Spec: conservation#essai.
create or replace function conservation.compter(p_genre text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids text[] := array(
    select x from conservation.echus(p_genre, conservation.limite(p_le)) as x
    where not exists (select from conservation.efface e where e.id = x and e.genre = p_genre));
  v_relation conservation.relation;
  v_nombre bigint;
  v_comptes jsonb := '{}';
begin
  for v_relation in
    select c.* from conservation.relation c where c.genre = p_genre order by c.relation
  loop
    execute conservation.instruction(v_relation, true) into v_nombre using v_ids;
    v_comptes := v_comptes || jsonb_build_object(v_relation.relation, v_nombre);
  end loop;
  return jsonb_build_object(
    'nombre', cardinality(v_ids), 'tables', v_comptes,
    'objets', (select count(*) from conservation.objets(p_genre, v_ids)));
end
$$;
