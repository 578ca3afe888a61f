-- Returns the requested plots with a survey in force, or a point in place of a survey, within an
-- extent (west, south, east and north, in millionths of a degree). Each has its shape, its surface
-- (m2), its state and its category.
-- Spec: terrain#carte, terrain#releve, terrain#point.
create or replace function parcelle.situees(
  p_emprise integer[], p_ids uuid[], p_filtre jsonb, p_le timestamptz)
returns table (parcelle_id uuid, nom text, producteur_id uuid, forme public.geometry,
               surface_m2 bigint, etat text, categorie text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with vue as materialized (
      select (q.d).id, (q.d).nom, (q.d).producteur_id, f.forme,
             coalesce(v.surface_m2, (q.d).surface_declaree_m2) as surface_m2,
             v.forme is not null as est_relevee
      from unnest(p_ids) as i (id)
        cross join lateral (
          select d from parcelle.parcelle d where d.id = i.id offset 0) as q (d)
        left join lateral (
          select e.forme, e.surface_m2 from parcelle.polygone_en_vigueur e
          where e.parcelle_id = i.id offset 0) as v on true
        cross join lateral (
          select coalesce(v.forme, public.st_setsrid(public.st_makepoint(
            (q.d).longitude_microdegres / 1000000.0,
            (q.d).latitude_microdegres / 1000000.0), 4326)) as forme) as f
      where public.st_xmin(f.forme::public.box3d) * 1000000 <= p_emprise[3]
        and public.st_xmax(f.forme::public.box3d) * 1000000 >= p_emprise[1]
        and public.st_ymin(f.forme::public.box3d) * 1000000 <= p_emprise[4]
        and public.st_ymax(f.forme::public.box3d) * 1000000 >= p_emprise[2]
        and parcelle.est_demandee(q.d, p_filtre)
    )
    select v.id, v.nom, v.producteur_id, v.forme, v.surface_m2, s.etat, s.categorie
    from vue v
      join parcelle.situer(
        array(select w.id from vue w), (select bool_and(w.est_relevee) from vue w), p_le) as s
        on s.parcelle_id = v.id
    where s.etat = coalesce(p_filtre ->> 'etat', s.etat)
      and s.categorie = coalesce(p_filtre ->> 'categorie', s.categorie);
end
$$;
