-- Locks a step, and requires the starting state of an act.
-- Spec: etapes#etape.
-- Refuses: etape_inconnue, transition_refusee.
-- Locks: the step; lots come after.
create or replace function etape.verrouiller(p_id uuid, p_acte text) returns etape.etape
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape;
begin
  perform from etape.etape e where e.id = p_id for update;
  v_etape := etape.exiger(p_id);
  perform acte.exiger('etape', p_id, v_etape.statut, p_acte);
  return v_etape;
end
$$;
