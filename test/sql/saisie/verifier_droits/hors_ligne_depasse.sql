-- Spec: commandes#droits: seven days without a synchronization are accepted, a moment more is under
-- control.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.apres(p_nom text, p_duree interval) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, '{}', essai.capture(essai.t(0, '07:00')),
      jsonb_build_object('synchro_precedente', essai.t(0, '07:00') - p_duree)))
$$;

select is(pg_temp.apres('court', '1 hour'), null, 'an hour');
select is(pg_temp.apres('pile', '7 days'), null, 'seven days exactly');
select is(pg_temp.apres('depasse', '7 days 1 millisecond'), 'hors_ligne_depasse',
  'one millisecond more');
select is((select count(*) from collecte.collecte), 3::bigint, 'all are written');

select * from finish();
rollback;
