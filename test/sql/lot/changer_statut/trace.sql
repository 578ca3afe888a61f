-- Spec: lots#passages: an act records its author, date and reason; a refused act records nothing.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000, 'quarantaine');
select is(essai.agir('a', 'liberer'), 'validé', 'released');
select is(essai.agir('a', 'valider'), 'transition_refusee', 'validated already');
select results_eq($$ select t.rang, t.acte, t.de, t.vers from lot.transition t order by t.rang $$,
  $$ values (1, 'naitre', null, 'en_attente'), (2, 'valider', 'en_attente', 'validé'),
    (3, 'mettre_en_quarantaine', 'validé', 'quarantaine'),
    (4, 'liberer', 'quarantaine', 'validé') $$, 'the history of the lot');

select * from finish();
rollback;
