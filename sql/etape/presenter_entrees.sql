-- Presents the inputs of a step as the API shows them, each with the present data of the lot.
-- Chosen: docs/decisions/0025-etapes.md. Masses in g.
create or replace function etape.presenter_entrees(p_etape_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'lot_id', n.lot_id, 'numero_officiel', l.numero_officiel, 'produit_id', l.produit_id,
      'statut', l.statut, 'categorie', lot.categorie(l.id),
      'qualites', lot.presenter_qualites(l.id), 'quantite_g', n.quantite_g) order by n.rang), '[]')
    from etape.entree n join lot.lot l on l.organisation_id = n.organisation_id and l.id = n.lot_id
    where n.etape_id = p_etape_id);
end
$$;
