-- Presents the stock of a campaign as its figures show it, by place and display category. Masses in
-- g.
-- Spec: packs-et-campagnes#tableau.
create or replace function lot.presenter_places(p_campagne_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'emplacement_id', s.emplacement_id, 'code', s.code, 'nom', s.nom, 'site', s.site,
      'categorie', s.categorie, 'lots', s.lots, 'quantite_g', s.quantite_g) order by s.rang), '[]')
    from lot.par_place(p_campagne_id) with ordinality as s (
      emplacement_id, code, nom, site, categorie, lots, quantite_g, rang));
end
$$;
