-- POST /v1/receptions: receives produce; a draft when that is asked.
-- Chosen: docs/decisions/0023-receptions.md.
-- Refuses: droit_manquant, module_inactif and what `reception.creer` refuses.
create or replace function v1.receptions_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
  v_id uuid := reception.creer(p_requete, v_session.utilisateur_id, now());
begin
  return reception.detailler(v_id);
end
$$;
grant execute on function v1.receptions_creer(jsonb, jsonb) to api;
