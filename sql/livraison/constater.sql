-- Opens controls for the findings about a note by present knowledge.
-- Spec: types-de-commandes#livraison-etablir-bon, file-de-controle#file.
-- Motifs: reference_inactive.
create or replace function livraison.constater(p_bon_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(
    (select b.commande_id from livraison.bon b where b.id = p_bon_id));
begin
  v_contexte.refs := (select r.refs from saisie.verifier_references(v_contexte) as r);
  perform constat.ouvrir(
    v_contexte.commande_id, 'livraison', p_bon_id, livraison.examiner(v_contexte), p_le);
end
$$;
