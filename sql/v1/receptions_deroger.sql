-- POST /v1/receptions/{id}/derogations: lifts one rule for one reception, with a reason.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: droit_manquant, module_inactif and what `reception.deroger` refuses.
create or replace function v1.receptions_deroger(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'reception.derogate');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform reception.deroger(v_id, p_requete ->> 'regle', p_requete ->> 'raison',
                            v_session.utilisateur_id, now());
  return reception.detailler(v_id);
end
$$;
grant execute on function v1.receptions_deroger(jsonb, jsonb) to api;
