-- Notes that a message is still to be sent.
-- Spec: collectes#sms.
-- Why: a table of its own, from which what was sent goes: an index on the state of all messages
--      would be written again by each of their updates.
create or replace function collecte.noter_du() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into collecte.sms_du (organisation_id, collecte_id, version, le)
  values (new.organisation_id, new.collecte_id, new.version, new.le);
  return null;
end
$$;
grant execute on function collecte.noter_du() to proprietaire;
