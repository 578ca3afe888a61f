-- Corrects the written amounts of a reception to the amounts due now, after an event: a validation
-- or its undoing, a changed collection, a return. Ignores receptions from before the service
-- counted money until a person starts them.
-- Spec: paiements#difference, paiements#avant.
-- Chosen: docs/decisions/0072-paiements.md.
-- Locks: nothing: its callers hold the reception.
create or replace function paiement.arreter(
  p_reception_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if paiement.reception_suivie(p_reception_id) then
    perform paiement.aligner(p_reception_id, p_auteur_id, p_le);
  end if;
end
$$;
