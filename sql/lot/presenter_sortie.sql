-- Presents an output of a lot (sample, loss, destruction, return) to the API, with the laboratory
-- results of a sample.
-- Spec: lots#sorties. Masses in g.
create or replace function lot.presenter_sortie(p_sortie lot.sortie_lot) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_sortie.id, 'lot_id', p_sortie.lot_id, 'genre', p_sortie.genre,
      'quantite_g', p_sortie.quantite_g, 'mouvement_id', p_sortie.mouvement_id,
      'contrepasse_par', (select m.id from matiere.mouvement m
                          where m.contrepasse_id = p_sortie.mouvement_id),
      'raison', p_sortie.raison, 'producteur_id', p_sortie.producteur_id,
      'fournisseur_id', p_sortie.fournisseur_id, 'destinataire', p_sortie.destinataire,
      'preuve', p_sortie.preuve, 'date_operation', core.horodatage(p_sortie.date_operation),
      'auteur_id', p_sortie.auteur_id, 'le', core.horodatage(p_sortie.le),
      'collectes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'collecte_id', r.collecte_id, 'quantite_g', r.quantite_g) order by r.collecte_id), '[]')
        from lot.collecte_rendue r where r.sortie_id = p_sortie.id),
      'resultats', (
        select coalesce(jsonb_agg(lot.presenter_resultat(a) order by a.le, a.id), '[]')
        from lot.resultat_analyse a where a.sortie_id = p_sortie.id)));
end
$$;
