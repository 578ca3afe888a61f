-- Guards the lots: states change along their matrix, and no lot is deleted.
-- Spec: lots#passages.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'lot.lot'::regclass and tgname = 'garder_statut') then
    create trigger garder_statut before update or delete on lot.lot
      for each row execute function lot.garder_statut();
    create trigger ajout_seul before truncate on lot.lot
      for each statement execute function core.refuser_modification();
  end if;
end
$triggers$;
