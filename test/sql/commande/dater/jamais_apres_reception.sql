-- Spec: commandes#date-sans-horloge: no operation is dated after its reception, whatever the
-- phone's clock.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.dater(p_cree_le timestamptz, p_ms bigint) returns text language sql as $$
  select (r ->> 'date_operation') || ' ' || (r ->> 'alertes')
  from essai.collecter(p_cree_le || ' ' || p_ms, '{}',
    jsonb_build_object('cree_le_appareil', p_cree_le,
    'horloge', jsonb_build_object('ref_serveur', essai.t(0, '06:00'), 'ms_depuis_ref', p_ms))) as r
$$;

select is(pg_temp.dater(essai.t(0, '08:05'), 7200000), '2026-06-01T08:00:00Z []',
  'a phone five minutes ahead is brought back to the reception');
select is(pg_temp.dater(essai.t(0, '08:00'), 7200000), '2026-06-01T08:00:00Z []',
  'the reception itself is kept');
select is(pg_temp.dater(essai.t(0, '07:00'), 9000000), '2026-06-01T08:00:00Z ["horloge_corrigee"]',
  'an estimate after the reception is brought back to it');
select is(pg_temp.dater(essai.t(0, '07:59'), 7200000), '2026-06-01T07:59:00Z []',
  'an earlier one stays');

select * from finish();
rollback;
