-- Requires the conditions of an act on a payment before the request itself is checked: its state,
-- the acting person, and obstacles.
-- Spec: service#actes, paiements#seconde-personne, paiements#separation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: paiement_inconnu, transition_refusee, what `paiement.exiger_validable` and
--          `paiement.exiger_distinct` refuse.
create or replace function paiement.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement := paiement.exiger(p_id);
begin
  perform acte.exiger('paiement', p_id, v_paiement.statut, p_acte);
  if p_acte = 'valider' then
    perform paiement.exiger_validable(v_paiement, p_auteur_id, p_le);
  else
    perform paiement.exiger_distinct(v_paiement, p_auteur_id, p_le);
  end if;
end
$$;
