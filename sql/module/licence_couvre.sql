-- Whether the organization's licence covers a module at a date. Without a licence record everything
-- is covered; no licence is recorded anywhere yet, so every module is.
-- Spec: organisations-et-modules#licence.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function module.licence_couvre(p_module text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_module is not null and p_le is not null;
end
$$;
