-- Returns a payload with `true` at every member named for an identity document, at any depth.
-- Spec: identites-et-droits#piece-identite.
create or replace function fiche.sans_piece(p_valeur jsonb) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case jsonb_typeof(p_valeur)
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case
        when e.value = 'null' then e.value
        when e.key ~* 'piece' then 'true'
        else fiche.sans_piece(e.value) end), '{}')
      from jsonb_each(p_valeur) as e)
    when 'array' then (
      select coalesce(jsonb_agg(fiche.sans_piece(e.value) order by e.rang), '[]')
      from jsonb_array_elements(p_valeur) with ordinality as e (value, rang))
    else p_valeur end;
end
$$;
