-- Spec: capacites#retour-en-validation: capacities without the plot do not change.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.mesurer_kossi();
select essai.capacite_validee();
select essai.producteur('Afi');
select essai.faire('parcelle.relever', 'de Afi',
  jsonb_build_object('parcelle_id', essai.id('parcelle Afi'), 'releve',
    essai.releve('de Afi', essai.rectangle(11, 6.4))));
select is((select string_agg(c.statut, ',') from capacite.capacite c), 'validee',
  'another producer''s plot: nothing returns');
select essai.faire('parcelle.enregistrer', 'neuve');
select is((select string_agg(c.statut, ',') from capacite.capacite c), 'validee',
  'a new plot of the producer: nothing returns, the surface below is as it was');

select * from finish();
rollback;
