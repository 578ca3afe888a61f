-- Presents a lot as lists show it. Mass in g.
-- Spec: lots#lot, matiere#solde.
create or replace function lot.presenter(p_lot lot.lot) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_lot.id, 'numero_officiel', p_lot.numero_officiel, 'nature', p_lot.nature,
      'statut', p_lot.statut, 'campagne_id', p_lot.campagne_id, 'produit_id', p_lot.produit_id,
      'quantite_g', q.quantite_g, 'disponible', p_lot.statut = 'validé' and q.quantite_g > 0,
      'categorie_affichage', lot.categorie(p_lot.id),
      'qualites', lot.presenter_qualites(p_lot.id),
      'emplacement_id', p_lot.emplacement_id, 'reception_id', p_lot.reception_id,
      'etape_id', p_lot.etape_id, 'parent_id', p_lot.parent_id, 'rappel_id', p_lot.rappel_id,
      'actes_possibles', lot.actes_possibles(p_lot),
      'cree_le', core.horodatage(p_lot.cree_le), 'auteur_id', p_lot.auteur_id)
    from lot.quantite(p_lot.id) as q (quantite_g));
end
$$;
