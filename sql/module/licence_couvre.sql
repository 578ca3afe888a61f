-- Returns whether the organization's licence covers a module at a date. Without a licence every
-- module is covered; an expired licence covers only the core.
-- Spec: organisations-et-modules#licence, licences-et-factures#modules.
-- Chosen: docs/decisions/0016-droits-et-modules.md,
--         docs/decisions/0070-licences-factures-tables.md.
create or replace function module.licence_couvre(p_module text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_licence licence.licence := licence.du_jour(v_jour);
begin
  return p_module = 'noyau' or v_licence.id is null
    or (coalesce(v_licence.fin >= v_jour, true)
        and coalesce(p_module = any (v_licence.modules), true));
end
$$;
