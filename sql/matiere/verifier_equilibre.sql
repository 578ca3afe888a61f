-- Guard of the ledger: the entries that one statement inserts sum to zero per movement and product.
-- Spec: matiere#equilibre.
-- Why: a constraint cannot sum over rows; a statement-level trigger sees all entries of a movement
--      at once.
create or replace function matiere.verifier_equilibre() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert not exists (
    select from ecritures e
    group by e.organisation_id, e.mouvement_id, e.produit_id
    having sum(e.quantite_g) <> 0
  ), 'a movement''s entries do not sum to zero per product';
  return null;
end
$$;
grant execute on function matiere.verifier_equilibre() to proprietaire;
