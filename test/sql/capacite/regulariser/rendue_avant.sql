-- Spec: file-de-controle#regularisation: consumption that an earlier collection gave back no longer
-- counts.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(600000));
select from essai.collecter('b', essai.kg(600000));
select from collecte.devalider(essai.id('a'), essai.t());
select is(essai.capacites(), 'Kossi ANANAS AB 600000', 'the first one gave its share back');
select is(essai.lever('rsci ESSAI', 'b', 'capacite_depassee', 'regularisation'), 'leve',
  'the second one is covered now');

select * from finish();
rollback;
