-- POST /v1/expeditions/{id}/valider: validates a draft expedition: its lots leave.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, module_inactif and what `expedition.valider` refuses.
create or replace function v1.expeditions_valider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'shipping.manage');
begin
  return expedition.valider((p_requete ->> 'id')::uuid, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.expeditions_valider(jsonb, jsonb) to api;
