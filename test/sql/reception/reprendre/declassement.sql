-- Spec: lots#requalification: a downgrade decided after the reception lowers the lot.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001));
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 1000001, "recu_g": 1000001}]');
select is(essai.etat('a'), 'AB AB', 'organic');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'out of the organic referential');
select is(essai.etat('a'), 'AB C1', 'so is the lot');
select is((select r.champs from reception.redressement r),
  '{"etats": [{"AB": "AB"}, {"AB": "C1"}]}', 'what changed');

select * from finish();
rollback;
