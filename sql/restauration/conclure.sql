-- Records the end of the work after a restoration. The log continues after its last segment, now
-- written by the present database, and tokens issued before are refused. The contents of segments
-- that were being stored are logged again.
-- Spec: restauration#refus, restauration#sessions, restauration#lignee.
-- Locks: the segments.
create or replace function restauration.conclure(
  p_numero bigint, p_sha256 text, p_rapport jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tete restauration.segment;
begin
  select s.* into strict v_tete from restauration.segment s where s.depose_le is not null
  order by s.numero desc limit 1 for update;
  insert into restauration.restauration (le, depuis, jusqu_a, rapport)
  values (p_le, v_tete.numero, p_numero, p_rapport);
  if p_numero > v_tete.numero then
    perform restauration.reprendre_segment(s.contenu::jsonb)
    from restauration.segment s where s.depose_le is null;
    delete from restauration.segment s;
    insert into restauration.segment (journal, numero, prepare_le, sha256, depose_le, cles)
    values (v_tete.journal, p_numero, p_le, p_sha256, p_le, v_tete.cles);
  end if;
  perform restauration.reconnaitre();
end
$$;
