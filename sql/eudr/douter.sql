-- Writes that the answer of TRACES to a filed statement was lost: it may be there or not.
-- Spec: eudr#incertaine.
-- Refuses: declaration_eudr_inconnue, transition_refusee. Locks: the statement.
create or replace function eudr.douter(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform eudr.verrouiller(p_id, 'douter');
  perform eudr.changer_statut(p_id, 'douter', p_raison, p_auteur_id, p_le);
  return eudr.detailler(p_id, p_le);
end
$$;
