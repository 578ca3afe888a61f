-- Spec: commandes#date-de-l-operation: with an enormous `ms_depuis_ref`, the estimate is in the far
-- future: the date is the estimate with `horloge_corrigee`, but never later than the reception.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.dater(p_ms bigint) returns text language sql as $$
  select (r ->> 'date_operation') || ' ' || (r ->> 'alertes')
    || coalesce(' ' || essai.motifs(r), '')
  from essai.collecter('m' || p_ms, '{}',
    jsonb_build_object('horloge',
      jsonb_build_object('ref_serveur', essai.t(0, '06:00'), 'ms_depuis_ref', p_ms))) as r
$$;

select is(pg_temp.dater(3155759999999), '2026-06-01T08:00:00Z ["horloge_corrigee"]',
  'almost a century');
select is(pg_temp.dater(3155760000000), '2026-06-01T08:00:00Z ["horloge_corrigee"]',
  'a century, the most that an envelope may say');
select is(pg_temp.dater(7776000000), '2026-06-01T08:00:00Z ["horloge_corrigee"]', 'ninety days');

select * from finish();
rollback;
