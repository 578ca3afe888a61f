-- Sets the country of the current organization, for the operator.
-- Spec: organisations-et-modules#organisation.
-- Chosen: docs/decisions/0044-portee.md: a sale to another country is an export.
create or replace function organisation.situer(p_pays text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update organisation.organisation o set pays = p_pays where o.id = core.organisation_id();
  perform journal.consigner(p_le, 'organisation.situer', 'organisation', core.organisation_id(),
    jsonb_build_object('auteur', 'operateur', 'pays', p_pays));
end
$$;
