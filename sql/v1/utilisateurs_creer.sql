-- POST /v1/utilisateurs: opens an account, with the hash of the password that the handler made up.
-- Spec: identites-et-droits#comptes.
-- Refuses: droit_manquant, identifiant_deja_pris,
--          ensemble_inconnu, fin_obligatoire, periode_invalide.
create or replace function v1.utilisateurs_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  v_id uuid;
begin
  v_id := utilisateur.ouvrir(v_session.utilisateur_id, p_requete, now());
  return json_build_object('utilisateur', utilisateur.presenter(v_id, now()));
end
$$;
grant execute on function v1.utilisateurs_creer(jsonb, jsonb) to api;
