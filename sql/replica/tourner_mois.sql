-- Updates the months with results for phones: the previous, the present and the next month, so that
-- no month is missing when it begins.
-- Spec: replication#resultats.
-- Why: results are never changed nor deleted, and a rule of replication can not compare dates.
create or replace function replica.tourner_mois(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mois text[] := array(
    select to_char((p_le at time zone 'UTC') + make_interval(months => m), 'YYYY-MM')
    from generate_series(-1, 1) as m);
begin
  delete from replica.mois m where m.mois <> all (v_mois);
  insert into replica.mois (mois) select unnest(v_mois) on conflict do nothing;
end
$$;
