-- Makes a function of `v1` from the body that was written for it.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.poser(p_nom text, p_corps text, p_table text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  execute format(
    'create or replace function v1.%I(p_appelant jsonb, p_requete jsonb) returns json
       language plpgsql security definer set search_path = pg_catalog, pg_temp as %L',
    p_nom, p_corps);
  execute format('grant execute on function v1.%I(jsonb, jsonb) to api', p_nom);
  execute format('comment on function v1.%I(jsonb, jsonb) is %L', p_nom,
                 format('Made from its row of %s.', p_table));
end
$$;
