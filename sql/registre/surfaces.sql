-- Returns the area of plots at a date under each referential that is ticked then, in m2: organic,
-- in conversion, and conventional, which includes plots without a state. A plot counts by its
-- survey in force then, else by its declared surface.
-- Spec: registres#membres.
create or replace function registre.surfaces(p_parcelles uuid[], p_au timestamptz)
returns table (referentiel_code text, bio_m2 bigint, conversion_m2 bigint,
               conventionnel_m2 bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with parcelle as materialized (
    select p.id, coalesce(
        (select d.surface_m2 from parcelle.releve_date d
         where d.parcelle_id = p.id and d.en_vigueur @> p_au limit 1),
        p.surface_declaree_m2, 0)::bigint as surface_m2
    from parcelle.parcelle p where p.id = any (p_parcelles)
  ),
  part as (
    select k.referentiel_code, p.surface_m2, (
        select e.categorie_affichage
        from conformite.statut_parcelle s
          join conformite.etat e
            on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
        where s.parcelle_id = p.id and s.referentiel_code = k.referentiel_code
          and s.periode @> p_au) as categorie
    from conformite.referentiel_coche k cross join parcelle p
    where k.coche_pendant @> p_au
  )
  select t.referentiel_code,
         coalesce(sum(t.surface_m2) filter (where t.categorie = 'bio'), 0)::bigint,
         coalesce(sum(t.surface_m2) filter (where t.categorie = 'conversion'), 0)::bigint,
         coalesce(sum(t.surface_m2) filter (
           where t.categorie is null or t.categorie not in ('bio', 'conversion')), 0)::bigint
  from part t group by t.referentiel_code;
end
$$;
