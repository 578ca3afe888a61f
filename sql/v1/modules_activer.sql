-- POST /v1/modules/{code}/activer: activates a module, from now on.
-- Spec: organisations-et-modules#bascule.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, module_inconnu, etat_inchange, activation_refusee.
create or replace function v1.modules_activer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'modules.manage');
begin
  return module.basculer(v_session, p_requete ->> 'code', 'activer', p_requete ->> 'raison', now());
end
$$;
grant execute on function v1.modules_activer(jsonb, jsonb) to api;
