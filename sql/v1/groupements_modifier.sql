-- PATCH /v1/groupements/{id}: gives a group another name.
-- Spec: terrain#groupements.
-- Refuses: droit_manquant, groupement_inconnu.
create or replace function v1.groupements_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  return organisation.renommer_groupement((p_requete ->> 'id')::uuid, p_requete ->> 'nom', now());
end
$$;
grant execute on function v1.groupements_modifier(jsonb, jsonb) to api;
