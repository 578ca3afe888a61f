-- Returns the goods of a statement: each product once, with its customs code, the commodity of
-- Annex I that the longest beginning of the code names, and its exact net mass in g.
-- Spec: eudr#contenu, eudr#annexe.
create or replace function eudr.marchandises(p_lots uuid[], p_quantites_g bigint[]) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'produit_id', m.id, 'code', m.code, 'nom_fr', m.nom_fr, 'nom_en', m.nom_en,
      'code_nc', m.code_nc, 'nom_scientifique', m.nom_scientifique,
      'matiere', (
        select a.matiere from eudr.annexe a
        where starts_with(m.code_nc, a.prefixe) order by length(a.prefixe) desc limit 1),
      'quantite_g', m.quantite_g) order by m.code), '[]')
    from (
      select p.id, p.code, p.nom_fr, p.nom_en, p.code_nc, p.nom_scientifique,
             sum(d.quantite_g)::bigint as quantite_g
      from unnest(p_lots, p_quantites_g) as d (lot_id, quantite_g)
        join lot.lot l on l.id = d.lot_id
        join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
      group by p.organisation_id, p.id) as m);
end
$$;
