-- Spec: licences-et-factures#modules: a licence covers the modules that it names, or all.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select licence.inscrire(essai.licence(
  '{"debut": "2026-06-01", "fin": "2026-06-30", "modules": ["livraison"]}'));
select licence.inscrire(essai.licence('{"debut": "2026-07-02"}'));

select is(module.licence_couvre('livraison', essai.t()), true, 'one that it names');
select is(module.licence_couvre('stock', essai.t()), false, 'one that it does not');
select is(module.licence_couvre('noyau', essai.t()), true, 'the core always');
select is(module.licence_couvre('stock', essai.t(-1)), true, 'before any began everything is open');
select is(module.licence_couvre('stock', essai.t(31)), true, 'all, when it names none');

select * from finish();
rollback;
