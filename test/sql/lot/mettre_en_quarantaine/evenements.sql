-- Spec: lots#quarantaine: each entry into quarantine and each release is an event with its reason;
-- the last event determines the status.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000, 'quarantaine');
select lives_ok($$ select lot.liberer(essai.id('lot a'), 'analyse conforme', essai.id('rsci ESSAI'),
      essai.t(1)) $$, 'released');
select throws_ok(
  $$ select lot.liberer(essai.id('lot a'), 'encore', essai.id('rsci ESSAI'), essai.t(2)) $$,
  'TR409', 'transition_refusee', 'once');
select results_eq($$ select q.acte, q.raison from lot.quarantaine_lot q order by q.le $$,
  $$ values ('mise', 'essai'), ('liberation', 'analyse conforme') $$, 'both events');

select * from finish();
rollback;
