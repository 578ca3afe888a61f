-- The lots of an expedition whose product falls under the EU regulation on deforestation, with the
-- mass in g of each that stayed with the client: what came back is taken off all in proportion.
-- Spec: domain, setting `expedition.eudr.<product>`. Chosen: docs/decisions/0029-genealogie.md.
create or replace function matiere.soumis_eudr(p_expedition_id uuid, p_le timestamptz)
returns table (lot_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  with ligne as (
    select f.de_id as lot_id, sum(f.quantite_g)::bigint as quantite_g
    from matiere.filiation f
    where f.vers_id = p_expedition_id and f.vers_genre = 'expedition' and f.de_genre = 'lot'
      and not f.annulee
    group by f.de_id
  ),
  revenu as (
    select coalesce(sum(f.quantite_g), 0) as quantite_g from matiere.filiation f
    where f.de_id = p_expedition_id and f.de_genre = 'expedition' and not f.annulee
  ),
  livre as (
    select array_agg(l.lot_id order by l.lot_id) as lots,
           core.repartir(greatest(0, sum(l.quantite_g) - r.quantite_g)::bigint,
                         array_agg(l.quantite_g order by l.lot_id)) as masses
    from ligne l, revenu r group by r.quantite_g
  )
  select x.lot_id, x.quantite_g
  from livre v
    cross join lateral unnest(v.lots, v.masses) as x (lot_id, quantite_g)
    join lot.lot l on l.id = x.lot_id
    join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
  where reglage.valeur('expedition.eudr.' || p.code, p_le) = 'true';
end
$$;
