-- Returns the plots of each producer at an instant, producers without a plot included, and their
-- area under each referential ticked then.
-- Spec: registres#membres, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
-- Why: the plots of one producer are looked up among their present and former plots, so that a
--      request for one member does not read all plots.
create or replace function rapports.parcelles_membre_a(p_le timestamptz)
returns table (le timestamptz, nom text, prenoms text, parcelles uuid[], surfaces jsonb,
               producteur_id uuid)
language sql stable
begin atomic
  select p_le as le, p.nom, p.prenoms, t.parcelles, t.surfaces, p.id as producteur_id
  from producteur.producteur p
    cross join lateral (
      select coalesce(max(s.parcelles), '{}') as parcelles,
             coalesce(jsonb_object_agg(s.referentiel, s.m2)
                        filter (where s.referentiel is not null), '{}') as surfaces
      from (
        select k.key as referentiel, array_agg(x.parcelle_id order by x.parcelle_id) as parcelles,
               jsonb_build_object(
                 'bio_m2', coalesce(sum(x.surface_m2) filter (where k.value = 'bio'), 0),
                 'conversion_m2',
                 coalesce(sum(x.surface_m2) filter (where k.value = 'conversion'), 0),
                 'conventionnel_m2',
                 coalesce(sum(x.surface_m2) filter (where k.value = 'conventionnel'), 0)) as m2
        from (
            select q.id from parcelle.parcelle q
            where q.organisation_id = p.organisation_id and q.producteur_id = p.id
            union
            select y.parcelle_id
            from (
                select p.id
                union all
                select z.id from producteur.producteur z
                where z.organisation_id = p.organisation_id and z.fusionne_dans = p.id) as z
              join parcelle.transfert y
                on y.organisation_id = p.organisation_id and z.id in (y.ancien_id, y.producteur_id)
          ) as h
          join rapports.parcelle_a(p_le) as x
            on x.parcelle_id = h.id and x.producteur_id = p.id
          left join lateral jsonb_each_text(x.categories) as k on true
        group by k.key) as s) as t
  where p.fusionne_dans is null;
end;
comment on function rapports.parcelles_membre_a(timestamptz) is
  'The plots that each producer held at p_le, and their area in m2 under each referential ticked '
  'then.';
grant execute on function rapports.parcelles_membre_a(timestamptz) to rapports;
