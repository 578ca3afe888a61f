-- Spec: conformite-et-certificats#statut: data from before revisions were stored may contain a
-- period that ended without a successor.
begin;
set local role metier;
select plan(2);
select essai.preparer();

insert into conformite.revision (organisation_id, parcelle_id, referentiel_code, etat_code, depuis,
  enregistree_le, raison, origine)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', null, essai.t(-100),
  essai.t(-100), 'reprise', 'reprise'),
       (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-50), essai.t(-50),
         'reprise', 'reprise');
select results_eq($$ select c.etat_code, c.periode
    from conformite.chronologie(essai.id('parcelle Kossi'), 'AB') as c order by c.periode $$,
  $$ values ('AB', tstzrange(essai.t(-200), essai.t(-100))),
    ('C1', tstzrange(essai.t(-50), null)) $$, 'a gap stays one');
select throws_ok(
  $$ insert into conformite.revision (organisation_id, parcelle_id, referentiel_code, etat_code,
      depuis, enregistree_le, raison, origine)
  values (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', null, essai.t(-100),
    essai.t(-100), 'x', 'revision') $$, '23514', null, 'a revision always names a state');

select * from finish();
rollback;
