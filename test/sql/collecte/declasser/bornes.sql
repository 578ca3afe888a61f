-- Spec: file-de-controle#declassement: a stated `quantite_g` of the collection is limited: a
-- balance never gets back more than the consumption.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001));
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
    '{"quantite_g": 1000002}'), '400 parametre_invalide', 'more than the collection');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement', '{"quantite_g": 0}'),
  '400 parametre_invalide', 'nothing');
select is(array[essai.ouverts('x'), essai.capacites()],
  array['capacite_depassee', 'Kossi ANANAS AB 1000001'], 'nothing happened');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
    '{"quantite_g": 1000001}'), 'leve', 'all of it, said in grams');
select is(essai.capacites(), null, 'nothing is taken any more');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'C1', 'all of it is downgraded');
select from collecte.devalider(essai.id('x'), essai.t(2));
select is((select s.consomme_g from capacite.solde s), 0::bigint,
  'what is given back twice is given back once');

select * from finish();
rollback;
