-- Spec: conformite-et-certificats#statut: every revision of a plot is stored with its reason, its
-- author, its date and its control.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C2', essai.t(-10), 'visite',
  essai.id('rsci ESSAI'), essai.t());
select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-20), 'registres',
  essai.id('admin ESSAI'), essai.t(1));
select results_eq($$ select r.etat_code, r.depuis, r.enregistree_le, r.raison, r.auteur_id,
    r.origine from conformite.revision r order by r.rang $$,
  $$ values ('AB', essai.t(-200), essai.t(-200), 'essai', null, 'revision'),
            ('C2', essai.t(-10), essai.t(), 'visite', essai.id('rsci ESSAI'), 'revision'),
            ('C1', essai.t(-20), essai.t(1), 'registres', essai.id('admin ESSAI'), 'revision') $$,
          'the revision that was replaced too');
select from essai.faire('intrant.remettre', 'y',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
select is(essai.lever('rsci ESSAI', 'y', 'intrant_non_autorise', 'non_conformite'), 'leve',
  'a decision revises too');
select results_eq($$ select r.origine, r.controle_id, r.depuis from conformite.revision r
    order by r.rang desc limit 1 $$,
  $$ select 'controle', k.id, essai.t(0, '07:00') from controle.controle k $$, 'and is named');

select * from finish();
rollback;
