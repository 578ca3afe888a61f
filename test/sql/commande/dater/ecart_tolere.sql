-- Spec: commandes#date-de-l-operation: within ten minutes the phone's time is used; beyond, the
-- estimate with an alert.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.dater(p_cree_le text, p_ms bigint) returns text language sql as $$
  select (r ->> 'date_operation') || ' ' || (r ->> 'alertes')
    || coalesce(' ' || essai.motifs(r), '')
  from essai.collecter(p_cree_le || p_ms, '{}',
    jsonb_build_object('cree_le_appareil', '2026-06-01T' || p_cree_le || 'Z',
    'horloge', jsonb_build_object('ref_serveur', '2026-06-01T06:00:00Z', 'ms_depuis_ref',
      p_ms))) as r
$$;

select is(pg_temp.dater('07:00:00', 3600000), '2026-06-01T07:00:00Z []',
  'the phone''s time when it is the estimate');
select is(pg_temp.dater('07:10:00', 3600000), '2026-06-01T07:10:00Z []',
  'ten minutes ahead: the phone''s time');
select is(pg_temp.dater('06:50:00', 3600000), '2026-06-01T06:50:00Z []',
  'ten minutes behind: the phone''s time');
select is(pg_temp.dater('07:10:00.001', 3600000), '2026-06-01T07:00:00Z ["horloge_corrigee"]',
  'one millisecond more ahead: the estimate, with the alert');
select is(pg_temp.dater('06:49:59.999', 3600000), '2026-06-01T07:00:00Z ["horloge_corrigee"]',
  'one millisecond more behind: the estimate, with the alert');
select is(pg_temp.dater('07:10:00', 3599999), '2026-06-01T06:59:59.999000Z ["horloge_corrigee"]',
  'the estimate counts milliseconds');
select is(pg_temp.dater('06:00:00', 0), '2026-06-01T06:00:00Z []',
  'no time elapsed since the reference');

select * from finish();
rollback;
