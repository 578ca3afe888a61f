-- Spec: lots#qualites-admises: a lot can be moved to a place that admits its quality, in quarantine
-- too, and each move is recorded.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.lot('a', 1000, 'quarantaine', 'C2');
select from essai.lot('c', 1000, 'consommé');
select lives_ok(
  $$ select lot.deplacer(essai.id('lot a'), essai.place('LIBRE'), 'tri', essai.id('rsci ESSAI'),
      essai.t(1)) $$, 'a place without list admits all');
select throws_ok(
  $$ select lot.deplacer(essai.id('lot a'), essai.place('BIO', 'bio'), null, essai.id('rsci ESSAI'),
      essai.t(2)) $$, 'TR409', 'qualite_non_admise', 'conversion is not organic');
select lives_ok($$ select lot.deplacer(essai.id('lot a'), essai.place('MIXTE', 'bio', 'conversion'),
      null, essai.id('rsci ESSAI'), essai.t(3)) $$, 'one of two');
select throws_ok(
  $$ select lot.deplacer(essai.id('lot a'), essai.id('?'), null, essai.id('rsci ESSAI'),
      essai.t(4)) $$, 'TR404', 'emplacement_inconnu', 'nowhere');
select throws_ok(
  $$ select lot.deplacer(essai.id('lot ?'), essai.place(), null, essai.id('rsci ESSAI'),
      essai.t(4)) $$, 'TR404', 'lot_inconnu', 'nothing');
select throws_ok(
  $$ select lot.deplacer(essai.id('lot c'), essai.place('LIBRE'), null, essai.id('rsci ESSAI'),
      essai.t(4)) $$, 'TR409', 'transition_refusee', 'what is consumed stands nowhere');
select results_eq($$ select e.code from lot.deplacement_lot d join emplacement.emplacement e
    on e.id = d.emplacement_id where d.lot_id = essai.id('lot a') order by d.rang $$,
  $$ values ('M1'), ('LIBRE'), ('MIXTE') $$, 'where it was, in order');

select * from finish();
rollback;
