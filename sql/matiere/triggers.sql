-- The ledger's balance is checked, and the balances of lots are kept, by the database itself,
-- whoever writes.
-- Spec: matiere#solde.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'matiere.ecriture'::regclass and tgname = 'soldes') then
    create trigger soldes after insert on matiere.ecriture
      referencing new table as ecritures
      for each statement execute function matiere.tenir_soldes();
  end if;
end
$triggers$;
