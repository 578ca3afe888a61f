-- Locks a referential of the global catalogue, if there is one.
-- Spec: editeur#catalogue.
-- Locks: the referential.
create or replace function pack.verrouiller_referentiel(p_code text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from conformite.referentiel r where r.code = p_code for no key update;
end
$$;
