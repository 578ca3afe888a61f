-- Spec: lots#emplacements: no goods come to a place that is closed at that date.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select emplacement.modifier(essai.place('P'), '{"actif": false}', essai.id('rsci ESSAI'),
  essai.t(1));
select lives_ok($$ select emplacement.exiger_actif(essai.place('P'), essai.t()) $$,
  'open until then');
select throws_ok($$ select emplacement.exiger_actif(essai.place('P'), essai.t(2)) $$, 'TR409',
  'emplacement_ferme', 'closed since');
select throws_ok($$ select emplacement.exiger_actif(essai.id('?'), essai.t()) $$, 'TR404',
  'emplacement_inconnu', 'nowhere');
select from essai.lot('a', 1000, 'validé');
select throws_ok(
  $$ select lot.deplacer(essai.id('lot a'), essai.place('P'), null, essai.id('rsci ESSAI'),
      essai.t(2)) $$, 'TR409', 'emplacement_ferme', 'a lot does not come');

select * from finish();
rollback;
