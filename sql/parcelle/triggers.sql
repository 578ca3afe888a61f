-- Spec: terrain#transfert.
do $triggers$
begin
  if not exists (
    select from pg_catalog.pg_trigger
    where tgrelid = 'parcelle.transfert'::regclass and tgname = 'marquer_transfert'
  ) then
    create trigger marquer_transfert after insert on parcelle.transfert
      for each row execute function parcelle.marquer_transfert();
  end if;
end
$triggers$;
