-- Returns the number of editions of a referential in the catalogue, which a change must name; 0 for
-- a referential that was not edited since the service stores editions.
-- Spec: editeur#catalogue.
create or replace function pack.version_referentiel(p_code text) returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(max(e.rang), 0) from conformite.edition e where e.referentiel_code = p_code);
end
$$;
