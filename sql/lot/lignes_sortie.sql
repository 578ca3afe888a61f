-- Returns the lines of matter that leaves a lot. A return goes to the producer, collection by
-- collection, or to the supplier. Destroyed matter and samples go to losses.
-- Spec: lots#sorties.
create or replace function lot.lignes_sortie(
  p_lot lot.lot, p_sortie lot.sortie_lot, p_rendu jsonb) returns matiere.ligne[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot uuid := matiere.compte_de('lot', p_lot.id);
  v_vers uuid := case
    when p_sortie.producteur_id is not null
      then matiere.compte_de('producteur', p_sortie.producteur_id)
    when p_sortie.fournisseur_id is not null
      then matiere.compte_de('fournisseur', p_sortie.fournisseur_id)
    else matiere.compte_de('perte', null) end;
begin
  return array(
    select (l.compte_id, p_lot.produit_id, l.sens * r.quantite_g, r.collecte_id)::matiere.ligne
    from jsonb_to_recordset(case p_rendu when '[]' then jsonb_build_array(jsonb_build_object(
             'quantite_g', p_sortie.quantite_g)) else p_rendu end)
           as r (collecte_id uuid, quantite_g bigint),
         (values (v_lot, -1), (v_vers, 1)) as l (compte_id, sens));
end
$$;
