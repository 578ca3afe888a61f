-- The records that a recall reaches from where it starts: what was made of them, what they were
-- made of, or all that was made of what they were made of.
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
