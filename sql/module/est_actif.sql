-- Returns whether a module was active in the organization at a date.
-- Spec: organisations-et-modules#etat-du-module, commandes#droits.
create or replace function module.est_actif(p_module text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce((select a.actif_pendant @> p_le from module.activation a
                     where a.module = p_module), false));
end
$$;
