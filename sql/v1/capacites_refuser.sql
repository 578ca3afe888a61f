-- POST /v1/capacites/{id}/refuser: refuses a proposed capacity with a reason.
-- Chosen: docs/decisions/0012-capacites.md.
-- Refuses: droit_manquant and what `capacite.refuser` refuses.
create or replace function v1.capacites_refuser(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'capacity.approve');
begin
  return capacite.refuser((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                          v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.capacites_refuser(jsonb, jsonb) to api;
