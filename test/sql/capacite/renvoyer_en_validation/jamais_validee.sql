-- Spec: capacites#retour-en-validation: a survey validates nothing: a ceiling that was never
-- validated stays at zero.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.mesurer_kossi(5000);
update capacite.solde set plafond_g = 0;
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', 'AB', 7,
  jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))), essai.t(-1));
select capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('agent ESSAI'),
  essai.t());
select results_eq('select c.statut, c.capacite_g from capacite.capacite c order by c.statut',
  $$ values ('proposee', 500000::bigint), ('remplacee', 7) $$, 'the proposal is made anew');
select is((select s.plafond_g from capacite.solde s), 0::bigint, 'the ceiling stays at nothing');

select * from finish();
rollback;
