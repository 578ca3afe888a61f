-- Returns the plots of the organization that share more land with one or all surveys of a plot than
-- the setting allows while both are in force. Each pair of plots gives one finding, that of the
-- largest shared surface, with both surfaces and the share. Leaves out pairs with an open control,
-- and pairs whose two surveys a decision accepted or settled. A survey with comparisons that are
-- too costly has one finding for all of them.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
-- Motifs: chevauchement_parcelle, polygone_invalide.
create or replace function parcelle.trouver_chevauchements(
  p_parcelle_id uuid, p_polygone_id uuid, p_le timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum bigint := reglage.entier('parcelles.chevauchement_min_m2', p_le);
begin
  return array(
    with trouve as materialized (
      select r.polygone_id, r.surface_m2, r.autre_id, r.autre_polygone_id, r.autre_surface_m2,
             r.commune_m2, r.periode
      from parcelle.recouvrements(p_parcelle_id, p_polygone_id) as r
    ),
    commun as materialized (
      select distinct on (r.autre_id) r.*
      from trouve r
      where r.commune_m2 > v_minimum
        and not parcelle.chevauchement_connu(
          coalesce(p_parcelle_id, p_polygone_id), r.polygone_id, r.autre_id, r.autre_polygone_id,
          upper(r.periode))
      order by r.autre_id, r.commune_m2 desc, r.autre_polygone_id, r.polygone_id
    ),
    constat as (
      select 'chevauchement_parcelle' as motif, c.commune_m2, c.autre_id, jsonb_build_object(
        'polygone_id', c.polygone_id, 'surface_m2', c.surface_m2, 'minimum_m2', v_minimum,
        'autre_id', c.autre_id, 'du', core.horodatage(lower(c.periode)),
        'au', core.horodatage(upper(c.periode)),
        'parcelles', jsonb_build_array(jsonb_build_object(
          'parcelle_id', c.autre_id, 'polygone_id', c.autre_polygone_id,
          'surface_m2', c.autre_surface_m2, 'commune_m2', c.commune_m2,
          'part_cp', c.commune_m2 * 10000 / least(c.surface_m2, c.autre_surface_m2)))) as details
      from commun c
      union all
      select 'polygone_invalide', 0, null, jsonb_build_object(
        'polygone_id', t.polygone_id, 'raison', 'trop_complexe',
        'incomparables', jsonb_agg(distinct t.autre_id))
      from trouve t where t.commune_m2 is null group by t.polygone_id
    )
    select (k.motif, null, null, k.details)::commande.constat
    from constat k order by k.commune_m2 desc, k.autre_id, k.details ->> 'polygone_id');
end
$$;
