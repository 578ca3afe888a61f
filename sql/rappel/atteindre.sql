-- Returns the records that a recall reaches from its starting records: their descendants, their
-- ancestors, or all descendants of their ancestors.
-- Spec: rappels#plan.
-- Chosen: docs/decisions/0030-rappel.md.
create or replace function rappel.atteindre(p_graines uuid[], p_sens text) returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case p_sens
    when 'aval' then rappel.aval(p_graines)
    when 'amont' then rappel.amont(p_graines)
    else rappel.aval(rappel.amont(p_graines))
  end
$$;
