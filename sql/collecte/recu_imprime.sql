-- Returns the contents of the receipt that a phone printed, for a collection whose paper did not
-- change: the declared and weighed values, and the number and states that its command returned.
-- Spec: documents#recu, documents#remplacement.
-- Chosen: docs/decisions/0078-documents.md.
-- Why: later facts (a number, a reference that arrived, a merge, a downgrade) are in the row and
--      not on the printed paper.
create or replace function collecte.recu_imprime(p_collecte collecte.collecte, p_langue text)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  p_collecte.campagne_id := p_collecte.campagne_declaree;
  p_collecte.producteur_id := p_collecte.producteur_declare;
  p_collecte.parcelle_id := p_collecte.parcelle_declaree;
  p_collecte.produit_id := p_collecte.produit_declare;
  p_collecte.numero_officiel := (
    select r.numero_officiel from commande.commande_resultat r
    where r.organisation_id = p_collecte.organisation_id
      and r.commande_id = p_collecte.commande_id);
  return collecte.dire_recu(p_collecte, p_langue, 1, p_collecte.recue_le);
end
$$;
