-- Spec: rapports#flux: a devalidated reception enters once, also if it is rejected after a new
-- validation: the changes of its lots are neither entries nor exits.
begin;
set local role metier;
select plan(3);
select essai.preparer_receptions();
create function pg_temp.bilan() returns text language sql as $$
  select string_agg(concat_ws(' ', translate(b.entrees::text, '{}"', ''), '-',
    translate(b.sorties::text, '{}"', ''), '=', b.cloture_g), '; ')
  from rapports.bilan('-infinity', 'infinity') as b
$$;
select from essai.recevoir('r');
select from essai.traiter_reception('r', 'valider');
select from essai.traiter_reception('r', 'devalider', 'Essai');
select is(pg_temp.bilan(), 'reception_g: 100000 -  = 100000', 'devalidated');
select from essai.traiter_reception('r', 'valider', p_jour => 2);
select from essai.traiter_reception('r', 'devalider', 'Essai', p_jour => 3);
select is(pg_temp.bilan(), 'reception_g: 100000 -  = 100000', 'and again');
select from reception.contrepasser((essai.recue('r')).id, 'Essai', essai.id('rsci ESSAI'),
  essai.t(4));
select is(pg_temp.bilan(), 'reception_g: 100000 - contrepassation_g: 100000 = 0',
  'what is taken back, leaves once');

select * from finish();
rollback;
