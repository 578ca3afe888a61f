-- Presents a place as the API shows it, with its stock and its warnings. Masses in g.
-- Spec: lots#capacite-du-lieu, lots#qualites-admises.
-- Calls up: lot.alertes_place.
create or replace function emplacement.presenter(
  p_place emplacement.emplacement, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_place.id, 'code', p_place.code, 'nom', p_place.nom, 'site', p_place.site,
      'capacite_g', p_place.capacite_g, 'stock_g', emplacement.stock_g(p_place.id),
      'qualites_admises', array(
        select a.categorie from emplacement.qualite_admise a
        where a.emplacement_id = p_place.id order by a.categorie),
      'qualites_par_referentiel', (
        select coalesce(json_object_agg(r.code, r.categories order by r.code), '{}')
        from (select a.referentiel_code as code, array_agg(a.categorie order by a.categorie)
                       as categories
              from emplacement.admission a where a.emplacement_id = p_place.id
              group by a.referentiel_code) as r),
      'actif', p_place.actif_pendant @> p_le, 'alertes', lot.alertes_place(p_place, p_le),
      'cree_le', core.horodatage(p_place.cree_le),
      'historique', (
        select coalesce(json_agg(json_build_object(
          'champs', h.champs, 'le', core.horodatage(h.le), 'raison', h.raison,
          'auteur_id', h.auteur_id) order by h.rang), '[]')
        from emplacement.changement h where h.emplacement_id = p_place.id)));
end
$$;
