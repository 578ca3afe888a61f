-- GET /v1/ensembles-permissions/{id}: a permission set with its versions, latest first.
-- Spec: identites-et-droits#ensembles.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, ensemble_inconnu.
create or replace function v1.ensembles_permissions_lire(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensemble utilisateur.ensemble;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'permission_sets.manage');
  select e.* into v_ensemble from utilisateur.ensemble e where e.id = (p_requete ->> 'id')::uuid;
  if v_ensemble.id is null then
    raise sqlstate 'TR404' using message = 'ensemble_inconnu';
  end if;
  return utilisateur.presenter_ensemble(v_ensemble, now())
    || jsonb_build_object('versions', utilisateur.versions_ensemble(v_ensemble.id));
end
$$;
grant execute on function v1.ensembles_permissions_lire(jsonb, jsonb) to api;
