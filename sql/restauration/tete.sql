-- Returns the head of the log that this database knows: its name; the last segment in the store
-- with the SHA-256 of its object, and the SHA-256 of the segment in progress once it is sealed; the
-- instant from which tokens are accepted, if the database was restored; the keys that the log
-- named; and whether the identity of the database differs from that in the log.
-- Spec: restauration#refus, restauration#lignee.
create or replace function restauration.tete() returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'journal', s.journal, 'numero', s.numero, 'sha256', nullif(s.sha256, ''),
    'en_route', (select r.sha256 from restauration.segment r where r.depose_le is null),
    'jetons_depuis', (select core.horodatage(max(r.le)) from restauration.restauration r),
    'cles', s.cles,
    'ailleurs', coalesce(s.lignee <> restauration.lignee(), false))
  from restauration.segment s where s.depose_le is not null order by s.numero desc limit 1
$$;
