-- Creates a client organization with its default permission sets and the core module, and makes it
-- the current one.
-- Spec: organisations-et-modules#ouverture.
create or replace function organisation.creer(
  p_id uuid, p_code text, p_nom text, p_langue text, p_fuseau_horaire text, p_devise text,
  p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform p_le at time zone p_fuseau_horaire;  -- refuses a time zone that does not exist
  perform set_config('sillon.organisation_id', p_id::text, true);

  insert into organisation.organisation
    (id, code, nom, langue, fuseau_horaire, devise_defaut, cree_le)
  values (p_id, p_code, p_nom, p_langue, p_fuseau_horaire, p_devise, p_le);

  insert into utilisateur.ensemble (organisation_id, code, libelle)
  select distinct p_id, d.ensemble, d.libelle from utilisateur.ensemble_defaut d;

  insert into utilisateur.ensemble_permission
    (organisation_id, ensemble_id, permission, incluse_pendant)
  select p_id, e.id, d.permission, tstzmultirange(tstzrange(p_le, null))
  from utilisateur.ensemble_defaut d
    join utilisateur.ensemble e on e.organisation_id = p_id and e.code = d.ensemble;

  perform utilisateur.verser_defauts(p_le);
  perform module.activer('noyau', p_le);
  perform journal.consigner(p_le, 'organisation.creer', 'organisation', p_id);
  return p_id;
end
$$;
