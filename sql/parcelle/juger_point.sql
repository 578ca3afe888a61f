-- Lists what is wrong with a plot that is described by a point (longitude, latitude) and its
-- declared surface, in m2: the point is outside the bounds of WGS 84, there is no surface, or the
-- surface is so large that the outline is required.
-- Spec: terrain#point.
-- Motifs: polygone_invalide.
create or replace function parcelle.juger_point(p_point jsonb, p_surface_m2 bigint)
returns commande.constat[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_raison text := case
    when abs((p_point ->> 0)::numeric) > 180 or abs((p_point ->> 1)::numeric) > 90
      then 'hors_bornes'
    when coalesce(p_surface_m2, 0) = 0 then 'point_sans_surface'
    when not parcelle.point_suffit(p_surface_m2) then 'point_trop_grand' end;
begin
  return case when v_raison is null then '{}'::commande.constat[]
    else array[('polygone_invalide', null, null, jsonb_build_object(
      'raison', v_raison, 'surface_declaree_m2', p_surface_m2))::commande.constat] end;
end
$$;
