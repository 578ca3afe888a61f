-- Spec: conformite-et-certificats#grille: without a calendar in an open campaign, no rule delays a
-- state.
begin;
set local role metier;
select plan(1);
select essai.preparer();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.champ_neuf('neuf');
select is(essai.statuer('neuf', 'AB', '2026-05-01'), 'AB', 'it is given');

select * from finish();
rollback;
