-- POST /v1/utilisateurs/{id}/rouvrir-accueil: has an account go through its onboarding again.
-- Spec: identites-et-droits#accueil.
-- Refuses: droit_manquant, utilisateur_inconnu, accueil_refuse.
create or replace function v1.utilisateurs_rouvrir_accueil(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  return utilisateur.changer_accueil((p_requete ->> 'id')::uuid, 'rouvert', now());
end
$$;
grant execute on function v1.utilisateurs_rouvrir_accueil(jsonb, jsonb) to api;
