-- Creates a function of `v1` with a generated body.
-- Why: the setting makes PostgreSQL plan the cursors in the body for their first row
--      (porte.ecrire_suite).
-- Chosen: docs/decisions/0055-portes-en-lignes.md, docs/performance.md#lists.
create or replace function porte.poser(p_nom text, p_corps text, p_table text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  execute format(
    'create or replace function v1.%I(p_appelant jsonb, p_requete jsonb) returns json
       language plpgsql security definer set search_path = pg_catalog, pg_temp %s as %L',
    p_nom, case when p_corps ~ '\mfetch v_suite\M' then 'set cursor_tuple_fraction = 0' end,
    p_corps);
  execute format('grant execute on function v1.%I(jsonb, jsonb) to api', p_nom);
  execute format('comment on function v1.%I(jsonb, jsonb) is %L', p_nom,
                 format('Made from its row of %s.', p_table));
end
$$;
