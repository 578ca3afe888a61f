-- POST /v1/ensembles-permissions: creates a permission set.
-- Spec: identites-et-droits#ensembles.
-- Refuses: droit_manquant, permission_inconnue, ensemble_existant.
create or replace function v1.ensembles_permissions_creer(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'permission_sets.manage');
begin
  return utilisateur.creer_ensemble(v_session, p_requete, now());
end
$$;
grant execute on function v1.ensembles_permissions_creer(jsonb, jsonb) to api;
