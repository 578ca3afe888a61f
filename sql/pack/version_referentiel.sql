-- How many editions the catalogue has of a referential: what whoever changes it names. 0 of one
-- that nothing was written of since editions are kept.
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
