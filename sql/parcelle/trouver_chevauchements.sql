-- The plots of the organization whose survey in force overlaps a new survey by more than the
-- minimum of the settings, with both surfaces and the share, as one finding.
-- Spec: Conflict handling, «overlapping plots: `chevauchement_parcelle` above a minimum overlap
--       surface parameter».
-- Motifs: chevauchement_parcelle.
create or replace function parcelle.trouver_chevauchements(
  p_parcelle_id uuid, p_polygone_id uuid, p_le timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum bigint := reglage.entier('parcelles.chevauchement_min_m2', p_le);
  v_nouveau record;
  v_chevauchements jsonb;
begin
  select g.forme, g.surface_m2 into v_nouveau from parcelle.polygone g where g.id = p_polygone_id;
  with voisin as materialized (
    select distinct g.organisation_id, g.parcelle_id
    from parcelle.polygone g
    where g.forme operator(public.&&) v_nouveau.forme
      and g.parcelle_id <> coalesce(p_parcelle_id, p_polygone_id)
  ),
  commun as (
    select v.parcelle_id, e.surface_m2,
           round(public.st_area(
             public.st_intersection(e.forme, v_nouveau.forme)::public.geography
           )::numeric)::bigint as commune_m2
    from voisin v
      -- the limit keeps the view from being reckoned for every plot of the organization
      cross join lateral (
        select f.forme, f.surface_m2 from parcelle.polygone_en_vigueur f
        where f.organisation_id = v.organisation_id and f.parcelle_id = v.parcelle_id limit 1) as e
      join parcelle.parcelle p on p.organisation_id = v.organisation_id and p.id = v.parcelle_id
    where p.actif_pendant @> p_le and p.fusionnee_dans is null
      and public.st_intersects(e.forme, v_nouveau.forme)
  )
  select jsonb_agg(jsonb_build_object(
           'parcelle_id', c.parcelle_id, 'surface_m2', c.surface_m2, 'commune_m2', c.commune_m2,
           'part_cp', c.commune_m2 * 10000 / least(c.surface_m2, v_nouveau.surface_m2))
           order by c.commune_m2 desc, c.parcelle_id)
  into v_chevauchements
  from commun c where c.commune_m2 > v_minimum;
  return case when v_chevauchements is null then '{}'::commande.constat[]
    else array[('chevauchement_parcelle', null, null, jsonb_build_object(
      'polygone_id', p_polygone_id, 'surface_m2', v_nouveau.surface_m2, 'minimum_m2', v_minimum,
      'parcelles', v_chevauchements))::commande.constat] end;
end
$$;
