-- Corrects the written amounts of a reception to the amounts due now: the difference becomes new
-- lines; existing lines are never edited.
-- Spec: paiements#difference.
-- Chosen: docs/decisions/0072-paiements.md.
-- Locks: nothing: its callers hold the reception.
create or replace function paiement.aligner(
  p_reception_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform paiement.inscrire(
    paiement.a_ecrire(
      array(select d from paiement.dues_de_reception(p_reception_id) as d),
      array(select c from paiement.creance c where c.reception_id = p_reception_id)),
    p_auteur_id, p_le);
end
$$;
