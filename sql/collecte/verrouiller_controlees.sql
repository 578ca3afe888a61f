-- Locks the collections that controls are about.
-- Spec: POST /v1/controles/{id}/lever, «one call may lift many items of one motif».
-- Locks: what `collecte.verrouiller` locks.
create or replace function collecte.verrouiller_controlees(
  p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform collecte.verrouiller(array(
    select c.entite_id from controle.controle c
    where c.id = any (p_ids) and c.entite = 'collecte'));
end
$$;
