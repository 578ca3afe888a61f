-- Returns the versions of a permission set, latest first, each with the added and removed
-- permissions.
-- Spec: identites-et-droits#ensembles.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function utilisateur.versions_ensemble(p_ensemble_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with suite as (
    select v.version, v.libelle, v.permissions, v.raison, v.auteur_id, v.le,
           coalesce(lag(v.permissions) over (order by v.version), '{}') as avant
    from utilisateur.ensemble_version v where v.ensemble_id = p_ensemble_id
  )
  select jsonb_agg(jsonb_build_object(
    'version', s.version, 'libelle', s.libelle, 'permissions', s.permissions,
    'ajoutees', array(select unnest(s.permissions) except select unnest(s.avant) order by 1),
    'retirees', array(select unnest(s.avant) except select unnest(s.permissions) order by 1),
    'raison', s.raison, 'auteur_id', s.auteur_id, 'le', core.horodatage(s.le))
    order by s.version desc)
  from suite s
$$;
