-- PATCH /v1/ensembles-permissions/{id}: writes a new version of a permission set.
-- Spec: identites-et-droits#ensembles.
-- Refuses: droit_manquant, ensemble_inconnu, version_perimee, permission_inconnue,
--          auto_attribution_refusee, dernier_administrateur.
create or replace function v1.ensembles_permissions_modifier(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'permission_sets.manage');
begin
  return utilisateur.modifier_ensemble(v_session, (p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.ensembles_permissions_modifier(jsonb, jsonb) to api;
