-- Returns the time between a failed attempt and the next one, by the number of failed attempts;
-- null after the last attempt, a day after the first.
-- Spec: webhooks#reprises.
create or replace function webhook.pause(p_essais integer) returns interval
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select (array[interval '5 seconds', '1 minute', '5 minutes', '30 minutes', '2 hours', '5 hours',
                '8 hours', '8 hours 23 minutes 55 seconds'])[p_essais]
$$;
