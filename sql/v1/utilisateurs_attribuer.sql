-- POST /v1/utilisateurs/{id}/attributions: assigns a permission set to an account.
-- Spec: identites-et-droits#attributions.
-- Refuses: droit_manquant, utilisateur_inconnu, ensemble_inconnu, auto_attribution_refusee,
--          periode_invalide, fin_obligatoire, attribution_chevauchante.
create or replace function v1.utilisateurs_attribuer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'permission_sets.manage');
begin
  return utilisateur.attribuer_ensemble(v_session, (p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.utilisateurs_attribuer(jsonb, jsonb) to api;
