-- Spec: licences-et-factures#expiree: an expired licence refuses new accounts, codes and modules
-- from the day after its last day, in the publisher's time zone, and no command.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-06-01"}'));

select lives_ok($$ select licence.exiger_place('utilisateurs', essai.t(0, '23:59')) $$,
  'its last day');
select throws_ok($$ select licence.exiger_place('utilisateurs', essai.t(1, '00:00')) $$, 'TR409',
  'licence_expiree', 'the day after');
select throws_ok($$ select licence.exiger_place('appareils', essai.t(1, '00:00')) $$, 'TR409',
  'licence_expiree', 'devices too');
select organisation.changer_fuseau_editeur('America/Martinique', essai.t());
select lives_ok($$ select licence.exiger_place('utilisateurs', essai.t(1, '03:59')) $$,
  'the day is the publisher''s');
select is(module.licence_couvre('stock', essai.t()), true, 'a module on its last day');
select is(module.licence_couvre('stock', essai.t(2)), false, 'none after');
select is(module.licence_couvre('noyau', essai.t(2)), true, 'but the core');
select is(licence.situation(essai.t(2)) -> 'avertissements' -> 0, '"licence_expiree"', 'warned');
select is(module.est_actif('noyau', essai.t(2)), true,
  'what is active stays so, and commands are judged by that alone');

select * from finish();
rollback;
