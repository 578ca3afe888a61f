-- Spec: lots#sorties: a lot that was archived since takes its matter back, as any other does.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select from essai.retirer('a', '{"quantite_g": 1000}');
select from essai.agir('a', 'archiver');
select is(essai.renverser(essai.mouvement('destruction')), 'contrepassation',
  'it was put away');
select from essai.lot('b', 1000, 'validé');
select from essai.retirer('b', '{"quantite_g": 1000}');
select is(essai.renverser(essai.mouvement('destruction')), 'contrepassation', 'another');
select is(essai.quantite('b'), 1000::bigint, 'has its matter again');

select * from finish();
rollback;
