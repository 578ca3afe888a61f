-- Spec: service#actes-simultanes: a switch that waited for a lock is judged by switches made
-- meanwhile.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.basculer(p_module text, p_acte text, p_le timestamptz) returns text
language sql as $$
  select essai.issue_de(format('select module.basculer(essai.session(), %L, %L, %L, %L)', p_module,
      p_acte, 'Décision', p_le))
$$;

select module.activer('stock', essai.t(-10));
select is(pg_temp.basculer('ventes', 'activer', essai.t(2))::jsonb ->> 'etat', 'actif',
  'a module that needs another');
select is(pg_temp.basculer('stock', 'desactiver', essai.t(1)), '409 activation_refusee',
  'which who waited does not switch off');
select is(pg_temp.basculer('ventes', 'activer', essai.t(1)), '409 etat_inchange',
  'nor is it switched on twice');
select is(pg_temp.basculer('ventes', 'desactiver', essai.t(3))::jsonb ->> 'etat', 'lecture_seule',
  'off again');
select is(pg_temp.basculer('stock', 'desactiver', essai.t(1))::jsonb #>> '{periodes,0,fin}',
  core.horodatage(essai.t(3)), 'what waited is written from there on');
select is(pg_temp.basculer('ventes', 'activer', essai.t(1)), '409 activation_refusee',
  'what it needs went off meanwhile');
select is((select array_agg(b.le order by b.id) from module.bascule b),
  array[essai.t(2), essai.t(3), essai.t(3)], 'the switches stand in their order');

select * from finish();
rollback;
