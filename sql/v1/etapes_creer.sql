-- POST /v1/etapes: creates a draft step.
-- Spec: etapes#etape.
-- Refuses: droit_manquant, module_inactif and what `etape.creer` refuses.
create or replace function v1.etapes_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'stock.manage');
begin
  perform module.exiger('procedes', now());
  return etape.creer(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.etapes_creer(jsonb, jsonb) to api;
