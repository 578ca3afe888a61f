-- POST /v1/utilisateurs/{id}/reactiver: reactivates an account.
-- Spec: identites-et-droits#statut.
-- Refuses: droit_manquant, utilisateur_inconnu, utilisateur_statut_refuse.
create or replace function v1.utilisateurs_reactiver(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
begin
  perform utilisateur.reactiver(v_session.utilisateur_id, (p_requete ->> 'id')::uuid,
                                p_requete ->> 'raison', now());
  return utilisateur.presenter((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.utilisateurs_reactiver(jsonb, jsonb) to api;
