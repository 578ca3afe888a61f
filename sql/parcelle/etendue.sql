-- What the map of the plots that somebody asks for has to show: the extent of their shapes, in
-- millionths of a degree, and how many there are in each state and category, those included that no
-- survey places.
-- Spec: terrain#carte.
-- Why: about the organization: read at once, and not plot by plot.
create or replace function parcelle.etendue(p_requete jsonb, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with retenue as materialized (
      select p.id from parcelle.parcelle p where parcelle.est_demandee(p, p_requete)
    ),
    relevee as materialized (
      select v.parcelle_id, v.forme::public.box3d as boite from parcelle.polygone_en_vigueur v
    ),
    vue as materialized (
      select s.etat, s.categorie, r.boite
      from parcelle.situer(array(select t.id from retenue t), false, p_le) as s
        left join relevee r on r.parcelle_id = s.parcelle_id
      where s.etat = coalesce(p_requete ->> 'etat', s.etat)
        and s.categorie = coalesce(p_requete ->> 'categorie', s.categorie)
    )
    select json_build_object(
      'parcelles', (select count(*) from vue), 'situees', (select count(v.boite) from vue v),
      'etendue', (
        select case when count(v.boite) > 0 then json_build_object(
          'ouest_microdegres', floor(min(public.st_xmin(v.boite)) * 1000000)::integer,
          'sud_microdegres', floor(min(public.st_ymin(v.boite)) * 1000000)::integer,
          'est_microdegres', ceil(max(public.st_xmax(v.boite)) * 1000000)::integer,
          'nord_microdegres', ceil(max(public.st_ymax(v.boite)) * 1000000)::integer) end
        from vue v),
      'etats', (
        select json_object_agg(e.etat, (select count(*) from vue v where v.etat = e.etat)
                               order by e.rang)
        from unnest('{en_vigueur,bloquee,chevauchement,invalide,sans_releve,sortie}'::text[])
          with ordinality as e (etat, rang)),
      'categories', (
        select json_object_agg(c.categorie,
                               (select count(*) from vue v where v.categorie = c.categorie)
                               order by c.rang)
        from unnest('{bio,conversion,conventionnel,hors_statut}'::text[])
          with ordinality as c (categorie, rang))));
end
$$;
