-- Ends the activity of a module at a date: from then on it is `lecture_seule`.
-- Spec: organisations-et-modules#bascule.
create or replace function module.desactiver(p_module text, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update module.activation a
  set actif_pendant = a.actif_pendant - tstzmultirange(tstzrange(p_le, null))
  where a.module = p_module
$$;
