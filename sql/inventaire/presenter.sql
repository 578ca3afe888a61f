-- Presents an inventory as lists show it, with the sums of its shortages and surpluses, in g.
-- Spec: inventaires#proposition, identites-et-droits#noms.
create or replace function inventaire.presenter(p_inventaire inventaire.inventaire) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_inventaire.id, 'emplacement_id', p_inventaire.emplacement_id,
      'surplus_emplacement_id', p_inventaire.surplus_emplacement_id,
      'date_operation', core.horodatage(p_inventaire.date_operation),
      'statut', p_inventaire.statut, 'note', p_inventaire.note,
      'lots', count(*), 'theorique_g', coalesce(sum(c.theorique_g), 0),
      'manque_g', coalesce(sum(greatest(c.theorique_g - c.compte_g, 0)), 0),
      'surplus_g', coalesce(sum(greatest(c.compte_g - c.theorique_g, 0)), 0),
      'cree_le', core.horodatage(p_inventaire.cree_le), 'auteur_id', p_inventaire.auteur_id,
      'auteur_nom', utilisateur.nom_affichable(p_inventaire.auteur_id),
      'decide_le', core.horodatage(p_inventaire.decide_le),
      'decide_par', p_inventaire.decide_par,
      'decide_par_nom', utilisateur.nom_affichable(p_inventaire.decide_par),
      'raison', p_inventaire.raison)
    from inventaire.comptage c where c.inventaire_id = p_inventaire.id);
end
$$;
