-- Guards append-only tables: refuses every update, delete and truncate by any role, except that
-- role `purge` replaces personal values in the columns granted to it.
-- Spec: service#rien-n-est-efface, conservation#role.
create or replace function core.refuser_modification() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert current_user = 'purge' and tg_op = 'UPDATE',
    format('%I.%I is append-only: %s refused', tg_table_schema, tg_table_name, tg_op);
  return null;
end
$$;
grant execute on function core.refuser_modification() to proprietaire;
