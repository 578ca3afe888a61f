-- Spec: collectes#fenetre: the time that collections stay on phones is a setting of the
-- organization.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('a');
insert into reglage.reglage values (core.organisation_id(), 'sync.fenetre_collectes_jours', 1, '2',
  essai.t(5), null);

select is(collecte.clore_fenetre(essai.t(4)), 0::bigint, 'before the setting: thirty days');
select is(collecte.clore_fenetre(essai.t(5)), 1::bigint, 'from it on: two');

select * from finish();
rollback;
