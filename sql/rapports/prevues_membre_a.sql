-- Returns the estimated yield of the plots of each producer at an instant: the latest estimate of
-- each product of each plot, among those made before it and not cancelled.
-- Spec: registres#membres, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.prevues_membre_a(p_le timestamptz)
returns table (le timestamptz, estimations jsonb, producteur_id uuid)
language sql stable
begin atomic
  select p_le as le, y.estimations, t.producteur_id
  from rapports.parcelles_membre_a(p_le) as t
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
               'parcelle_id', x.parcelle_id, 'campagne_id', x.campagne_id,
               'produit_id', x.produit_id, 'quantite_g', x.quantite_g,
               'date_prevue', x.date_prevue) order by x.parcelle_id, x.produit_id), '[]')
               as estimations
      from (
        select distinct on (z.parcelle_id, z.produit_id) z.parcelle_id, z.campagne_id,
               z.produit_id, z.quantite_g, z.date_prevue
        from recolte.estimation z
        where z.parcelle_id = any (t.parcelles) and z.date_operation < p_le and not exists (
          select from commande.annulation u
          where u.organisation_id = z.organisation_id and u.commande_id = z.commande_id)
        order by z.parcelle_id, z.produit_id, z.date_operation desc, z.id) as x) as y;
end;
comment on function rapports.prevues_membre_a(timestamptz) is
  'The latest estimate of each product of each plot that each producer held at p_le, in g.';
grant execute on function rapports.prevues_membre_a(timestamptz) to rapports;
