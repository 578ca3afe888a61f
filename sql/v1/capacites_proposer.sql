-- POST /v1/capacites: proposes the capacity of a producer, or those of a group.
-- Spec: capacites#capacite.
-- Refuses: droit_manquant and what `capacite.demander` refuses.
create or replace function v1.capacites_proposer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'capacity.propose');
begin
  return capacite.demander(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.capacites_proposer(jsonb, jsonb) to api;
