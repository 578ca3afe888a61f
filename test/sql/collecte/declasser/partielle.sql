-- Spec: file-de-controle#declassement: with a stated mass only this mass is downgraded, and the
-- rest keeps its state.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000005));

select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 4}'),
  '409 capacite_insuffisante', 'what remains is a gram beyond the ceiling');
select is(essai.capacites(), 'Kossi ANANAS AB 1000005', 'then nothing is given back');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 5}'),
  'leve', 'five grams of it');
select results_eq($$ select d.etat_code, d.quantite_g from collecte.declassement d $$,
  $$ values ('C1', 5::bigint) $$, 'those are downgraded');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'AB', 'the rest keeps its state');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 1000000', 'Kossi ANANAS AB 1000000'], 'their capacity is given back');
select is(essai.motifs(essai.collecter('y', essai.kg(1))), 'capacite_depassee',
  'the ceiling is reached');

select * from finish();
rollback;
