-- POST /v1/receptions/{id}/soumettre: makes a draft wait for its validation.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: droit_manquant, module_inactif and what `reception.soumettre` refuses.
create or replace function v1.receptions_soumettre(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  v_id uuid := (p_requete ->> 'id')::uuid;
begin
  perform reception.soumettre(v_id, v_session.utilisateur_id, now());
  return reception.detailler(v_id);
end
$$;
grant execute on function v1.receptions_soumettre(jsonb, jsonb) to api;
