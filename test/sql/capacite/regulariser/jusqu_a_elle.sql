-- Spec: file-de-controle#regularisation: the ceiling must cover the consumption of this collection
-- and of those before it, not of later ones.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('a', essai.kg(600000));
select from essai.collecter('b', essai.kg(600000));
select from essai.collecter('c', essai.kg(600000));

update capacite.solde set plafond_g = 1199999;
select is(essai.lever('rsci ESSAI', 'b', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'the one before counts');
update capacite.solde set plafond_g = 1200000;
select is(essai.lever('rsci ESSAI', 'c', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'the last one is beyond it');
select is(essai.lever('rsci ESSAI', 'b', 'capacite_depassee', 'regularisation'), 'leve',
  'the one after does not count');
update capacite.solde set plafond_g = 1800000;
select is(essai.lever('rsci ESSAI', 'c', 'capacite_depassee', 'regularisation'), 'leve',
  'until all are covered');

select * from finish();
rollback;
