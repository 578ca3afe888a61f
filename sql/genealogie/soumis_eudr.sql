-- Returns the lots of an expedition with a product under the EU regulation on deforestation, by the
-- setting at its date or at any later time: shipped goods may come under the obligation later, and
-- stay under it. Each has the mass in g that stayed with the client; returned goods are subtracted
-- from the lot with which they were shipped.
-- Spec: ventes-et-expeditions#eudr.
-- Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.soumis_eudr(
  p_expedition_id uuid, p_date timestamptz, p_le timestamptz)
returns table (lot_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
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
    select coalesce(v.parent_id, v.id) as lot_id, sum(f.quantite_g)::bigint as quantite_g
    from matiere.filiation f
      join lot.lot v on v.organisation_id = f.organisation_id and v.id = f.vers_id
    where f.de_id = p_expedition_id and f.de_genre = 'expedition' and not f.annulee
    group by 1
  ),
  livre as (
    select l.lot_id, greatest(0, l.quantite_g - coalesce(r.quantite_g, 0)) as quantite_g
    from ligne l left join revenu r on r.lot_id = l.lot_id
  )
  select x.lot_id, x.quantite_g
  from livre x
    join lot.lot l on l.id = x.lot_id
    join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
  where reglage.valeur('expedition.eudr.' || p.code, p_date) = 'true'
    or exists (select from reglage.reglage r
               where r.cle = 'expedition.eudr.' || p.code and r.valeur = 'true'
                 and r.depuis > p_date and r.depuis <= p_le);
end
$$;
