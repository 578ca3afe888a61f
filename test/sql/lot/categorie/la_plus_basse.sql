-- Spec: lots#categorie: a lot displays the lowest of its states, `conventionnel` without any;
-- judgements are only added.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.lot('a', 1000, 'validé', 'AB');
select is(lot.categorie(essai.id('lot a')), 'bio', 'organic');
select from lot.qualifier(essai.id('lot a'), '{"AB": "C2"}', 'resultat', null,
  essai.id('rsci ESSAI'), essai.t(1));
select from lot.qualifier(essai.id('lot a'), '{"AB": "C2"}', 'resultat', null,
  essai.id('rsci ESSAI'), essai.t(2));
select is(lot.categorie(essai.id('lot a')), 'conversion',
  'the latest state of a referential counts');
select is((select count(*) from lot.qualite q), 2::bigint,
  'a state that it has already is not written twice');
select is(lot.categorie(essai.id('?')), 'conventionnel', 'nothing is known');

select * from finish();
rollback;
