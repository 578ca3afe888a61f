-- Guards the money ledger: the entries that one statement inserts sum to zero per movement and
-- currency.
-- Spec: paiements#livre.
-- Why: a constraint cannot sum over rows; a statement-level trigger sees all entries of a movement
--      at once.
create or replace function paiement.garder_equilibre() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert not exists (
    select from ecritures e
    group by e.organisation_id, e.mouvement_id, e.devise having sum(e.montant) <> 0),
    'a movement''s entries do not sum to zero per currency';
  return null;
end
$$;
grant execute on function paiement.garder_equilibre() to proprietaire;
