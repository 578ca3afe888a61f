-- Returns the instant of a campaign's first closing, from the periods in which it was open; null if
-- it was never closed.
-- Spec: packs-et-campagnes#dettes.
create or replace function campagne.premiere_cloture(p_pendant tstzmultirange)
returns timestamptz
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select upper(r.periode) from unnest(p_pendant) as r (periode)
          order by lower(r.periode) limit 1);
end
$$;
