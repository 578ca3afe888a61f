-- Writes the first version, with their initial contents, of the permission sets of the current
-- organization that have no version yet.
-- Spec: identites-et-droits#ensembles-defaut, identites-et-droits#ensembles,
--       organisations-et-modules#ouverture.
create or replace function utilisateur.verser_defauts(p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into utilisateur.ensemble_version
    (organisation_id, ensemble_id, version, libelle, permissions, le)
  select e.organisation_id, e.id, 1, e.libelle,
         array(select p.permission from utilisateur.ensemble_permission p
               where p.ensemble_id = e.id and p.incluse_pendant @> p_le order by p.permission),
         p_le
  from utilisateur.ensemble e
  where not exists (select from utilisateur.ensemble_version v where v.ensemble_id = e.id)
$$;
