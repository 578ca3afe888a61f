-- Draws a shape for a tile of 4,096 units. First leaves out the corners that are less than a pixel
-- (eight by eight units) away from the line.
-- Spec: terrain#carte.
-- Why: if a shape with thousands of corners is rounded to the grid of a tile, its sides cross each
--      other, and the repair of the shape takes seconds.
create or replace function parcelle.dessiner(p_forme public.geometry, p_cadre public.geometry)
returns public.geometry
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cadre public.box2d := p_cadre::public.box2d;
  v_pixel double precision := (public.st_xmax(v_cadre) - public.st_xmin(v_cadre)) / 512;
begin
  return public.st_asmvtgeom(
    public.st_simplifyvw(public.st_transform(p_forme, 3857), v_pixel * v_pixel), v_cadre, 4096,
    64, true);
end
$$;
