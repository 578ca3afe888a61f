-- Holds provisional references until the end of the transaction: the command that brings one and a
-- reception that names it see each other, whichever comes first.
-- Spec: receptions#attendus.
-- Why: neither finds a row of the other to lock while both are on their way.
-- Locks: one advisory lock a reference, in the order of their texts.
create or replace function reception.verrouiller_references(variadic p_references text[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(core.organisation_id() || r.reference, 0))
  from (select distinct u.reference from unnest(p_references) as u (reference)
        where u.reference is not null order by u.reference) as r;
end
$$;
