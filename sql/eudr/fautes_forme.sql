-- Returns the faults of a plot's GeoJSON geometry, by the codes of `eudr.point`: a point for 4 ha
-- or more, a position with more than six decimals or off the earth, a vertex that the ring passes
-- twice, a ring that is open or not valid, a hole.
-- Spec: eudr#formes, terrain#point.
create or replace function eudr.fautes_forme(p_geometrie jsonb, p_surface_m2 bigint)
returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_anneau jsonb := case p_geometrie ->> 'type'
    when 'Polygon' then p_geometrie #> '{coordinates,0}'
    else jsonb_build_array(p_geometrie -> 'coordinates') end;
  v_fautes text[] := '{}';
  v_positions integer := jsonb_array_length(v_anneau);
  v_distinctes integer;
begin
  if p_geometrie ->> 'type' = 'Point' and not parcelle.point_suffit(p_surface_m2) then
    v_fautes := v_fautes || 'polygone'::text;
  end if;
  if exists (
    select from jsonb_array_elements(v_anneau) as p
    where min_scale((p ->> 0)::numeric) > 6 or min_scale((p ->> 1)::numeric) > 6
      or abs((p ->> 0)::numeric) > 180 or abs((p ->> 1)::numeric) > 90)
  then
    v_fautes := v_fautes || 'decimales'::text;
  end if;
  if p_geometrie ->> 'type' = 'Polygon' then
    v_distinctes := (select count(distinct p) from jsonb_array_elements(v_anneau) as p);
    if v_distinctes < v_positions - 1 then
      v_fautes := v_fautes || 'sommets'::text;
    end if;
    if v_positions < 4 or v_anneau -> 0 <> v_anneau -> -1
      or jsonb_array_length(p_geometrie -> 'coordinates') > 1
      or not public.st_isvalid(public.st_geomfromgeojson(p_geometrie))
    then
      v_fautes := v_fautes || 'forme'::text;
    end if;
  end if;
  return v_fautes;
end
$$;
