-- Returns the number of the next version of a collection for the messages to its producer.
-- Spec: collectes#sms.
-- Chosen: one message per version of a collection.
create or replace function collecte.version_suivante(p_id uuid) returns integer
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(max(s.version), 0) + 1 from collecte.sms s where s.collecte_id = p_id
$$;
