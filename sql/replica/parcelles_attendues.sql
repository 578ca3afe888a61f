-- Returns the plots as phones must see them, calculated from the register alone. The phones' copy
-- is compared with the result.
-- Spec: terrain#geojson, replication#perimetre.
create or replace function replica.parcelles_attendues() returns setof replica.parcelle
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p.organisation_id, p.id, g.groupement_id, g.producteur_id, p.nom, p.surface_declaree_m2,
         coalesce(c.cultures, '[]'), v.id, public.st_asgeojson(v.forme, 7), v.surface_m2,
         v.perimetre_m, v.precision_mediane_cm, v.date_operation, p.fusionnee_dans,
         p.longitude_microdegres, p.latitude_microdegres
  from parcelle.parcelle p
    join parcelle.parcelle g on g.organisation_id = p.organisation_id
      and g.id = coalesce(p.fusionnee_dans, p.id)
    join producteur.producteur d on d.organisation_id = g.organisation_id
      and d.id = g.producteur_id
    left join parcelle.polygone_en_vigueur v on v.organisation_id = p.organisation_id
      and v.parcelle_id = p.id and p.fusionnee_dans is null
    left join (
      select k.organisation_id, k.parcelle_id,
             json_agg(json_build_object('produit_id', k.produit_id, 'part_cp', k.part_cp,
                                        'strate', k.strate, 'cycle', k.cycle)
                      order by k.produit_declare, k.strate desc, k.cycle nulls first)::text
               as cultures
      from parcelle.culture k
        left join (
          select distinct on (a.organisation_id, a.parcelle_id)
                 a.organisation_id, a.parcelle_id, a.id
          from parcelle.assolement a
          order by a.organisation_id, a.parcelle_id, a.le desc, a.commande_id desc, a.rang desc
        ) as d on d.organisation_id = k.organisation_id and d.parcelle_id = k.parcelle_id
      where k.assolement_id = d.id or k.assolement_id is null and d.id is null
      group by k.organisation_id, k.parcelle_id
    ) as c on c.organisation_id = p.organisation_id and c.parcelle_id = p.id
  where g.groupement_id is not null and upper_inf(g.actif_pendant) and upper_inf(d.actif_pendant)
$$;
