-- A plot without any state takes one from that date.
begin;
set local role metier;
select plan(1);
select essai.preparer_operations();

delete from conformite.statut_parcelle;
select conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C1', essai.t(-10), 'entrée', essai.id('rsci ESSAI'));
select results_eq('select s.etat_code, lower(s.periode), upper(s.periode), s.raison, s.auteur_id from conformite.statut_parcelle s',
  $$ values ('C1', essai.t(-10), null::timestamptz, 'entrée', essai.id('rsci ESSAI')) $$, 'with the reason, and who gave it');

select * from finish();
rollback;
