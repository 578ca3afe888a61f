-- Spec: organisations-et-modules#journal: each command leaves an entry with author, device and
-- command.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select from essai.collecter('x');

select results_eq(
  $$ select e.organisation_id, e.utilisateur_id, e.appareil_id, e.commande_id, e.action,
    e.le from journal.evenement e where e.commande_id is not null $$,
  $$ values (essai.id('organisation ESSAI'), essai.id('agent ESSAI'), essai.id('appareil ESSAI'),
      essai.id('commande x'), 'commande.acceptee', essai.t()) $$,
  'one entry says who did it, with which device and command');

select * from finish();
rollback;
