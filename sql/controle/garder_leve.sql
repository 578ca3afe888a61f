-- Guards the control queue: a lifted control never changes, except for personal values that role
-- `purge` replaces, and no control is deleted.
-- Spec: file-de-controle#trace, conservation#role.
create or replace function controle.garder_leve() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert tg_op = 'UPDATE' and (old.statut = 'ouvert' or current_user = 'purge'),
    'a lifted control is never modified, and none is deleted';
  return new;
end
$$;
grant execute on function controle.garder_leve() to proprietaire;
