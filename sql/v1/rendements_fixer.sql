-- POST /v1/rendements: sets the yield of a plot; its capacities return to validation.
-- Spec: terrain#rendement.
-- Refuses: droit_manquant and what `parcelle.fixer_rendement` refuses.
create or replace function v1.rendements_fixer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'capacity.propose');
begin
  return parcelle.fixer_rendement(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.rendements_fixer(jsonb, jsonb) to api;
