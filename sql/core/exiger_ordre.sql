-- Refuses an event that is not later than the event before it, because periods between events are
-- never rewritten.
-- Spec: api#ordre-des-dates.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: evenement_hors_ordre.
create or replace function core.exiger_ordre(
  p_date timestamptz, p_precedent timestamptz) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_date <= p_precedent then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre',
      detail = jsonb_build_object('precedent', core.horodatage(p_precedent))::text;
  end if;
end
$$;
