-- Returns the production units of each producer at an instant: name, area in m2, place in
-- millionths of a degree and products of each plot that they held.
-- Spec: registres#membres, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.productions_membre_a(p_le timestamptz)
returns table (le timestamptz, surface_m2 bigint, unites jsonb, producteur_id uuid)
language sql stable
begin atomic
  select p_le as le, y.surface_m2, y.unites, t.producteur_id
  from rapports.parcelles_membre_a(p_le) as t
    cross join lateral (
      select coalesce(sum(u.surface_m2), 0)::bigint as surface_m2,
             coalesce(jsonb_agg(jsonb_build_object(
               'parcelle_id', u.id, 'nom', u.nom, 'surface_m2', u.surface_m2,
               'longitude_microdegres', u.longitude, 'latitude_microdegres', u.latitude,
               'produits', u.produits) order by u.id), '[]') as unites
      from (
        select p.id, p.nom, coalesce(r.surface_m2, p.surface_declaree_m2, 0)::bigint as surface_m2,
               coalesce(round(public.st_x(r.point) * 1000000)::integer, p.longitude_microdegres)
                 as longitude,
               coalesce(round(public.st_y(r.point) * 1000000)::integer, p.latitude_microdegres)
                 as latitude,
               (select coalesce(jsonb_agg(distinct coalesce(c.produit_id, c.produit_declare)), '[]')
                from parcelle.culture c
                where c.organisation_id = p.organisation_id and c.parcelle_id = p.id
                  and c.assolement_id is not distinct from a.id) as produits
        from parcelle.parcelle p
          left join lateral (
            select x.id from parcelle.assolement x
            where x.organisation_id = p.organisation_id and x.parcelle_id = p.id and x.le <= p_le
            order by x.le desc, x.commande_id desc, x.rang desc limit 1) as a on true
          left join lateral (
            select g.surface_m2, public.st_pointonsurface(g.forme) as point
            from parcelle.polygone g
            where g.organisation_id = p.organisation_id and g.parcelle_id = p.id
              and g.forme is not null and g.date_operation <= p_le
              and not exists (
                select from parcelle.polygone s
                where s.organisation_id = g.organisation_id and s.remplace_id = g.id)
              and not exists (
                select from commande.annulation n
                where n.organisation_id = g.organisation_id and n.commande_id = g.commande_id)
            order by g.date_operation desc, g.id desc limit 1) as r on true
        where p.id = any (t.parcelles)) as u) as y;
end;
comment on function rapports.productions_membre_a(timestamptz) is
  'The plots that each producer held at p_le, each with its area, place and products.';
grant execute on function rapports.productions_membre_a(timestamptz) to rapports;
