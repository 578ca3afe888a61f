-- Gives a copy of a database its own log, from a first segment on, so that the copy does not write
-- to the log of the original database. Returns the name of the new log.
-- Spec: restauration#lignee.
-- Locks: the segments.
create or replace function restauration.copier(p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_journal uuid := gen_random_uuid();
begin
  perform from restauration.segment s order by s.numero for update;
  perform restauration.reprendre_segment(s.contenu::jsonb)
  from restauration.segment s where s.depose_le is null;
  delete from restauration.segment s;
  insert into restauration.segment (journal, numero, prepare_le, sha256, depose_le, lignee)
  values (v_journal, 0, p_le, '', p_le, restauration.lignee());
  return v_journal;
end
$$;
