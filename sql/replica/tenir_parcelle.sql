-- Updates the phones' copy of a plot to the present register: only plots held by a member with a
-- group, with the survey in force, the aliases and the quality states.
-- Spec: terrain#geojson, replication#perimetre.
-- Locks: the plot's row of the copy, first, so that a survey that waited reads the result of the
--        one before it.
create or replace function replica.tenir_parcelle(p_organisation_id uuid, p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_nom uuid;
  v_noms uuid[];
  v_parcelle parcelle.parcelle;
  v_releve parcelle.polygone_en_vigueur;
begin
  perform from replica.parcelle r
  where r.organisation_id = p_organisation_id and r.id = p_id for no key update;
  select p.* into v_parcelle from parcelle.parcelle p
  where p.organisation_id = p_organisation_id and p.id = p_id
    and p.groupement_id is not null and upper_inf(p.actif_pendant)
    and (select upper_inf(d.actif_pendant) from producteur.producteur d
         where d.organisation_id = p.organisation_id and d.id = p.producteur_id);
  v_noms := array(
    select p_id
    union all
    select p.id from parcelle.parcelle p
    where p.organisation_id = p_organisation_id and p.fusionnee_dans = p_id and p.id <> p_id);
  if v_parcelle.id is null then
    foreach v_nom in array v_noms loop
      delete from replica.parcelle r
      where r.organisation_id = p_organisation_id and r.id = v_nom;
    end loop;
    return;
  end if;
  -- The lookup is a statement of its own, because in the join below the view would be calculated
  -- for every plot of the organization.
  select v.* into v_releve from parcelle.polygone_en_vigueur v
  where v.organisation_id = p_organisation_id and v.parcelle_id = p_id;
  insert into replica.parcelle as r
    (organisation_id, id, groupement_id, producteur_id, nom, surface_declaree_m2, cultures,
     polygone_id, geojson, surface_m2, perimetre_m, precision_mediane_cm, releve_le,
     fusionnee_dans, longitude_microdegres, latitude_microdegres)
  select p.organisation_id, p.id, v_parcelle.groupement_id, v_parcelle.producteur_id, p.nom,
         p.surface_declaree_m2, replica.cultures(p.id), v.id,
         public.st_asgeojson(v.forme, 7), v.surface_m2, v.perimetre_m, v.precision_mediane_cm,
         v.date_operation, p.fusionnee_dans, p.longitude_microdegres, p.latitude_microdegres
  from unnest(v_noms) as n (id)
    -- A lateral subquery, because an OR condition would search all rows of the organization
    -- (docs/performance.md#plans).
    cross join lateral (
      select d.* from parcelle.parcelle d
      where d.organisation_id = p_organisation_id and d.id = n.id offset 0) as p
    left join lateral (select v_releve.*) as v on v.parcelle_id = p.id
      and p.fusionnee_dans is null
  on conflict (organisation_id, id) do update
  set groupement_id = excluded.groupement_id, producteur_id = excluded.producteur_id,
      nom = excluded.nom, surface_declaree_m2 = excluded.surface_declaree_m2,
      cultures = excluded.cultures, polygone_id = excluded.polygone_id,
      geojson = excluded.geojson, surface_m2 = excluded.surface_m2,
      perimetre_m = excluded.perimetre_m, precision_mediane_cm = excluded.precision_mediane_cm,
      releve_le = excluded.releve_le, fusionnee_dans = excluded.fusionnee_dans,
      longitude_microdegres = excluded.longitude_microdegres,
      latitude_microdegres = excluded.latitude_microdegres
  where r is distinct from excluded;
  perform replica.tenir_statuts(p_organisation_id, p_id);
end
$$;
