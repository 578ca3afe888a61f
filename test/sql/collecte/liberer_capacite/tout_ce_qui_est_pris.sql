-- Spec: capacites#consommation: the whole consumption of a collection is given back, by entries of
-- the opposite sign.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(300000));
select from essai.collecter('b', essai.kg(200000));
select from collecte.liberer_capacite(essai.id('a'), essai.t(1));
select results_eq($$ select k.quantite_g, k.le from capacite.toute_consommation k
    where k.collecte_id = essai.id('a') order by k.rang $$,
  $$ values (300000::bigint, essai.t()), (-300000::bigint, essai.t(1)) $$,
  'an entry of the opposite sign');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 200000', 'Kossi ANANAS AB 200000'], 'the other collection''s stays');
select from collecte.liberer_capacite(essai.id('a'), essai.t(2));
select is((select count(*) from capacite.toute_consommation k where k.collecte_id = essai.id('a')),
  2::bigint, 'nothing is given back twice');
select is(essai.capacites(), 'Kossi ANANAS AB 200000', 'never more than was taken');

select * from finish();
rollback;
