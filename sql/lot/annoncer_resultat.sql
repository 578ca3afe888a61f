-- Presents a laboratory's result with its effect on the lot and on the goods made and shipped from
-- it.
-- Spec: lots#analyses.
create or replace function lot.annoncer_resultat(
  p_resultat lot.resultat_analyse, p_lot_id uuid, p_mis uuid[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'resultat', lot.presenter_resultat(p_resultat),
    'mis_en_quarantaine', p_lot_id = any (p_mis),
    'retenu', exists (select from lot.analyses_retenues(p_lot_id)),
    'lot', lot.etat_du_stock(p_lot_id),
    'descendants', (
      select coalesce(jsonb_agg(lot.etat_du_stock(d.id) order by d.id), '[]')
      from genealogie.descendants(array[p_lot_id]) as d
      where d.genre = 'lot' and d.id <> p_lot_id),
    'expeditions', lot.expediees(array[p_lot_id]));
end
$$;
