-- Spec: terrain#transfert.
-- Why: the trigger and the default are created together, so a plot without a value existed before
--      the trigger.
do $triggers$
begin
  if not exists (
    select from pg_catalog.pg_trigger
    where tgrelid = 'parcelle.transfert'::regclass and tgname = 'marquer_transfert'
  ) then
    create trigger marquer_transfert after insert on parcelle.transfert
      for each row execute function parcelle.marquer_transfert();
    alter table parcelle.parcelle alter column transferee set default false;
  end if;
end
$triggers$;
