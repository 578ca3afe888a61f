-- Returns a reception in the form in which a correction is compared before and after: each column
-- except its index and its lot, which the act itself sets. Masses in g.
-- Spec: receptions#correction.
create or replace function reception.corrigible(p_reception reception.reception) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select to_jsonb(p_reception) - '{indice,lot_id}'::text[]
    || jsonb_build_object('date_operation', core.horodatage(p_reception.date_operation))
$$;
