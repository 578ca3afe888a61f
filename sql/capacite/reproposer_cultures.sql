-- Sends capacities back to validation after the declared crops of a plot changed: only capacities
-- of raw materials whose share, stratum or cycle on the plot changed.
-- Spec: terrain#cultures.
-- Locks: the producer's balances, in the order of their keys.
create or replace function capacite.reproposer_cultures(
  p_parcelle_id uuid, p_producteur_id uuid, p_avant uuid, p_apres uuid, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_matieres text[];
begin
  with avant as (
    select c.produit_id, c.part_cp, c.strate, c.cycle
    from parcelle.cultures_de(p_parcelle_id, p_avant) as c
  ),
  apres as (
    select c.produit_id, c.part_cp, c.strate, c.cycle
    from parcelle.cultures_de(p_parcelle_id, p_apres) as c
  ),
  changee as materialized (
    (select a.* from avant a except select b.* from apres b)
    union all
    (select b.* from apres b except select a.* from avant a)
  )
  select array_agg(distinct p.code) into v_matieres
  from produit.produit p where p.id in (select c.produit_id from changee c);
  if v_matieres is not null then
    perform capacite.reproposer_parcelle(p_parcelle_id, p_producteur_id, p_producteur_id,
                                         v_matieres, p_auteur_id, p_le);
  end if;
end
$$;
