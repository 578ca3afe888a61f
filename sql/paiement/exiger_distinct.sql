-- Checks that the acting person may pay the lines of a payment: neither this account nor another
-- account of the same person contributed to the due amounts (`paiement.ecartes_de`).
-- Spec: paiements#separation.
-- Refuses: separation_des_taches, personnes_non_distinctes.
create or replace function paiement.exiger_distinct(
  p_paiement paiement.paiement, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = any (p_paiement.ecartes) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  perform utilisateur.exiger_main_distincte(p_auteur_id, p_paiement.ecartes, p_le);
end
$$;
