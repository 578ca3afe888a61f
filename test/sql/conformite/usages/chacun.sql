-- Spec: packs-et-campagnes#cochage: records that prevent the unticking of a referential: capacities
-- of an open campaign, states of plots, certificates that can still be in force.
begin;
set local role metier;
select plan(7);
select essai.preparer();
select essai.grille();

select is(conformite.usages('NOP', essai.t()), '{}', 'nothing');
select is(conformite.usages('AB', essai.t()), '{capacites,statuts}',
  'the open campaign''s capacities, and the states');
select essai.statut('parcelle Kossi', 'TR', essai.t(-100), 'NOP');
select is(conformite.usages('NOP', essai.t()), '{statuts}', 'a state');
select essai.statut('parcelle Kossi', 'HS', essai.t(-50), 'AB');
update campagne.campagne set statut = 'cloturee';
select is(conformite.usages('AB', essai.t()), '{}',
  'out of status is none; a closed campaign asks nothing');
select essai.certifier('C1', '2025-06-01', '2026-06-01');
select is(conformite.usages('AB', essai.t()), '{certificats}', 'a certificate on its last day');
select is(conformite.usages('AB', essai.t(1)), '{}', 'not the day after');
select essai.suspendre('C1', 'retire');
select is(conformite.usages('AB', essai.t()), '{}', 'nor one that was withdrawn');

select * from finish();
rollback;
