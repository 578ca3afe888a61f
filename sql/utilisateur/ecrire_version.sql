-- Gives a permission set its contents from a date on, and writes the version with these contents.
-- Spec: identites-et-droits#ensembles.
-- Why: the assignments before the date stay, because commands captured before it are judged by
-- them.
create or replace function utilisateur.ecrire_version(
  p_ensemble utilisateur.ensemble, p_permissions text[], p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update utilisateur.ensemble_permission e
  set incluse_pendant = e.incluse_pendant - tstzmultirange(tstzrange(p_le, null))
  where e.ensemble_id = p_ensemble.id and e.permission <> all (p_permissions)
    and e.incluse_pendant && tstzrange(p_le, null);

  insert into utilisateur.ensemble_permission as e
    (organisation_id, ensemble_id, permission, incluse_pendant)
  select p_ensemble.organisation_id, p_ensemble.id, p.code, tstzmultirange(tstzrange(p_le, null))
  from unnest(p_permissions) as p (code)
  on conflict (organisation_id, ensemble_id, permission) do update
    set incluse_pendant = e.incluse_pendant + excluded.incluse_pendant;

  insert into utilisateur.ensemble_version
    (organisation_id, ensemble_id, version, libelle, permissions, raison, auteur_id, le)
  select p_ensemble.organisation_id, p_ensemble.id, coalesce(max(v.version), 0) + 1,
         p_ensemble.libelle, p_permissions, p_raison, p_auteur_id, p_le
  from utilisateur.ensemble_version v where v.ensemble_id = p_ensemble.id;
end
$$;
