-- Spec: conformite-et-certificats#statut: a plot without any state gets one from that date on, and
-- the period has the id of its revision.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select essai.champ_neuf('neuf');
select from conformite.reviser(essai.id('neuf'), 'AB', 'C1', essai.t(-10), 'entrée',
  essai.id('rsci ESSAI'), essai.t());
select results_eq($$ select s.id from conformite.statut_parcelle s
    where s.parcelle_id = essai.id('neuf') $$,
  $$ select r.id from conformite.revision r where r.parcelle_id = essai.id('neuf') $$,
  'the period is the revision''s');
select results_eq($$ select s.etat_code, lower(s.periode), upper(s.periode), s.raison, s.auteur_id
    from conformite.statut_parcelle s where s.parcelle_id = essai.id('neuf') $$,
  $$ values ('C1', essai.t(-10), null::timestamptz, 'entrée', essai.id('rsci ESSAI')) $$,
  'with the reason, and who gave it');

select * from finish();
rollback;
