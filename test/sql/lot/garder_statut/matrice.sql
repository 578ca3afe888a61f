-- Spec: lots#passages: in any write, the table allows only the transitions in its rows.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.lot('a', 1000, 'rejeté');
select throws_ok($$ update lot.lot set statut = 'validé' where id = essai.id('lot a') $$, 'P0004',
  null, 'from rejected to validated is no move');
select lives_ok($$ update lot.lot set statut = 'en_attente', statut_precedent = null
    where id = essai.id('lot a') $$, 'back to where it came from');
select from essai.lot('b', 1000, 'brouillon');
select from essai.agir('b', 'soumettre');
select throws_ok($$ update lot.lot set statut = 'brouillon' where id = essai.id('lot b') $$,
  'P0004', null, 'never back to a draft');
select throws_ok($$ update lot.lot set produit_id = essai.produit('JUS')
    where id = essai.id('lot b') $$, 'P0004', null, 'a lot stays of its product');
select throws_ok($$ delete from lot.lot $$, '42501', null, 'metier may not delete a lot');
reset role;
select throws_ok($$ delete from lot.lot $$, 'P0004', null, 'and nobody else can');

select * from finish();
rollback;
