-- Returns the members of a reception that a correction can change, and the values that depend on
-- them: every member but its index and its lot, which an act changes beside. Masses in g.
-- Spec: receptions#correction.
create or replace function reception.corrigible(p_reception reception.reception) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select to_jsonb(p_reception) - '{indice,lot_id}'::text[]
    || jsonb_build_object('date_operation', core.horodatage(p_reception.date_operation))
$$;
