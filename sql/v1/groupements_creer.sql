-- POST /v1/groupements: creates a group of producers.
-- Spec: terrain#groupements.
-- Refuses: droit_manquant, groupement_code_pris.
create or replace function v1.groupements_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  return organisation.creer_groupement(p_requete, now());
end
$$;
grant execute on function v1.groupements_creer(jsonb, jsonb) to api;
