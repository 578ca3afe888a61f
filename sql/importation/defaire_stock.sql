-- Takes back lots, while nothing was taken from them.
-- Spec: imports#annulation, lots#reprise.
-- Refuses: annulation_impossible.
-- Locks: the lots and their balances, by id.
create or replace function importation.defaire_stock(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform lot.retirer_reprises(p_ids, p_raison, p_auteur_id, p_le);
end
$$;
