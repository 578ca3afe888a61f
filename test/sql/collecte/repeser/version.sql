-- Spec: collectes#calcul: weighings are append-only: a corrected collection has a new version of
-- them; unchanged weighings make none.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x');
select collecte.repeser(essai.id('x'), '[{"tare_g": 1000, "brut_g": 101000}]');
select is((select max(p.version) from collecte.toute_pesee p), 1,
  'the same, whatever the order of their members');
select collecte.repeser(essai.id('x'), '[{"brut_g": 5, "tare_g": 1}, {"brut_g": 4, "tare_g": 1}]');
select is(
  (select string_agg(format('%s.%s %s−%s', p.version, p.rang, p.brut_g, p.tare_g),
      ', ' order by p.version, p.rang) from collecte.toute_pesee p),
  '1.1 101000−1000, 2.1 5−1, 2.2 4−1', 'others are the next version');
select collecte.repeser(essai.id('x'), '[{"brut_g": 4, "tare_g": 1}, {"brut_g": 5, "tare_g": 1}]');
select is((select max(p.version) from collecte.toute_pesee p), 3, 'their order counts');
select collecte.repeser(essai.id('x'), '[{"brut_g": 101000, "tare_g": 1000}]');
select is((select max(p.version) from collecte.toute_pesee p), 4,
  'they are compared with the latest version');

select * from finish();
rollback;
