-- Returns the lines of a sale, each with its shipped mass, the returned part of it, and the
-- greatest mass that the tolerance allows to ship. A return does not reduce the shipped mass.
-- Spec: ventes-et-expeditions#solde.
-- Chosen: each line counts separately, since one product does not compensate for another; the
--         tolerance rounds down.
create or replace function vente.lignes(p_vente_id uuid)
returns table (
  rang smallint, produit_id uuid, quantite_g bigint, prix_kg bigint, expedie_g bigint,
  retourne_g bigint, maximum_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.rang, l.produit_id, l.quantite_g, l.prix_kg, coalesce(x.expedie_g, 0)::bigint,
         coalesce(x.retourne_g, 0)::bigint,
         l.quantite_g + l.quantite_g * v.tolerance_cp / 10000
  from vente.vente v
    join vente.ligne l on l.vente_id = v.id
    left join (
      select e.vente_ligne, sum(e.quantite_g) as expedie_g,
             sum(vente.retourne_g(e.expedition_id, e.rang)) as retourne_g
      from expedition.ligne e join expedition.expedition x on x.id = e.expedition_id
      where e.vente_id = p_vente_id and x.statut = 'validée'
      group by e.vente_ligne) as x on x.vente_ligne = l.rang
  where v.id = p_vente_id
  order by l.rang;
end
$$;
