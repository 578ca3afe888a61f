-- POST /v1/lots/{id}/liberer: releases a lot from quarantine, with a reason.
-- Spec: lots#quarantaine.
-- Refuses: droit_manquant, module_inactif, lot_inconnu, transition_refusee, and what its record
--          refuses.
create or replace function v1.lots_liberer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.release_quarantine');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform lot.liberer(v_id, p_requete ->> 'raison', v_session.utilisateur_id, now());
  return lot.detailler(v_id);
end
$$;
grant execute on function v1.lots_liberer(jsonb, jsonb) to api;
