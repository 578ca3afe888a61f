-- Simulates the execution of a planned recall now, next to its plan.
-- Spec: rappels#apercu.
-- Refuses: rappel_inconnu, rappel_non_planifie.
create or replace function rappel.apercu(p_rappel_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
begin
  perform rappel.exiger(p_rappel_id);
  select r.* into v_rappel from rappel.rappel r where r.id = p_rappel_id;
  perform acte.exiger('rappel', p_rappel_id, v_rappel.statut, 'executer');
  return rappel.apercevoir(v_rappel, p_le);
end
$$;
