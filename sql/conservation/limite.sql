-- Returns the date until which evidence of organic status must be kept, as of a date: older data
-- may be erased.
-- Spec: conservation#duree.
create or replace function conservation.limite(p_le timestamptz) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_le - reglage.entier('conservation.preuves_annees', p_le) * interval '1 year';
end
$$;
