-- POST /v1/utilisateurs/{id}/desactiver: deactivates an account.
-- Spec: identites-et-droits#statut.
-- Refuses: droit_manquant, utilisateur_inconnu, utilisateur_statut_refuse,
--          auto_desactivation_refusee, dernier_administrateur.
create or replace function v1.utilisateurs_desactiver(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
begin
  perform utilisateur.desactiver(v_session.utilisateur_id, (p_requete ->> 'id')::uuid,
                                 p_requete ->> 'raison', now());
  return utilisateur.presenter((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.utilisateurs_desactiver(jsonb, jsonb) to api;
