-- Stores the results of comparisons. A trial, which does not wait for other transactions, stores
-- nothing.
-- Spec: terrain#chevauchement.
-- Locks: nothing: who calls holds the organization's surveys.
create or replace function parcelle.garder_communes(p_communes parcelle.terre_commune[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if cardinality(p_communes) > 0
    and coalesce(current_setting('sillon.essai', true), '') <> 'oui' then
    insert into parcelle.terre_commune (organisation_id, une, autre, commune_m2, forme)
    select c.organisation_id, c.une, c.autre, c.commune_m2, c.forme
    from unnest(p_communes) as c
    on conflict do nothing;
  end if;
end
$$;
