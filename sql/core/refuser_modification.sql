-- Guard of append-only tables: refuses every update, delete and truncate, whoever asks.
-- Spec: service#rien-n-est-efface.
create or replace function core.refuser_modification() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert false, format('%I.%I is append-only: %s refused', tg_table_schema, tg_table_name, tg_op);
  return null;
end
$$;
grant execute on function core.refuser_modification() to proprietaire;
