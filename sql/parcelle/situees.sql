-- Returns the requested plots whose survey in force lies within an extent (west, south, east and
-- north, in millionths of a degree): its shape, its surface (m2), and the state and category of the
-- plot.
-- Spec: terrain#carte, terrain#releve.
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
      select (q.d).id, (q.d).nom, (q.d).producteur_id, v.forme, v.surface_m2
      from unnest(p_ids) as i (id)
        cross join lateral (
          select e.forme, e.surface_m2 from parcelle.polygone_en_vigueur e
          where e.parcelle_id = i.id offset 0) as v
        cross join lateral (
          select d from parcelle.parcelle d where d.id = i.id offset 0) as q (d)
      where public.st_xmin(v.forme::public.box3d) * 1000000 <= p_emprise[3]
        and public.st_xmax(v.forme::public.box3d) * 1000000 >= p_emprise[1]
        and public.st_ymin(v.forme::public.box3d) * 1000000 <= p_emprise[4]
        and public.st_ymax(v.forme::public.box3d) * 1000000 >= p_emprise[2]
        and parcelle.est_demandee(q.d, p_filtre)
    )
    select v.id, v.nom, v.producteur_id, v.forme, v.surface_m2, s.etat, s.categorie
    from vue v
      join parcelle.situer(array(select w.id from vue w), true, p_le) as s on s.parcelle_id = v.id
    where s.etat = coalesce(p_filtre ->> 'etat', s.etat)
      and s.categorie = coalesce(p_filtre ->> 'categorie', s.categorie);
end
$$;
