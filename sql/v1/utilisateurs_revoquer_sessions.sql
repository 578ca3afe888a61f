-- POST /v1/utilisateurs/{id}/revoquer-sessions: closes every session of an account.
-- Spec: identites-et-droits#sessions.
-- Refuses: droit_manquant, utilisateur_inconnu,
--          identite_d_une_autre_organisation.
create or replace function v1.utilisateurs_revoquer_sessions(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  perform utilisateur.revoquer_sessions((p_requete ->> 'id')::uuid, now());
  return utilisateur.presenter((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.utilisateurs_revoquer_sessions(jsonb, jsonb) to api;
