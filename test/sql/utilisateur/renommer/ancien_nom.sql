-- Spec: identites-et-droits#nom: an account or an organization has another name from now on, and
-- their journal keeps the former one.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(utilisateur.renommer(essai.id('rsci ESSAI'), 'Afi', essai.t()) ->> 'nom_affiche', 'Afi',
  'the account');
select is(organisation.renommer(core.organisation_id(), 'Sud', 'Vu', essai.t()) ->> 'nom', 'Sud',
  'the organization');
select results_eq(
  $$ select e.details ->> 'nom', e.details ? 'ancien' from journal.evenement e
     where e.action like '%.renommer' order by e.id $$,
  $$ values ('Afi', true), ('Sud', true) $$, 'journalled with the former one');
select throws_ok($$ select utilisateur.renommer(essai.id('nul'), 'X', essai.t()) $$,
  'TR404', 'utilisateur_inconnu', 'nobody');

select * from finish();
rollback;
