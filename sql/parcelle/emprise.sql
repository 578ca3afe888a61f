-- Returns the extent of a tile with a margin of a 64th of its size: west, south, east and north, in
-- millionths of a degree.
-- Spec: terrain#carte.
create or replace function parcelle.emprise(p_cadre public.geometry) returns integer[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_terre public.box3d := public.st_transform(p_cadre, 4326)::public.box3d;
  v_marge double precision := (public.st_xmax(v_terre) - public.st_xmin(v_terre)) / 64;
begin
  return array[
    floor((public.st_xmin(v_terre) - v_marge) * 1000000)::integer,
    floor((public.st_ymin(v_terre) - v_marge) * 1000000)::integer,
    ceil((public.st_xmax(v_terre) + v_marge) * 1000000)::integer,
    ceil((public.st_ymax(v_terre) + v_marge) * 1000000)::integer];
end
$$;
