-- GET /v1/utilisateurs/{id}: one account.
-- Spec: identites-et-droits#comptes.
-- Refuses: droit_manquant, utilisateur_inconnu.
create or replace function v1.utilisateurs_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'users.manage');
  v_reponse := utilisateur.presenter((p_requete ->> 'id')::uuid, now());
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  return v_reponse;
end
$$;
grant execute on function v1.utilisateurs_lire(jsonb, jsonb) to api;
