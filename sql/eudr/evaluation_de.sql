-- Returns the assessment of a plot that counts: the latest by its day that was not cancelled, the
-- one recorded last of those of one day. Null for a plot without one.
-- Spec: eudr#evaluation.
create or replace function eudr.evaluation_de(p_parcelle_id uuid) returns eudr.evaluation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_evaluation eudr.evaluation;
begin
  select e.* into v_evaluation
  from eudr.evaluation e
  where e.parcelle_id = p_parcelle_id and e.annulee_le is null
  order by e.evaluee_le desc, e.cree_le desc, e.id desc
  limit 1;
  return v_evaluation;
end
$$;
