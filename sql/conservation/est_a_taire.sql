-- Returns whether a JSON value has personal members, or a part that can not be searched.
-- Spec: conservation#valeurs.
-- Why: two texts of one value are only equal as `jsonb`.
create or replace function conservation.est_a_taire(p_valeur json) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_valeur::text ~ '\\u(0000|[dD][89a-fA-F])' then true
           else p_valeur::jsonb <> conservation.taire(p_valeur, 'effacé')::jsonb end;
end
$$;
grant execute on function conservation.est_a_taire(json) to purge;
