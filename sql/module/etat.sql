-- Returns the state of a switch at a date: `actif` while it is on, `lecture_seule` after it was on,
-- null before.
-- Spec: organisations-et-modules#etat-du-module.
create or replace function module.etat(
  p_actif_pendant tstzmultirange, p_le timestamptz) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case when p_actif_pendant @> p_le then 'actif'
           when p_actif_pendant && tstzrange(null, p_le) then 'lecture_seule' end;
end
$$;
