-- Returns the fields whose value changed, with the new value; null for a field that is not given
-- any more.
-- Spec: file-de-controle#correction.
create or replace function producteur.champs_changes(p_avant jsonb, p_apres jsonb) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(k.champ, coalesce(p_apres -> k.champ, 'null')), '{}')
  from jsonb_object_keys(p_avant || p_apres) as k (champ)
  where coalesce(p_avant -> k.champ, 'null') <> coalesce(p_apres -> k.champ, 'null')
$$;
