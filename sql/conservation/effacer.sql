-- Replaces the personal values of records of a kind by tombstones, in all tables; returns the
-- number of rows of each table. Only role `purge` may call it; a second call finds nothing.
-- Spec: conservation#valeurs, conservation#role.
create or replace function conservation.effacer(p_genre text, p_ids text[]) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_relation conservation.relation;
  v_nombre bigint;
  v_comptes jsonb := '{}';
begin
  for v_relation in
    select c.* from conservation.relation c where c.genre = p_genre order by c.relation
  loop
    execute conservation.instruction(v_relation, false) using p_ids;
    get diagnostics v_nombre = row_count;
    v_comptes := v_comptes || jsonb_build_object(v_relation.relation, v_nombre);
  end loop;
  return v_comptes;
end
$$;
grant execute on function conservation.effacer(text, text[]) to purge;
