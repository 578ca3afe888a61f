-- Activates a module of the organization from a date on.
-- Spec: organisations-et-modules#bascule.
create or replace function module.activer(p_module text, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into module.activation as a (organisation_id, module, actif_pendant)
  values (core.organisation_id(), p_module, tstzmultirange(tstzrange(p_le, null)))
  on conflict (organisation_id, module) do update
    set actif_pendant = a.actif_pendant + excluded.actif_pendant
$$;
