-- Requires that whoever acts on a payment may pay its lines: they had no hand in what is due.
-- Spec: paiements#separation.
-- Refuses: separation_des_taches.
create or replace function paiement.exiger_distinct(
  p_paiement paiement.paiement, p_auteur_id uuid) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = any (p_paiement.ecartes) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
end
$$;
