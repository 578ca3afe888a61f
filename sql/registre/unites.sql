-- Returns the production units of a member's plots at a date: name, area and place of each plot by
-- its survey in force then, else as declared, and the products that it grew then. Area in m2, place
-- in millionths of a degree.
-- Spec: registres#membres.
create or replace function registre.unites(p_parcelles uuid[], p_au timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'parcelle_id', p.id, 'nom', p.nom,
      'surface_m2', coalesce(r.surface_m2, p.surface_declaree_m2, 0)::bigint,
      'longitude_microdegres', coalesce(
        round(public.st_x(r.point) * 1000000)::integer, p.longitude_microdegres),
      'latitude_microdegres', coalesce(
        round(public.st_y(r.point) * 1000000)::integer, p.latitude_microdegres),
      'produits', (
        select coalesce(jsonb_agg(distinct coalesce(c.produit_id, c.produit_declare)), '[]')
        from parcelle.cultures_de(p.id, parcelle.assolement_au(p.id, p_au)) as c)) order by p.id),
      '[]')
    from parcelle.parcelle p
      left join lateral (
        select d.surface_m2, public.st_pointonsurface(d.forme) as point
        from parcelle.releve_date d
        where d.parcelle_id = p.id and d.en_vigueur @> p_au limit 1) as r on true
    where p.id = any (p_parcelles));
end
$$;
