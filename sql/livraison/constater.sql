-- Opens controls for the findings about a note by present knowledge, and for its collections under
-- control.
-- Spec: types-de-commandes#livraison-etablir-bon, file-de-controle#file, commandes#dependance.
-- Motifs: reference_inactive, dependance_en_controle.
create or replace function livraison.constater(p_bon_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(
    (select b.commande_id from livraison.bon b where b.id = p_bon_id));
  v_lues record := saisie.verifier_references(v_contexte);
begin
  v_contexte.refs := v_lues.refs;
  perform constat.ouvrir(
    v_contexte.commande_id, 'livraison', p_bon_id, livraison.examiner(v_contexte) || array(
      select k from unnest(v_lues.constats) as k
      where k.motif = 'dependance_en_controle' and k.details ->> 'entite' = 'collecte'), p_le);
end
$$;
