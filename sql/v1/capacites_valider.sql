-- POST /v1/capacites/{id}/valider: validates a proposed capacity in the caller's role.
-- Spec: capacites#validation.
-- Refuses: droit_manquant and what `capacite.valider` refuses.
create or replace function v1.capacites_valider(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'capacity.approve');
begin
  return capacite.valider((p_requete ->> 'id')::uuid, p_requete ->> 'role',
                          v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.capacites_valider(jsonb, jsonb) to api;
