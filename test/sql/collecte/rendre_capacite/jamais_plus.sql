-- Spec: file-de-controle#declassement: a downgraded mass gives back exactly its consumption, and no
-- gram more.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(300000));
select from collecte.rendre_capacite(essai.id('a'), 100000, essai.t(1));
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 200000', 'Kossi ANANAS AB 200000'], 'a part');
select from collecte.rendre_capacite(essai.id('a'), 900000, essai.t(1));
select is(array[essai.capacites(), essai.consommations()], array[null, null], 'all that is left');
select from collecte.rendre_capacite(essai.id('a'), 1, essai.t(1));
select is((select s.consomme_g from capacite.solde s), 0::bigint, 'then nothing');

select * from finish();
rollback;
