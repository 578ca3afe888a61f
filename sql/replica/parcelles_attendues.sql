-- The plots as phones must see them, reckoned from the register alone: what the copy is compared
-- with.
-- Spec: Events, «plots with current polygon version»; «polygons arrive as GeoJSON text».
create or replace function replica.parcelles_attendues() returns setof replica.parcelle
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p.organisation_id, p.id, g.groupement_id, g.producteur_id, p.nom, p.surface_declaree_m2,
         coalesce(c.cultures, '[]'), v.id, public.st_asgeojson(v.forme, 7), v.surface_m2,
         v.perimetre_m, v.precision_mediane_cm, v.date_operation, p.fusionnee_dans
  from parcelle.parcelle p
    join parcelle.parcelle g on g.organisation_id = p.organisation_id
      and g.id = coalesce(p.fusionnee_dans, p.id)
    join producteur.producteur d on d.organisation_id = g.organisation_id
      and d.id = g.producteur_id
    left join parcelle.polygone_en_vigueur v on v.organisation_id = p.organisation_id
      and v.parcelle_id = p.id and p.fusionnee_dans is null
    left join (
      select k.organisation_id, k.parcelle_id,
             json_agg(json_build_object('produit_id', k.produit_id, 'part_cp', k.part_cp)
                      order by k.produit_declare)::text as cultures
      from parcelle.culture k group by k.organisation_id, k.parcelle_id
    ) as c on c.organisation_id = p.organisation_id and c.parcelle_id = p.id
  where g.groupement_id is not null and upper_inf(g.actif_pendant) and upper_inf(d.actif_pendant)
$$;
