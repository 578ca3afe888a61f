-- Triggers that check that the ledger sums to zero and update the balances of lots, in every write:
-- for entries, over the rows of one statement; for a transfer, whose row always sums to zero, only
-- by its permitted accounts.
-- Spec: matiere#solde.
-- Chosen: docs/decisions/0074-cessions.md.
-- Why: `equilibre` checked the sum until `soldes` did both; it is dropped in the transaction that
--      creates the function of `soldes`, so that no entry is written between the two.
do $triggers$
begin
  if exists (select from pg_catalog.pg_trigger
             where tgrelid = 'matiere.ecriture'::regclass and tgname = 'equilibre') then
    drop trigger equilibre on matiere.ecriture;
  end if;
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'matiere.ecriture'::regclass and tgname = 'soldes') then
    create trigger soldes after insert on matiere.ecriture
      referencing new table as ecritures
      for each statement execute function matiere.tenir_soldes();
  end if;
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'matiere.mouvement'::regclass and tgname = 'cession') then
    create trigger cession after insert on matiere.mouvement
      for each row when (new.cession_g is not null)
      execute function matiere.garder_cession();
  end if;
end
$triggers$;
