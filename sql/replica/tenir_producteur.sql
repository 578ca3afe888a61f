-- Updates the phones' copy of a producer to the present register: members with a group, with the
-- aliases that were merged into them; no other producer.
-- Spec: replication#perimetre.
-- Why: rules of replication use no joins, so each row contains its group.
-- Locks: the rows of the copy, under the lock of the producer's own row.
create or replace function replica.tenir_producteur(p_organisation_id uuid, p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur producteur.producteur;
  v_nom uuid;
  v_noms uuid[] := array(
    select p_id
    union all
    select p.id from producteur.producteur p
    where p.organisation_id = p_organisation_id and p.fusionne_dans = p_id and p.id <> p_id);
begin
  select p.* into v_producteur from producteur.producteur p
  where p.organisation_id = p_organisation_id and p.id = p_id;
  if v_producteur.groupement_id is null or not upper_inf(v_producteur.actif_pendant) then
    foreach v_nom in array v_noms loop
      delete from replica.producteur r
      where r.organisation_id = p_organisation_id and r.id = v_nom;
    end loop;
    return;
  end if;
  insert into replica.producteur as r
    (organisation_id, id, groupement_id, nom, prenoms, sexe, date_naissance, telephone, localite,
     version, fusionne_dans)
  select p.organisation_id, p.id, v_producteur.groupement_id, p.nom, p.prenoms, p.sexe,
         p.date_naissance, p.telephone, p.localite, p.version, p.fusionne_dans
  from unnest(v_noms) as n (id)
    -- A lateral subquery, because a condition on several keys with an order would search all rows
    -- of the organization (docs/performance.md#plans).
    cross join lateral (
      select d.* from producteur.producteur d
      where d.organisation_id = p_organisation_id and d.id = n.id offset 0) as p
  order by n.id
  on conflict (organisation_id, id) do update
  set groupement_id = excluded.groupement_id, nom = excluded.nom, prenoms = excluded.prenoms,
      sexe = excluded.sexe, date_naissance = excluded.date_naissance,
      telephone = excluded.telephone, localite = excluded.localite, version = excluded.version,
      fusionne_dans = excluded.fusionne_dans
  where r is distinct from excluded;
end
$$;
