-- Guards the money ledger in every write: the entries sum to zero.
-- Spec: paiements#livre.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'paiement.ecriture'::regclass and tgname = 'equilibre') then
    create trigger equilibre after insert on paiement.ecriture
      referencing new table as ecritures
      for each statement execute function paiement.garder_equilibre();
  end if;
end
$triggers$;
