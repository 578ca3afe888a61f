-- POST /v1/taux-change: sets an exchange rate from a date on.
-- Spec: contrats-et-devises#taux.
-- Refuses: droit_manquant, module_inactif and what `devise.fixer_taux` refuses.
create or replace function v1.taux_change_fixer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'contracts.manage');
begin
  return devise.fixer_taux(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.taux_change_fixer(jsonb, jsonb) to api;
