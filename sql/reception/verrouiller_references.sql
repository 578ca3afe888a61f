-- Locks provisional references until the end of the transaction (`reception.tenir_reference`).
-- Spec: receptions#attendus.
-- Locks: each reference, in the order of their texts.
create or replace function reception.verrouiller_references(variadic p_references text[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform reception.tenir_reference(r.reference)
  from (select distinct u.reference from unnest(p_references) as u (reference)
        where u.reference is not null order by u.reference) as r;
end
$$;
