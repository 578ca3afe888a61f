-- Spec: service#actes-simultanes: if a campaign is closed by an act that began before its opening,
-- it was open for an instant.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t(-101));
select results_eq(
  'select c.statut, c.active_pendant, c.modifie_le from campagne.campagne c',
  $$ values ('cloturee', tstzmultirange(tstzrange(essai.t(-100),
    essai.t(-100) + interval '1 microsecond')), essai.t(-100) + interval '1 microsecond') $$,
  'closed as soon as it was open');
select is((select e.le from journal.evenement e where e.action = 'campagne.cloturer'),
  essai.t(-100) + interval '1 microsecond', 'which the journal says');

select * from finish();
rollback;
