-- A shape as it is drawn in a tile of 4,096 units: corners that stand out by less than a pixel, of
-- eight units by eight, are left out first.
-- Spec: terrain#carte.
-- Why: on the grid of a tile thousands of corners cross each other, which takes seconds to mend.
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
