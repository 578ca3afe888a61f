-- Spec: licences-et-factures#en-vigueur: for each organization the latest licence that has begun,
-- in force or expired.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.entrer('VOISIN');
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-05-30"}'));
select licence.inscrire(essai.licence('{"debut": "2026-07-01"}'));
select essai.entrer('ESSAI');
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-03-01"}'));
select licence.inscrire(essai.licence('{"debut": "2026-03-02", "fin": "2026-06-30"}'));

select set_eq(
  $$ select organisation_id, debut, statut, jours_restants
     from tache.licences_en_vigueur('2026-06-01') $$,
  $$ values (essai.id('organisation VOISIN'), '2026-01-01'::date, 'expiree', -2),
    (essai.id('organisation ESSAI'), '2026-03-02', 'en_vigueur', 29) $$, 'one row each');
select is_empty($$ select from tache.licences_en_vigueur('2025-12-31') $$, 'none before');

select * from finish();
rollback;
