-- POST /v1/controles/{id}/lever: lifts a control, and others of its motif with it, by a motivated
-- decision.
-- Spec: file-de-controle#levee.
-- Refuses: droit_manquant, identifiant_deja_pris (an id that a payload brings) and what
--          `controle.lever` refuses.
create or replace function v1.controles_lever(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return controle.lever(utilisateur.exiger_permission(p_appelant, now(), 'review.resolve'),
    (p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.controles_lever(jsonb, jsonb) to api;
