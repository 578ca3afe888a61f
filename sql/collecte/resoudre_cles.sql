-- Resolves the keys of the collection of a control, once an entity that it named has arrived.
-- Spec: Control queue, reference_inconnue, «correction». Chosen: docs/decisions/0010-controles.md.
create or replace function collecte.resoudre_cles(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform collecte.rejuger(p_controle.entite_id, p_le);
end
$$;
