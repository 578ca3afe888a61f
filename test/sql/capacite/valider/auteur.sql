-- Spec: capacites#validation: a proposal's author can not validate it in any role; two other
-- persons do; the database refuses any other write.
begin;
set local role metier;
select plan(6);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'double')::text, true);
select is(essai.valider(current_setting('essai.capacite')::uuid, 'double'),
  '403 separation_des_taches', 'the author');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'double', 'rsci'),
  '403 separation_des_taches', 'in their other role neither');
select throws_ok($$ insert into capacite.validation
    values (core.organisation_id(), current_setting('essai.capacite')::uuid, 'rsci',
      essai.id('double ESSAI'), essai.t()) $$,
  'TR403', 'separation_des_taches', 'metier writing the row itself is refused');
select throws_ok($$ update capacite.capacite set proposee_par = essai.id('admin ESSAI') $$, '42501',
  null, 'the author of a proposal is not edited');
select throws_ok($$ update capacite.capacite set capacite_g = 9 $$, '42501', null,
  'nor its figure');
reset role;
select throws_ok($$ insert into capacite.validation
    values (essai.id('organisation ESSAI'), current_setting('essai.capacite')::uuid, 'rsci',
      essai.id('double ESSAI'), essai.t()) $$,
  'TR403', 'separation_des_taches', 'a superuser too');

select * from finish();
rollback;
